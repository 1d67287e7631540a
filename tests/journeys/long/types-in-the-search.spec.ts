// What a letter in the search makes the page do is counted, since a busy machine changes every time.
import type { CDPSession } from '@playwright/test'
import { expect, test } from '#tests/support/traveller.ts'

/** It was 74,000 while each letter rendered the list anew that it then replaced, and is 27,000. */
const MOST_CALLS = 45_000
/** The list has some 180 rows. */
const MOST_ROWS = 40

for (const width of [390, 1280])
  test(`a letter renders only its own list, of which only what is in sight is drawn, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/', { waitUntil: 'networkidle' })
    const watch = await page.context().newCDPSession(page)
    await watch.send('Profiler.enable')
    await page.locator('#search-open, #destination-search').filter({ visible: true }).click()
    const rows = page.locator('dialog button[role=checkbox], button[role=option]')
    await expect.poll(() => rows.count()).toBeGreaterThan(100)

    expect(await rows.evaluateAll(countDrawn)).toBeLessThan(MOST_ROWS)

    const listed = await rows.count()
    await page.keyboard.press('n')
    await expect.poll(() => rows.count()).toBeLessThan(listed)
    const many = await rows.count()
    const calls = await countCalls(watch, async () => {
      await page.keyboard.press('o')
      await expect.poll(() => rows.count()).toBeLessThan(many)
    })
    expect(calls).toBeLessThan(MOST_CALLS)
  })

const countDrawn = (rows: Element[]) =>
  rows.filter((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length

/** How many functions of the page's scripts are called meanwhile. */
async function countCalls(watch: CDPSession, act: () => Promise<void>): Promise<number> {
  await watch.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  await act()
  const { result } = await watch.send('Profiler.takePreciseCoverage')
  await watch.send('Profiler.stopPreciseCoverage')
  return result
    .filter(({ url }) => url.includes('/assets/'))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0)
}
