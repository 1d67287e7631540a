// Small things that users notice: what hovering opened stays open, a swipe or a key closes a toast, the hero makes
// room.
import { comesWithATrip, expect, test } from '#tests/support/traveller.ts'
import type { Page } from '@playwright/test'
import { TRIP_DAYS } from '../../support/trip-to-come.ts'

const TRIP = `to=FR,IT&${TRIP_DAYS}`

async function seesAToast(page: Page) {
  await comesWithATrip(page)
  await page.goto(`/bundleselector?${TRIP}&step=results&bundle=01032_2`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  const title = page.getByText('Replaced in your cart: France and Italy · 1 GB')
  await expect(title).toBeVisible()
  return title
}

test('keeps the list of destinations open while they are clicked', async ({ page }) => {
  await page.goto(`/bundleselector?${TRIP}&step=results`)
  await page.waitForLoadState('networkidle')
  const names = page.getByText('France, Italy', { exact: true })
  await expect(names).toBeHidden()
  const count = page.getByLabel('2 countries, show list')
  await count.hover()
  await expect(names).toBeVisible()
  await count.click()
  await expect(names).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(names).toBeHidden()
})

test('dismisses a toast by swiping with the mouse, without selecting its text', async ({ page }) => {
  const title = await seesAToast(page)
  const box = await title.boundingBox()
  if (!box) throw new Error('The toast has no place on the page.')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 4, y)
  await page.mouse.down()
  await page.mouse.move(box.x + 44, y, { steps: 5 })
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  await page.mouse.move(box.x + 104, y, { steps: 5 })
  await page.mouse.up()
  await expect(title).toBeHidden()
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
})

test('moves the focus to a toast with F8', async ({ page }) => {
  await seesAToast(page)
  await page.keyboard.press('F8')
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' })
  await expect(toasts.getByRole('button', { name: 'Undo' })).toBeFocused()
})

test('shows the invitation to start only on the first step', async ({ page }) => {
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
  await page.goto('/?to=FR')
  await expect(hero.getByRole('link')).toHaveCount(2)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'When are you traveling' })).toBeVisible()
  await expect(hero).toBeVisible()
  await expect(hero.getByRole('link')).toHaveCount(0)
})
