// Whether everybody can read a page: axe finds nothing in four widths, and nothing has to be scrolled sideways.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const WIDTHS = [320, 390, 768, 1280]

/** Looks at the page as it stands, in every width; the window is as wide as before afterwards. */
export async function isReadable(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // What the bar on top happens to cover is a question of where one has scrolled to.
    await page.evaluate(toTheTop)
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    expect(found, `at ${width} px`).toEqual([])
    expect(await page.evaluate(overflow), `scrolled sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
const toTheTop = () => scrollTo({ top: 0, behavior: 'instant' })
