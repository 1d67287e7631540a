// Which offers step 3 shows: at first the few that make sense for the trip, on request all of them, cheapest first.
import { travelersOf } from '#shop/catalogue/cart/travelers.ts'
import {
  lastingOffers,
  recommendOffers,
  SHOWN_FIRST,
  type Recommendation,
  type Usage,
} from '#shop/catalogue/trip/recommend-offers.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import type { OfferResults, PricedOffer } from '../read-wizard.ts'
import type { PricedPlan } from './price-plans.ts'

export type ShownOffer = {
  /** The bundle; of a plan, the first one of it. */
  offer: PricedOffer
  plan: PricedPlan | null
  /** The uses of data that it is right for. */
  usages: Usage[]
  alike: Recommendation<PricedOffer>['alike']
}

/** Single bundles alone. */
export function firstOffers({ offers, days, isLongerThanStandard, plans }: OfferResults): ShownOffer[] {
  if (!isLongerThanStandard) return recommendOffers(offers, days).map((each) => ({ ...each, plan: null }))

  const begun = plans.flatMap(({ parts }) => offers.filter(({ bundleId }) => bundleId === parts[0]?.offer.bundleId))
  const usagesOf = (offer: PricedOffer) =>
    plans.filter(({ parts }) => parts[0]?.offer.bundleId === offer.bundleId).flatMap(({ usages }) => usages)
  return [...new Set([...begun, ...lastingOffers(offers)])]
    .slice(0, SHOWN_FIRST)
    .map((offer) => ({ offer, plan: null, usages: usagesOf(offer), alike: [] }))
}

/**
 * Up to three sizes side by side, cheapest first: bundles, and plans for the uses that no bundle serves, or that a
 * larger use's bundle serves; where no bundle lasts, plans alone. A plan is bought for one traveler.
 */
export function firstChoices(results: OfferResults, trip: Trip): ShownOffer[] {
  const singles = firstOffers(results)
  if (travelersOf(trip) > 1 || results.plans.length === 0) return singles
  if (results.isLongerThanStandard) return results.plans.flatMap(beginning).slice(0, SHOWN_FIRST)

  let columns = singles.filter(({ usages }) => usages.length > 0)
  const isServed = ({ usages }: PricedPlan) => columns.some((each) => each.usages.some((use) => usages.includes(use)))
  const byNeed = [...results.plans.filter((plan) => !isServed(plan)), ...results.plans.filter(isServed)]
  for (const plan of byNeed) {
    const left = columns.map((each) => ({ ...each, usages: each.usages.filter((use) => !plan.usages.includes(use)) }))
    if (columns.length < SHOWN_FIRST && left.every(({ usages }) => usages.length > 0))
      columns = [...left, ...beginning(plan)]
  }
  const others = singles.filter(({ usages }) => usages.length === 0)
  return [...columns, ...others].slice(0, SHOWN_FIRST).toSorted((one, other) => centsOf(one) - centsOf(other))
}

function beginning(plan: PricedPlan): ShownOffer[] {
  const [first] = plan.parts
  return first ? [{ offer: first.offer, plan, usages: plan.usages, alike: [] }] : []
}

const centsOf = ({ offer, plan }: ShownOffer): number => plan?.totalCents ?? offer.totalCents

/** The full list in its order; what is known of the first ones stays with them. */
export function allOffers({ offers }: OfferResults, first: ShownOffer[]): ShownOffer[] {
  return offers.map((offer) => {
    const known = first.find((each) => each.offer === offer)
    return { offer, plan: null, usages: known?.usages ?? [], alike: [] }
  })
}

/** The first ones; a chosen offer that is not among them joins, so that it is in sight. */
export function firstWithChosen(first: ShownOffer[], chosen: Pick<ShownOffer, 'offer' | 'plan'> | null): ShownOffer[] {
  const isThere = first.some(({ offer, plan }) => offer === chosen?.offer && plan === chosen.plan)
  return chosen && !isThere ? [...first, { ...chosen, usages: [], alike: [] }] : first
}

/** How many of all offers are not in sight yet beside these. */
export function moreThan(shown: ShownOffer[], { offers }: OfferResults): number {
  const seen = new Set(shown.filter(({ plan }) => plan === null).map(({ offer }) => offer.bundleId))
  return offers.filter(({ bundleId }) => !seen.has(bundleId)).length
}
