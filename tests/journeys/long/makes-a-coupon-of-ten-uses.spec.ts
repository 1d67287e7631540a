// The owner makes a code that ten people may use; a shopper pays less with it.
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { isReadable } from '#tests/support/readable.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { applies, comesWithATrip, expect, test } from '#tests/support/traveller.ts'

test('makes a coupon of ten uses', async ({ page, browser }) => {
  const code = `TEN${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const desk = await opensTheDesk(browser, CHIEF, { path: '/super-admin-dashboard/coupons' })
  await expect(desk.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
  await isReadable(desk)
  const form = desk.getByRole('region', { name: 'New coupon' })
  await form.getByRole('textbox', { name: 'Code' }).fill(code)
  await form.getByRole('textbox', { name: 'Amount' }).fill('101')
  await form.getByRole('button', { name: 'Create coupon' }).click()
  await expect(form.getByRole('alert')).toContainText('percentage from 0.01 to 100')
  await form.getByRole('textbox', { name: 'Amount' }).fill('25')
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
