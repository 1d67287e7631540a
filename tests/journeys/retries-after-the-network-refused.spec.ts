import { z } from 'zod'
import {
  anAddress,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  orders,
  paysWith,
  SANDBOX,
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

const books = z.object({
  payment: z.object({ sessions: z.array(z.object({ id: z.string(), client_reference_id: z.string() })) }),
})

/** The provider's own books say whose payment page this is. */
async function referenceOf(payUrl: string): Promise<string> {
  const { payment } = books.parse(await (await fetch(`${SANDBOX}/control/state`)).json())
  const session = payment.sessions.find(({ id }) => payUrl.includes(id))
  if (!session) throw new Error('The payment provider knows no such page.')
  return session.client_reference_id
}
