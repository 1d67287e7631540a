// Which offers step 3 shows: at first the few that make sense for the trip, on request all of them, cheapest first.
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { bundlesInARow } from '#shop/catalogue/trip/bundles-in-a-row.ts'
import { recommendOffers, type Recommendation, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import { formatEuro } from '#values/money.ts'
import type { OfferResults, PricedOffer } from '../read-wizard.ts'

export type ShownOffer = {
  offer: PricedOffer
  /** The uses of data that it is right for. */
  usages: Usage[]
  /** What several of them in a row come to, where one does not last. */
  note: string | null
  alike: Recommendation<PricedOffer>['alike']
}

export function firstOffers({ offers, isLongerThanStandard, days }: OfferResults): ShownOffer[] {
  if (!isLongerThanStandard) return recommendOffers(offers, days).map((each) => ({ ...each, note: null }))

  return bundlesInARow(offers, days).map(({ offer, usages, times, rowTotalCents }) => ({
    offer,
    usages,
    note: copy.inARow(times, days, formatEuro(rowTotalCents)),
    alike: [],
  }))
}

/** The full list in its order; what is known of the first ones stays with them. */
export function allOffers({ offers }: OfferResults, first: ShownOffer[]): ShownOffer[] {
  return offers.map((offer) => {
    const known = first.find((each) => each.offer === offer)
    return { offer, usages: known?.usages ?? [], note: known?.note ?? null, alike: [] }
  })
}

/** The first ones; a chosen offer that is not among them joins, so that it is in sight. */
export function firstWithChosen(first: ShownOffer[], chosen: PricedOffer | null): ShownOffer[] {
  const isThere = first.some(({ offer }) => offer === chosen)
  return chosen && !isThere ? [...first, { offer: chosen, usages: [], note: null, alike: [] }] : first
}

/** How many of all offers are not in sight yet beside these. */
export const moreThan = (shown: ShownOffer[], { offers }: OfferResults): number => offers.length - shown.length
