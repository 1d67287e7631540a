// A buyer chooses what they take instead of an order.
import type { CountryCode } from '#values/country/country.ts'
import type { TestShop } from './open-test-shop.ts'

/** The cheapest, or the dearest that was paid for, among the bundles of a country. */
export async function chosenOf(shop: TestShop, orderId: string, dear?: 'dearest', country: CountryCode = 'FR') {
  const order = await shop.orderOf(orderId)
  const { listSwapOffers, chooseInstead } = shop.shop.cancellations
  const offers = ((await listSwapOffers(order, [country], shop.at)) ?? []).filter(
    ({ differenceCents }) => differenceCents <= 0,
  )
  const offer = dear ? offers.at(-1) : offers[0]
  if (!offer) throw new Error('Nothing can be taken instead.')
  const { bundleId, differenceCents: seenCents } = offer
  const chosen = await chooseInstead(order, { bundleId, destinations: [country], seenCents }, shop.at)
  if (!chosen.ok) throw new Error(chosen.problem)
  return chosen
}
