import { anAddress, comesWithATrip, expect, fillsTheCheckout, GOOD_CARD, holdsTheEsim, orders, paysWith, spoils, test } from '#tests/support/traveller.ts'

test.describe.configure({ mode: 'serial' })

test('retries after the network refused, and gets the eSIM', async ({ page }) => {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: anAddress('refused') })
  await page.getByRole('button', { name: /Order with obligation to pay/ }).click()
  await expect(page).toHaveURL(/\/pay\//)
  const reference = await referenceOf(page.url())
  await spoils({ target: 'network', at: 'allocate', kind: 'out_of_stock', times: 1, match: reference })
  await paysWith(page, GOOD_CARD)

  await expect(page.getByText(/Failed to allocate eSIM: .+\. Please refresh or contact support\./).first()).toBeVisible()
  await page.getByRole('button', { name: 'Retry Flow' }).click()
  await holdsTheEsim(page)
})

// The provider's own books say whose page this is.
async function referenceOf(payUrl: string): Promise<string> {
  const { SANDBOX } = await import('#tests/support/traveller.ts')
  const state = (await (await fetch(`${SANDBOX}/control/state`)).json()) as { payment: { sessions: { id: string; client_reference_id: string }[] } }
  return state.payment.sessions.find((session) => payUrl.includes(session.id))?.client_reference_id ?? 'no such page'
}
