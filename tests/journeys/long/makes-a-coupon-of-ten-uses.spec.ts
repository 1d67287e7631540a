// The owner creates a code that ten people may use, and a shopper pays less with it; a code that starts later isn't
// valid until then.
import { dayText } from '#app/format/moment-text.ts'
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { isReadable } from '#tests/support/readable.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { applies, comesWithATrip, expect, test } from '#tests/support/traveller.ts'
import { ARRIVAL, DEPARTURE } from '#tests/support/trip-to-come.ts'

test('makes a coupon with ten uses', async ({ page, browser }) => {
  const code = `TEN${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const desk = await opensTheDesk(browser, CHIEF, { path: '/super-admin-dashboard/coupons' })
  await expect(desk.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
  await isReadable(desk)
  const form = desk.getByRole('region', { name: 'New coupon' })
  await form.getByRole('textbox', { name: 'Code' }).fill(code)
  await form.getByRole('textbox', { name: 'Amount' }).fill('101')
  await form.getByRole('button', { name: 'Create coupon' }).click()
  const amount = form.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(/percentage from 0\.01 to 100/)
  await amount.fill('25')
  await form.getByRole('textbox', { name: 'Most uses in all' }).fill('10')
  await form.getByRole('button', { name: 'Create coupon' }).click()
  await expect(desk.getByRole('row', { name: code })).toContainText('0 of 10')

  await comesWithATrip(page)
  await applies(page, code)
  await expect(page.getByText(/Discount/).first()).toBeVisible()

  await desk.getByRole('link', { name: `End ${code}` }).click()
  await expect(desk.getByRole('heading', { name: `End ${code}?` })).toBeVisible()
  await isReadable(desk)
  await desk.getByRole('button', { name: 'Yes, end it' }).click()
  await expect(desk.getByRole('row', { name: code })).toContainText('Ended')

  await desk.goto('/super-admin-dashboard/vat')
  await expect(desk.getByRole('heading', { level: 1, name: 'VAT rates' })).toBeVisible()
  await isReadable(desk)
})

test('makes a coupon for a future week', async ({ page, browser }) => {
  const code = `AHEAD${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const desk = await opensTheDesk(browser, CHIEF, { path: '/super-admin-dashboard/coupons' })
  const form = desk.getByRole('region', { name: 'New coupon' })
  await form.getByRole('textbox', { name: 'Code' }).fill(code)
  await form.getByRole('textbox', { name: 'Amount' }).fill('25')
  await form.getByLabel('First day').fill(DEPARTURE)
  await form.getByLabel('Last day').fill(ARRIVAL)
  await form.getByRole('button', { name: 'Create coupon' }).click()
  const last = form.getByLabel('Last day')
  await expect(last).toBeFocused()
  await expect(last).toHaveAccessibleDescription(/The last day can’t be before the first\./)
  await isReadable(desk)
  await form.getByLabel('First day').fill(ARRIVAL)
  await last.fill(DEPARTURE)
  await form.getByRole('button', { name: 'Create coupon' }).click()
  const row = desk.getByRole('row', { name: code })
  await expect(row).toContainText(`Starts ${dayText(ARRIVAL)}`)
  await expect(row).toContainText(`${dayText(ARRIVAL)} to ${dayText(DEPARTURE)}`)
  await isReadable(desk)

  await comesWithATrip(page)
  await applies(page, code)
  await expect(page.getByText('This coupon code isn’t valid.').first()).toBeVisible()

  await desk.getByRole('link', { name: `End ${code}` }).click()
  await desk.getByRole('button', { name: 'Yes, end it' }).click()
  await expect(row).toContainText('Ended')
  await expect(row).not.toContainText('Starts')
})
