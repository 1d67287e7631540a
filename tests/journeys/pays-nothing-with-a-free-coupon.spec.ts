import {
  anAddress,
  applies,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  getsAFreeEsim,
  test,
} from '#tests/support/traveller.ts'

test('pays nothing with a free coupon and still gets the eSIM', async ({ page }) => {
  await getsAFreeEsim(page, anAddress('free'))
  await expect(page.locator('main')).toContainText('€0.00')
})

test('gets the same answer for a wrong, an expired, and a paused coupon, and keeps the input', async ({ page }) => {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: 'kept@example.com' })
  for (const code of ['NOSUCHCODE', 'LASTSUMMER', 'ONHOLD']) {
    await applies(page, code)
    await expect(page.getByText('This coupon code isn’t valid.').first()).toBeVisible()
  }
  await expect(page.getByLabel('Email', { exact: false }).first()).toHaveValue('kept@example.com')
})

test('pays less with a percentage coupon, the same on the payment page', async ({ page }) => {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: anAddress('percent') })
  await applies(page, 'WANDER20')
  // 4.45 less 20% is 3.56, or 4.31 with 21% VAT
  await page.getByRole('button', { name: 'Order with obligation to pay · €4.31' }).click()
  await expect(page.getByRole('button', { name: 'Pay €4.31' })).toBeVisible()
})
