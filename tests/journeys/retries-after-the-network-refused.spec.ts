import type { Page } from '@playwright/test'
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

async function buysWhileOutOfStock(page: Page, times: number) {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: anAddress('refused') })
  await orders(page)
  const match = await referenceOf(page.url())
  await spoils({ target: 'network', at: 'allocate', kind: 'out_of_stock', times, match })
  await paysWith(page, GOOD_CARD)
  await expect(
    page.getByText(/Failed to allocate eSIM: .+\. Please refresh or contact support\./).first(),
  ).toBeVisible()
}

test('retries after the network refused, and gets the eSIM', async ({ page }) => {
  await buysWhileOutOfStock(page, 3)
  const retry = page.getByRole('button', { name: 'Retry Flow' })
  await retry.click()
  // Refused again, the traveler presses again: the shop's own next try is later each time.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
    await expect(page.getByRole('img', { name: /QR code for eSIM ending/ }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await holdsTheEsim(page)
})

test('waits after the network refused, and gets the eSIM without a click', async ({ page }) => {
  await buysWhileOutOfStock(page, 1)
  await expect(page.getByText(/We’ll try again automatically in \d+ seconds?|We’re trying again now/)).toBeVisible()
  await holdsTheEsim(page)
  // The progress that was read out earlier is gone.
  await expect(page.getByText(/^Step \d of \d/)).toHaveCount(0)
})
