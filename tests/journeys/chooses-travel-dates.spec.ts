// One calendar for the whole trip: the arrival brings a departure along, and the next day that is chosen moves it.
import { measuresShifts, unaskedShiftsOf } from '#tests/support/layout-shifts.ts'
import { expect, test } from '#tests/support/traveller.ts'

const DATES = '/bundleselector?to=FR&step=dates'

test.beforeEach(async ({ page }) => {
  await page.goto(DATES)
  await page.getByRole('button', { name: 'Go to the Next Month' }).click()
})

const days = (page: import('@playwright/test').Page) =>
  page.getByRole('application', { name: 'Travel dates calendar' }).getByRole('gridcell').getByRole('button')

test('continues with a day trip after the arrival, and with a longer one after the departure', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await days(page).filter({ hasText: /^10$/ }).last().click()
  await expect(page.getByText('Now choose the day you leave.').first()).toBeVisible()
  await expect(page).toHaveURL(/from=(\d{4}-\d\d-10)&to_date=\1&step=dates$/)
  await expect(next).toHaveText(/^Continue · 1 day · €\d+\.\d\d$/)
  await expect(next).not.toHaveAttribute('aria-disabled')

  await days(page).filter({ hasText: /^16$/ }).last().click()
  await expect(page).toHaveURL(/to_date=\d{4}-\d\d-16/)
  await expect(page.locator('p').filter({ hasText: /^\w{3} .* – .* · 7 days$/ })).toBeVisible()
  await expect(next).toHaveText(/^Continue · 7 days · €5\.38$/)
  await next.click()
  await expect(page.getByRole('heading', { name: 'Recommended Bundles' })).toBeVisible()
})

test('picks the same day twice for a day trip, and uses the stepper for a longer one', async ({ page }) => {
  const tenth = days(page).filter({ hasText: /^10$/ }).last()
  await tenth.click()
  await tenth.click()
  await expect(page.getByRole('button', { name: /^Continue · 1 day · €/ })).toBeVisible()
  await page.getByText('Exact length').click()
  await expect(page.getByRole('button', { name: 'Remove 1 day' })).toBeDisabled()
  await page.getByRole('button', { name: 'Add 1 day' }).click()
  await expect(page.locator('p').filter({ hasText: /^\w{3} .* – .* · 2 days$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove 1 day' }).click()
  await expect(page.getByRole('button', { name: /^Continue · 1 day · €/ })).toBeVisible()
})

test('sees what a day costs or saves, and takes the offer with one tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await days(page).filter({ hasText: /^10$/ }).last().click()
  // The calendar, the lengths, and the button are one screen.
  await expect(days(page).filter({ hasText: /^20$/ }).last()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: '2 weeks' })).toBeInViewport({ ratio: 1 })
  await days(page).filter({ hasText: /^14$/ }).last().click()
  await expect(page.getByText('Two more days at the same price')).toBeVisible()
  await days(page).filter({ hasText: /^10$/ }).last().click()
  await days(page).filter({ hasText: /^17$/ }).last().click()
  await expect(page.getByRole('button', { name: 'Continue · 8 days · €13.25' })).toBeVisible()
  await expect(page.getByRole('button', { name: '7 days instead of 8: €5.38' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: '7 days instead of 8: €5.38' }).click()
  await expect(page.getByText('8 days instead of 7: €13.25, €7.87 more')).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/to_date=\d{4}-\d\d-16/)
  await page.getByRole('button', { name: 'Continue · 7 days · €5.38' }).click()
  await expect(page.getByRole('button', { name: /^Start your journey and go to payment\s*· €5\.38$/ })).toBeVisible()
})

test('jumps nowhere from the tap on a country to the price', async ({ page }) => {
  await measuresShifts(page)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.getByRole('list', { name: 'Popular destinations' }).getByRole('button', { name: 'Spain' }).click()
    await page.getByRole('gridcell').getByRole('button', { disabled: false }).first().click()
    await page.getByRole('button', { name: '1 week' }).click()
    await page.getByRole('button', { name: 'Continue · 7 days · €5.38' }).click()
    await expect(page.getByRole('heading', { name: 'Recommended Bundles' })).toBeVisible()
    // The lengths appear below the day, and the calendar turns to the month of the last one: both are what was pressed for.
    expect(await unaskedShiftsOf(page)).toBeLessThanOrEqual(0.02)
  }
})

test('chooses both days with the keyboard', async ({ page }) => {
  await days(page).filter({ hasText: /^10$/ }).last().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=\d{4}-\d\d-10/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/to_date=\d{4}-\d\d-17/)
  await expect(page.getByRole('button', { name: /arrival$/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /departure, 8 days$/ }).first()).toBeVisible()
})

test('sees at the field that a typed day is past, even after Continue', async ({ page }) => {
  await page.getByText('Exact length').click()
  const arrival = page.getByLabel('Arrival date')
  await arrival.fill('2020-05-01')
  // The button is marked as disabled, but a person can still press it.
  await page.getByRole('button', { name: 'Continue' }).click({ force: true })
  await expect(page.getByText('Arrival date is in the past')).not.toHaveCount(0)
  await expect(page.getByText('Travel dates not set')).toHaveCount(0)
  await expect(arrival).toHaveAccessibleDescription('Please choose today or a later date')
})

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('the first day that can be chosen is the traveler’s own today', async ({ page }) => {
      await page.goto(DATES)
      const own = await page.evaluate(() => {
        const now = new Date()
        return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10)
      })
      await expect(page.getByRole('button', { name: /, today$/ })).toBeEnabled()
      await page.getByRole('button', { name: /, today$/ }).click()
      await expect(page).toHaveURL(new RegExp(`from=${own}`))
      await expect(page.getByLabel('Arrival date')).toHaveAttribute('min', own)
      await page.reload()
      await expect(page.getByLabel('Arrival date')).toHaveValue(own)
      await expect(page.getByText('Arrival date is in the past')).toHaveCount(0)
    })
  })
}
