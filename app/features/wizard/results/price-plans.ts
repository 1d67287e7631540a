// Plans of several purchases for a trip, priced: for each use where no single bundle lasts, or where they cost much less.
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { describeOffer, type Offer } from '#shop/catalogue/trip/find-offers.ts'
import { canBegin, waitUntil } from '#shop/catalogue/trip/open-for.ts'
import { partDays } from '#shop/catalogue/trip/plan-parts.ts'
import { planTrip, type TripPlan } from '#shop/catalogue/trip/plan-trip.ts'
import { USAGES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import type { CountryCode } from '#values/country/country.ts'
import { isTotal } from '#values/data-allowance.ts'
import { addDays, type DateOnly } from '#values/date.ts'
import type { PricedOffer } from '../read-wizard.ts'

/** One purchase of a plan with what is paid for it; `fromDay` is 1 on the first day of the trip. */
export type PlanPart = {
  offer: PricedOffer
  isTopUp: boolean
  /** Bought today, it can still be begun on its first day, with an eSIM of its own. */
  isBuyableNow: boolean
  totalCents: number
  fromDay: number
  days: number
}
export type PricedPlan = { usages: Usage[]; parts: PlanPart[]; totalCents: number }

/** In percent of a single bundle's price: above it, buying several times is not worth the trouble. */
const WORTH_THE_TROUBLE = 80

type PlannedTrip = {
  destinations: CountryCode[]
  arrival: DateOnly
  days: number
  vatBasisPoints: number
  today: DateOnly
}

/** `singleFor` is the bundle that alone is right for a use, if there is one; `price` prices an offer for this visitor. */
export function pricePlans(
  catalogue: Catalogue,
  trip: PlannedTrip,
  singleFor: (usage: Usage) => Offer | null,
  price: (offer: Offer) => PricedOffer,
): PricedPlan[] {
  const plans: PricedPlan[] = []
  const wait = waitUntil(trip.arrival, trip.today)
  for (const usage of USAGES) {
    const plan = planTrip(catalogue, { ...trip, wait }, usage)
    const single = singleFor(usage)
    if (!plan || plan.purchases.length < 2) continue
    if (single && plan.priceCents * 100 > single.priceCents * WORTH_THE_TROUBLE) continue
    const priced = toPriced(plan, usage, trip, price)
    const same = plans.find((each) => nameOf(each) === nameOf(priced))
    if (same) same.usages.push(usage)
    else plans.push(priced)
  }
  return plans
}

function toPriced(
  { purchases }: TripPlan,
  usage: Usage,
  { arrival, vatBasisPoints, today }: PlannedTrip,
  price: (offer: Offer) => PricedOffer,
): PricedPlan {
  const parts = purchases.map(({ zone, bundle, isTopUp, priceCents, fromDay, days }) => {
    const offer = price(describeOffer({ zone, bundle, priceCents }))
    const first = partDays(arrival, { fromDay, days }).arrival
    const isBuyableNow = !isTopUp && canBegin(offer.facts, first, today)
    return { offer, isTopUp, isBuyableNow, totalCents: quote(priceCents, vatBasisPoints).totalCents, fromDay, days }
  })
  return { usages: [usage], parts, totalCents: parts.reduce((sum, { totalCents }) => sum + totalCents, 0) }
}

/** All purchases of a plan as one offer for the days of the trip; their data is added up where that is possible. */
export function wholePlan({ parts, totalCents }: PricedPlan, first: PricedOffer, days: number): PricedOffer {
  const sum = (of: (offer: PricedOffer) => number) => parts.reduce((all, { offer }) => all + of(offer), 0)
  const isSum = parts.every(({ offer }) => isTotal(offer))
  return {
    ...first,
    megabytes: isSum ? sum(({ megabytes }) => megabytes) : first.megabytes,
    validityDays: days,
    priceCents: sum(({ priceCents }) => priceCents),
    vatCents: sum(({ vatCents }) => vatCents),
    totalCents,
  }
}

/**
 * What of a trip a purchase is for: the countries that it covers, from its first day to the last one that it or a later
 * top-up of it lasts.
 */
export function tripOfPart(trip: Trip, { parts }: PricedPlan, part: PlanPart): Trip {
  const isOnItsEsim = (each: PlanPart) => each === part || (each.isTopUp && each.offer.zone === part.offer.zone)
  const lastDay = Math.max(...parts.filter(isOnItsEsim).map(({ fromDay, days }) => fromDay + days - 1))
  return {
    destinations: trip.destinations.filter((code) => part.offer.countries.includes(code)),
    arrival: trip.arrival && addDays(trip.arrival, part.fromDay - 1),
    departure: trip.arrival && addDays(trip.arrival, lastDay - 1),
  }
}

const nameOf = ({ parts }: PricedPlan): string =>
  parts.map(({ offer, fromDay, days }) => [offer.bundleId, fromDay, days].join()).join(' ')
