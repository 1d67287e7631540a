// A member of staff finds a failed order, gets it going, refunds another one, and can read every page involved.
import { anotherBrowser } from '#tests/support/another-browser.ts'
import type { Page } from '@playwright/test'
import { isReadable } from '#tests/support/readable.ts'
import { STAFF } from '#tests/support/staff.ts'
import {
  anAddress,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  logsIn,
  orders,
  paysWith,
  referenceOf,
  spoils,
  test,
} from '#tests/support/traveller.ts'

test('an admin finds a failed order, retries it, and refunds another', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const [broken, sorry] = [anAddress('broken'), anAddress('sorry')]
  await buys(page, sorry)
  await holdsTheEsim(page)
  const reference = await buysInVain(page, broken)

  const context = await anotherBrowser(browser)
  const desk = await context.newPage()
  await desk.goto('/admin-dashboard')
  await desk.getByRole('textbox', { name: 'Email' }).fill(STAFF.email)
  await logsIn(desk, STAFF.password)
  await expect(desk.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  // Opened again, so that the fading greeting is gone.
  await desk.goto('/admin-dashboard')
  await expect(desk.getByRole('heading', { name: 'Recent activity' })).toBeVisible()
  await desk.getByText('View as a table').click()
  await isReadable(desk)

  await desk.getByRole('link', { name: 'View: Failed orders' }).click()
  await expect(desk).toHaveURL(/view=failed/)
  await looksFor(desk, broken)
  await isReadable(desk)
  await desk.getByRole('rowheader').getByRole('link').click()
  await expect(desk.getByText(reference)).toBeVisible()
  await expect(desk.getByText(/Failed to allocate eSIM/).first()).toBeVisible()
  await isReadable(desk)
  const retry = desk.getByRole('button', { name: 'Retry Flow' })
  await retry.click()
  await expect(desk.getByText('Order retried').first()).toBeVisible()
  // The network may refuse once more. Another press doesn't wait for the shop's own next try, which is a minute away.
  await expect(async () => {
    await desk.reload()
    if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Completed', { timeout: 1_000 })
  }).toPass()
  await desk.getByRole('button', { name: 'Show' }).click()
  await expect(desk.getByText(/^LPA:1\$/)).toBeVisible()

  await desk.getByRole('link', { name: 'All orders' }).click()
  await looksFor(desk, sorry)
  await desk.getByRole('rowheader').getByRole('link').click()
  await desk.getByRole('link', { name: 'Refund', exact: true }).click()
  await expect(desk.getByRole('heading', { name: /^Refund €[\d.]+\?$/ })).toBeVisible()
  await isReadable(desk)
  await desk.getByRole('button', { name: /^Refund €/ }).click()
  await expect(desk.getByText('Payment refunded').first()).toBeVisible()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Refunded')
  await expect(desk.getByText('Credit note')).toBeVisible()

  await desk.goto('/admin-dashboard?tab=users')
  await looksFor(desk, sorry)
  await isReadable(desk)
  await desk.getByRole('link', { name: 'Back to Home' }).click()
  await expect(desk).toHaveURL(/\/$/)
  await context.close()
})

async function buys(page: Page, email: string) {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await orders(page)
  await paysWith(page, GOOD_CARD)
}

/** Pays but gets nothing: the network refuses this order's allocation more often than the shop tries by itself here. */
async function buysInVain(page: Page, email: string): Promise<string> {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await orders(page)
  const reference = await referenceOf(page.url())
  await spoils({ target: 'network', at: 'allocate', kind: 'out_of_stock', times: 4, match: reference })
  await paysWith(page, GOOD_CARD)
  await expect(page.getByText(/Failed to allocate eSIM/).first()).toBeVisible()
  return reference
}

async function looksFor(desk: Page, text: string) {
  const search = desk.getByRole('search')
  await search.getByRole('textbox').fill(text)
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(desk.getByText(`Results for “${text}”`)).toBeVisible()
  expect(desk.url()).not.toContain(encodeURIComponent(text))
}
