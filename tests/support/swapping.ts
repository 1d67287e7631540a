// A buyer chooses what they take instead of an order.
import type { CountryCode } from '#values/country/country.ts'
import { beginCanceling, buyerOf } from './canceling.ts'
import type { TestShop } from './open-test-shop.ts'

/** The cheapest, or the dearest that was paid for, or one that costs more, among the bundles of a country. */
export async function chosenOf(
  shop: TestShop,
  orderId: string,
  dear?: 'dearest' | 'dearer',
  country: CountryCode = 'FR',
) {
  const order = await shop.orderOf(orderId)
  const { listSwapOffers, chooseInstead } = shop.shop.cancellations
  const offers = ((await listSwapOffers(order, [country], shop.at)) ?? []).filter(
    ({ differenceCents }) => differenceCents > 0 === (dear === 'dearer'),
  )
  const offer = dear === 'dearest' ? offers.at(-1) : offers[0]
  if (!offer) throw new Error('Nothing can be taken instead.')
  const { bundleId, differenceCents: seenCents } = offer
  const chosen = await chooseInstead(order, { bundleId, destinations: [country], seenCents }, shop.at)
  if (!chosen.ok) throw new Error(chosen.problem)
  return chosen
}

/** Swaps with the code from the mailbox. */
export async function swapAsBuyer(shop: TestShop, orderId: string, chosen: Awaited<ReturnType<typeof chosenOf>>) {
  const begun = await beginCanceling(shop, orderId)
  if (!begun.ok) throw new Error(begun.problem)
  const [{ proof, code }, order] = [begun, await shop.orderOf(orderId)]
  const visitor = buyerOf(orderId)
  return shop.shop.cancellations.cancelOrder({ order, visitor, proof, code, reason: 'wrong_country', ...chosen })
}
