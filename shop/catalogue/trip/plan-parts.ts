// The parts of a plan with their days: what is bought first, what later, and when its buyer is reminded of it. Pure.
import {
  bundlePriceCents,
  findBundle,
  topupPriceCents,
  type Bundle,
  type Catalogue,
  type Zone,
} from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CountryCode } from '#values/country/country.ts'
import { addDays, type DateOnly } from '#values/date.ts'
import { canBegin, waitUntil } from './open-for.ts'
import { planTrip, type TripPlan } from './plan-trip.ts'
import type { Usage } from './recommend-offers.ts'
import { tripLengthDays, type Trip } from './trip.ts'

/** A trip with both of its days. */
export type DatedTrip = Trip & { arrival: DateOnly; departure: DateOnly }
/** All that a browser says about a plan; its parts are computed from it. */
export type PlanChoice = { usage: Usage; trip: DatedTrip }

/** One purchase of a plan on its days, with its price in cents before tax; part 1 is the first one. */
export type PlanPart = DatedTrip & {
  number: number
  bundle: Bundle
  zone: Zone
  isTopUp: boolean
  priceCents: number
  remindOn: DateOnly
}

/** A part as it was planned. */
export type PlannedPart = DatedTrip & {
  number: number
  bundleId: string
  isTopUp: boolean
  priceCents: number
}

/** A new eSIM has to be installed at home, a top-up is there moments after it was paid. */
const DAYS_BEFORE = { esim: 2, topUp: 1 }

/** The first and last day of a purchase that begins on this day of a trip (1 is its first). */
export function partDays(arrival: DateOnly, { fromDay, days }: { fromDay: number; days: number }) {
  const from = addDays(arrival, fromDay - 1)
  return { arrival: from, departure: addDays(from, days - 1) }
}

/** The purchases of a plan with their days; `number` is that of the first one. */
export const datePlan = ({ purchases }: TripPlan, { destinations, arrival }: DatedTrip, number = 1): PlanPart[] =>
  purchases.map(({ bundle, zone, isTopUp, priceCents, fromDay, days }, at) => {
    const dated = partDays(arrival, { fromDay, days })
    return {
      ...dated,
      number: number + at,
      bundle,
      zone,
      isTopUp,
      priceCents,
      destinations: destinations.filter((country) => zone.countries.includes(country)),
      remindOn: addDays(dated.arrival, -(isTopUp ? DAYS_BEFORE.topUp : DAYS_BEFORE.esim)),
    }
  })

/** The plan of a trip with what can still be begun on its first day if it is bought today. */
function planDated(catalogue: Catalogue, trip: DatedTrip, usage: Usage, today: DateOnly): TripPlan | null {
  const { destinations, arrival, departure } = trip
  const wait = waitUntil(arrival, today)
  return planTrip(catalogue, { destinations, days: tripLengthDays(arrival, departure), wait }, usage)
}

/** What a plan leaves to buy later, if this bundle is bought now as one of its parts; empty if it is no part of it. */
export function laterParts(
  catalogue: Catalogue,
  { usage, trip }: PlanChoice,
  bought: { bundleId: string; arrival: DateOnly | null },
  today: DateOnly,
): PlanPart[] {
  const plan = planDated(catalogue, trip, usage, today)
  const parts = plan ? datePlan(plan, trip) : []
  const own = parts.find(
    ({ bundle, isTopUp, arrival }) => !isTopUp && bundle.bundleId === bought.bundleId && arrival === bought.arrival,
  )
  return own ? parts.filter((part) => part !== own) : []
}

/**
 * What a planned part costs now, in cents before tax; null if it isn't sold anymore, covers less, or can't wait until
 * `begins`. A top-up needs no beginning.
 */
export function priceNow(
  catalogue: Catalogue,
  { bundleId, isTopUp, destinations }: Pick<PlannedPart, 'bundleId' | 'isTopUp' | 'destinations'>,
  begins: DateOnly,
  today: DateOnly,
): number | null {
  const sold = findBundle(catalogue, bundleId, isTopUp ? topupPriceCents : bundlePriceCents)
  const isInTime = sold && (isTopUp || canBegin(sold.bundle.facts ?? HOME_FACTS, begins, today))
  return isInTime && destinations.every((country) => sold.zone.countries.includes(country)) ? sold.priceCents : null
}

/** How the rest of a trip goes on; `gone`: nothing that is sold now covers it. */
export type RestOfTrip = { kind: 'as_planned' | 'dearer' | 'gone' } | { kind: 'anew'; parts: PlanPart[] }

/**
 * The rest of a trip from its next part on, at the prices of now: as planned while the next part is sold at its price or
 * below, else the cheaper one of the same parts and a new plan. `rest` begins with the next part and isn't empty.
 */
export function planRest(
  catalogue: Catalogue,
  rest: readonly PlannedPart[],
  usage: Usage,
  today: DateOnly,
): RestOfTrip {
  const [next] = rest
  if (!next) return { kind: 'gone' }
  // The others are bought later, but planned with what can begin with the next one.
  const costNow = (part: PlannedPart) => priceNow(catalogue, part, next.arrival, today)
  const nextCents = costNow(next)
  if (nextCents !== null && nextCents <= next.priceCents) return { kind: 'as_planned' }

  const days = rest.map(({ departure }) => departure).toSorted()
  const trip = {
    destinations: [...new Set(rest.flatMap(({ destinations }): CountryCode[] => destinations))],
    arrival: next.arrival,
    departure: days.at(-1) ?? next.departure,
  }
  const plan = planDated(catalogue, trip, usage, today)
  const prices = rest.map(costNow)
  const sameCents = prices.reduce<number | null>(
    (sum, cents) => (sum === null || cents === null ? null : sum + cents),
    0,
  )
  if (sameCents !== null && (!plan || sameCents <= plan.priceCents)) return { kind: 'dearer' }
  if (plan) return { kind: 'anew', parts: datePlan(plan, trip, next.number) }
  return { kind: nextCents === null ? 'gone' : 'dearer' }
}
