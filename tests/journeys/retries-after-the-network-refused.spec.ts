import {
  anAddress,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  orders,
  paysWith,
  referenceOf,
  spoils,
  test,
} from '#tests/support/traveller.ts'

test('retries after the network refused, and gets the eSIM', async ({ page }) => {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: anAddress('refused') })
  await orders(page)
  await spoils({
    target: 'network',
    at: 'allocate',
    kind: 'out_of_stock',
    times: 1,
    match: await referenceOf(page.url()),
  })
  await paysWith(page, GOOD_CARD)

  await expect(
    page.getByText(/Failed to allocate eSIM: .+\. Please refresh or contact support\./).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Retry Flow' }).click()
  await holdsTheEsim(page)
})
