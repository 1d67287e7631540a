// In a shop with a past, lists show many of what they list before anybody scrolls, no page goes on for ever, and a
// table of a phone keeps its first column in view.
import type { Page } from '@playwright/test'
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { measuresShifts, unaskedShiftsOf } from '#tests/support/layout-shifts.ts'
import { startOnAClock } from '#tests/support/on-a-clock.ts'
import { isReadableNow } from '#tests/support/readable.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { expect, test } from '#tests/support/traveller.ts'

const PAST = 120
const SCREENS = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }
const LEAST = { desk: 12, phone: 4 }

/** A press is lost where its button moves on between down and up. */
const MOST_SHIFT = 0.005

const LISTS = [
  '/admin-dashboard?tab=orders',
  '/admin-dashboard?tab=users',
  '/admin',
  '/admin-dashboard/inbox?state=all',
  '/super-admin-dashboard/payouts',
]
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

/** Rows of the first list that are whole in the window; of a short one, how many such rows there would be room for. */
const rowsInView = (page: Page) =>
  page
    .locator('main .data-frame')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) => {
      const boxes = rows.map((row) => row.getBoundingClientRect())
      const [first] = boxes
      if (!first || first.height === 0) return 0
      const whole = boxes.filter(({ bottom }) => bottom <= innerHeight).length
      const tallest = Math.max(...boxes.map(({ height }) => height))
      return whole < rows.length ? whole : Math.floor((innerHeight - first.top) / tallest)
    })

test('of lists and pages in the back office', async ({ browser }) => {
  const desk = await opensTheDesk(browser, CHIEF, { path: `${clocked.url}/super-admin-dashboard` })
  await desk.setViewportSize(SCREENS.desk)
  await measuresShifts(desk)
  for (const path of LISTS)
    await test.step(path, async () => {
      await desk.goto(clocked.url + path)
      await desk.waitForLoadState('networkidle')
      expect(await unaskedShiftsOf(desk), 'moves as it starts').toBeLessThanOrEqual(MOST_SHIFT)
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
  await test.step('the keys of a list', () => walksAList(desk))
  await test.step('the columns of a list', () => choosesColumns(desk))
  await desk.setViewportSize(SCREENS.phone)
  await desk.goto(`${clocked.url}/admin-dashboard?tab=orders`)
  const order = await desk.locator('main tbody').getByRole('rowheader').getByRole('link').first().getAttribute('href')
  const questions = ['correct', 'papers'].map((ask): [string, number] => [`${order}?ask=${ask}`, 2_000])
  for (const [path, highest] of [...HIGHEST, ...questions])
    await test.step(path, async () => {
      await desk.goto(clocked.url + path)
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => desk.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(highest)
    })
})

/** Rows are walked, ticked, and opened with single keys; what is typed in a field stays there. */
async function walksAList(desk: Page) {
  await desk.setViewportSize(SCREENS.desk)
  await desk.goto(`${clocked.url}/admin-dashboard?tab=orders`)
  await desk.waitForLoadState('networkidle')
  const rows = desk.locator('main tbody tr')
  const nameOf = (at: number) => rows.nth(at).getByRole('rowheader').getByRole('link')
  for (const [key, at] of [
    ['j', 0],
    ['j', 1],
    ['j', 2],
    ['k', 1],
  ] as const) {
    await desk.keyboard.press(key)
    await expect(nameOf(at)).toBeFocused()
  }
  const box = rows.nth(1).getByRole('checkbox')
  await desk.keyboard.press('x')
  await expect(box).toBeChecked()
  await desk.keyboard.press('x')
  await expect(box).not.toBeChecked()

  await desk.keyboard.press('?')
  const help = desk.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toBeVisible()
  await isReadableNow(desk)
  await desk.keyboard.press('Escape')
  await expect(nameOf(1)).toBeFocused()

  const search = desk.getByRole('search').getByRole('textbox')
  await search.focus()
  await desk.keyboard.type('jkx?')
  await expect(search).toHaveValue('jkx?')
  await expect(help).toBeHidden()

  await nameOf(1).focus()
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(/\/admin-dashboard\/orders\/[\w-]{36}$/)
}

/** Somebody hides a column, which stays hidden for them, and shows it again. */
async function choosesColumns(desk: Page) {
  const orders = `${clocked.url}/admin-dashboard?tab=orders&sort=oldest`
  const brand = desk.getByRole('columnheader', { name: 'Brand' })
  const choose = async (isShown: boolean) => {
    await desk.goto(orders)
    await desk.locator('summary', { hasText: 'Columns' }).click()
    await desk.getByRole('checkbox', { name: 'Brand' }).setChecked(isShown)
    await desk.getByRole('button', { name: 'Save columns' }).click()
    await expect(brand).toHaveCount(isShown ? 1 : 0)
    await expect(desk).toHaveURL(/sort=oldest/)
  }
  await choose(false)
  await desk.goto(orders)
  await expect(desk.locator('summary', { hasText: 'Columns (1 hidden)' })).toBeVisible()
  await expect(brand).toHaveCount(0)
  await isReadableNow(desk)
  await choose(true)
}
