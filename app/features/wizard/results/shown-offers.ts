// Which offers step 3 shows: at first the few that make sense for the trip, on request all of them, cheapest first.
import {
  lastingOffers,
  recommendOffers,
  SHOWN_FIRST,
  type Recommendation,
  type Usage,
} from '#shop/catalogue/trip/recommend-offers.ts'
import type { OfferResults, PricedOffer } from '../read-wizard.ts'

export type ShownOffer = {
  offer: PricedOffer
  /** The uses of data that it is right for. */
  usages: Usage[]
  alike: Recommendation<PricedOffer>['alike']
}

export function firstOffers({ offers, days, isLongerThanStandard, plans }: OfferResults): ShownOffer[] {
  if (!isLongerThanStandard) return recommendOffers(offers, days)

  const begun = plans.flatMap(({ parts }) => offers.filter(({ bundleId }) => bundleId === parts[0]?.offer.bundleId))
  const usagesOf = (offer: PricedOffer) =>
    plans.filter(({ parts }) => parts[0]?.offer.bundleId === offer.bundleId).flatMap(({ usages }) => usages)
  return [...new Set([...begun, ...lastingOffers(offers)])]
    .slice(0, SHOWN_FIRST)
    .map((offer) => ({ offer, usages: usagesOf(offer), alike: [] }))
}

/** The full list in its order; what is known of the first ones stays with them. */
export function allOffers({ offers }: OfferResults, first: ShownOffer[]): ShownOffer[] {
  return offers.map((offer) => {
    const known = first.find((each) => each.offer === offer)
    return { offer, usages: known?.usages ?? [], alike: [] }
  })
}

/** The first ones; a chosen offer that is not among them joins, so that it is in sight. */
export function firstWithChosen(first: ShownOffer[], chosen: PricedOffer | null): ShownOffer[] {
  const isThere = first.some(({ offer }) => offer === chosen)
  return chosen && !isThere ? [...first, { offer: chosen, usages: [], alike: [] }] : first
}

/** How many of all offers are not in sight yet beside these. */
export const moreThan = (shown: ShownOffer[], { offers }: OfferResults): number => offers.length - shown.length
