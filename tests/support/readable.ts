// Whether everybody can read a page: axe finds nothing, narrow or wide, and nothing has to be scrolled sideways.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

declare global {
  var axe: { run: (options: RunOptions) => Promise<AxeResults> } | undefined
}

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}
/** All that changes with the scheme of the system. */
const COLORS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export const EVERY_WIDTH = [320, 390, 768, 1280]
/** What axe finds right here is nearly always right in between, and each look of it takes a second. */
const ENDS = [320, 1280]

/** Looks at the page in these widths, between the ends for what would be scrolled sideways; leaves the window as wide as before. */
export async function isReadable(page: Page, widths = ENDS, schemes: 'light' | 'both' = 'light'): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // A page that is just loading may still stand in its old width.
    await page.waitForFunction((wanted) => innerWidth === wanted && document.readyState === 'complete', width)
    if (!ENDS.includes(width)) {
      expect(await page.evaluate(overflow), `scrolled sideways at ${width} px`).toBeLessThanOrEqual(0)
      continue
    }
    await isReadableNow(page)
    if (schemes === 'both') await isReadableInTheDark(page)
  }
  if (before) await page.setViewportSize(before)
}

/** Looks at the page in the window as it is. */
export async function isReadableNow(page: Page, options = OPTIONS): Promise<void> {
  if (!(await page.evaluate(hasAxe))) await page.evaluate(AXE)
  const { violations, wider } = await page.evaluate(look, options)
  const where = `at ${page.viewportSize()?.width} px`
  expect(violations, where).toEqual([])
  expect(wider, `scrolled sideways ${where}`).toBeLessThanOrEqual(0)
}

async function isReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await isReadableNow(page, COLORS)
  await page.emulateMedia({ colorScheme: 'light' })
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

const hasAxe = () => globalThis.axe !== undefined

async function look(options: RunOptions) {
  // What the bar on top or at the bottom happens to cover is a question of where one has scrolled to.
  scrollTo({ top: 0, behavior: 'instant' })
  const bars = [...document.querySelectorAll<HTMLElement>('.action-bar')]
  for (const bar of bars) bar.style.position = 'static'
  // What is still coming or going is paler than it will be.
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000)
  // By their states: of an animation that began anew meanwhile, the first promise to be finished is never kept.
  while (moving.some(({ playState }) => playState === 'running')) await new Promise(requestAnimationFrame)
  const found = await globalThis.axe?.run(options)
  for (const bar of bars) bar.style.removeProperty('position')
  return {
    violations: found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }
}
