// In a shop with a past, lists show many of what they list before anybody scrolls, no page goes on for ever, and a
// table of a phone keeps its first column in view.
import type { Page } from '@playwright/test'
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { startOnAClock } from '#tests/support/on-a-clock.ts'
import { isReadableNow } from '#tests/support/readable.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { expect, test } from '#tests/support/traveller.ts'

const PAST = 120
const SCREENS = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }
const LEAST = { desk: 12, phone: 4 }

const LISTS = ['/admin-dashboard?tab=orders', '/admin-dashboard?tab=users', '/admin']
/** The highest that a page of a phone may be. */
const HIGHEST: [string, number][] = [
  ['/super-admin-dashboard?tab=reports', 3_000],
  ['/super-admin-dashboard/payouts', 3_000],
  ['/super-admin-dashboard/vat', 3_000],
  ['/admin-dashboard', 4_500],
  ['/super-admin-dashboard', 4_500],
]

let clocked: Awaited<ReturnType<typeof startOnAClock>>
test.beforeAll(async () => {
  clocked = await startOnAClock()
  await clocked.hasAPast(PAST)
})
test.afterAll(() => clocked.close())

/** Rows that are whole in the window, of all of the page's tables. */
const rowsInView = (page: Page) =>
  page.locator('main tbody tr').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom, height } = row.getBoundingClientRect()
        return height > 0 && top >= 0 && bottom <= innerHeight
      }).length,
  )

test('of lists and pages in the back office', async ({ browser }) => {
  const desk = await opensTheDesk(browser, CHIEF, { path: `${clocked.url}/super-admin-dashboard` })
  for (const path of LISTS)
    await test.step(path, async () => {
      await desk.goto(clocked.url + path)
      for (const screen of ['desk', 'phone'] as const) {
        await desk.setViewportSize(SCREENS[screen])
        await expect.poll(() => rowsInView(desk), `rows at ${screen}`).toBeGreaterThanOrEqual(LEAST[screen])
      }
      const frame = desk.locator('main .data-frame').first()
      const name = frame.getByRole('rowheader').first()
      await frame.evaluate((it) => it.scrollTo({ left: it.scrollWidth, behavior: 'instant' }))
      await expect(name).toBeInViewport({ ratio: 1 })
      await isReadableNow(desk)
    })
  await desk.setViewportSize(SCREENS.phone)
  for (const [path, highest] of HIGHEST)
    await test.step(path, async () => {
      await desk.goto(clocked.url + path)
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await desk.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(highest)
    })
})
