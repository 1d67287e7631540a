// A buyer takes another bundle instead of their money: which ones they may, and what comes back to them.
import type { Base } from '#shop/assembly/base.ts'
import { sourceOf } from '#shop/catalogue/bundle/bundle.ts'
import { factsOf } from '#shop/catalogue/bundle/bundle-facts.ts'
import { quote, quoteDifference, type Quote } from '#shop/catalogue/pricing/quote.ts'
import { coveringOffers, type Offer } from '#shop/catalogue/trip/find-offers.ts'
import { placeIn } from '#shop/catalogue/trip/trip-name.ts'
import type { Order, OrderedBundle } from '#shop/sales/order/order.ts'
import type { AtBrand } from '#values/brand-facts.ts'
import { isCountryCode, type CountryCode } from '#values/country/country.ts'
import { sizeText } from '#values/data-allowance.ts'
import type { Outcome } from '#values/outcome.ts'
import type { CancellationRow } from './cancellation-store.ts'
import { creditCents, isSwappable } from './swappable.ts'
import { viewCancellation, type ViewCancellationDeps } from './view-cancellation.ts'
import { worthTaking } from './worth-taking.ts'

/** What a buyer takes instead, at the price of the moment at which they chose it, VAT included. */
export type Instead = NonNullable<CancellationRow['instead']>

/**
 * `differenceCents`: what it costs more than what is left of the payment, as it would be charged; negative for less, and
 * 0 where it is too little for a payment of its own.
 */
export type SwapOffer = { bundleId: string; zone: string; data: string; days: number; differenceCents: number }

export type SwapDeps = ViewCancellationDeps & Pick<Base, 'readPriceList'>

/**
 * The bundles that cover these countries, cheapest first, without those that hold no more than a cheaper one, and how
 * their prices of today differ from what was paid; null if the buyer can't take any instead.
 */
export async function listSwapOffers(
  deps: SwapDeps,
  order: Order,
  destinations: CountryCode[],
  at: AtBrand,
): Promise<SwapOffer[] | null> {
  const offered = await findOffers(deps, order, destinations, at)
  if (!offered) return null
  const { selling } = await deps.readPriceList(at.tenant.brand.id)
  return worthTaking(offered, ({ bundleId }) => factsOf(selling, bundleId)).map(({ offer, differenceCents }) => ({
    bundleId: offer.bundleId,
    zone: offer.zone,
    data: sizeText(offer),
    days: offer.validityDays,
    differenceCents,
  }))
}

export type ChooseProblem = 'not_swappable' | 'bundle_not_found' | 'price_changed'

/**
 * What a buyer takes instead, as it is sold now. Problems: `not_swappable`, `bundle_not_found` (not sold for these
 * countries), `price_changed` (the difference isn't `seenCents`, which they were shown). `difference` is what they pay
 * first; null if it costs as much or less.
 */
export async function chooseInstead(
  deps: SwapDeps,
  order: Order,
  { bundleId, destinations, seenCents }: { bundleId: string; destinations: CountryCode[]; seenCents: number },
  at: AtBrand,
): Promise<Outcome<{ instead: Instead; difference: Quote | null }, ChooseProblem>> {
  const offered = await findOffers(deps, order, destinations, at)
  if (!offered) return { ok: false, problem: 'not_swappable' }
  const found = offered.find(({ offer }) => offer.bundleId === bundleId)
  if (!found) return { ok: false, problem: 'bundle_not_found' }
  const { offer, differenceCents, difference } = found
  if (differenceCents !== seenCents) return { ok: false, problem: 'price_changed' }
  const { selling } = await deps.readPriceList(at.tenant.brand.id)
  return {
    ok: true,
    difference,
    instead: {
      bundleId,
      zone: offer.zone,
      place: placeIn(selling, offer.zone, destinations),
      data: sizeText(offer),
      days: offer.validityDays,
      megabytes: offer.megabytes,
      destinations,
      ...sourceOf(selling, bundleId),
      priceCents: creditCents(order) + differenceCents,
    },
  }
}

type OfferDifference = { offer: Offer; differenceCents: number; difference: Quote | null }

async function findOffers(
  deps: SwapDeps,
  order: Order,
  destinations: CountryCode[],
  { tenant: { brand } }: AtBrand,
): Promise<OfferDifference[] | null> {
  const { selling, buying } = await deps.readPriceList(brand.id)
  const view = await viewCancellation(deps, order)
  if (buying !== null || !isSwappable(order) || view.kind !== 'offer' || !view.isAutomatic) return null
  return coveringOffers(selling, destinations)
    .filter(({ bundleId }) => bundleId !== order.bundle.bundleId)
    .map((offer) => ({ offer, ...differenceOf(offer, order) }))
}

// At the rate of the order, whose buyer is where they were.
function differenceOf(offer: Offer, order: Order): Omit<OfferDifference, 'offer'> {
  const { vatBasisPoints } = order
  const moreCents = quote(offer.priceCents, vatBasisPoints).totalCents - creditCents(order)
  if (moreCents <= 0) return { differenceCents: moreCents, difference: null }
  const difference = quoteDifference(moreCents, vatBasisPoints)
  return { differenceCents: difference?.totalCents ?? 0, difference }
}

/** The bundle of the order that takes its place. Its dates are open: those of the former trip may be what was wrong. */
export const bundleOf = ({ bundleId, zone, place, data, days, megabytes, destinations }: Instead): OrderedBundle => ({
  bundleId,
  zone,
  place,
  data,
  days,
  megabytes,
  destinations: destinations.filter(isCountryCode),
  arrival: null,
  departure: null,
})
