// Ways to cover some countries for some days, each with its price, and of many the few that are worth it.
import type { Bundle, Zone } from '#shop/catalogue/bundle/bundle.ts'
import type { Usage } from './recommend-offers.ts'

/** A bundle, and for how many days it lasts with the data that each use takes; prices in cents. */
export type Item = {
  bundle: Bundle
  zone: Zone
  firstCents: number
  /** After the first purchase: as a top-up, or with an eSIM of its own if that is cheaper. */
  laterCents: number
  isTopUp: boolean
  days: Readonly<Record<Usage, number>>
  /** Bought so many days before it is begun, it is too late. */
  shutFrom: number
}

/** How many days it lasts, what it costs in cents, and in how many purchases. */
export type Way = { days: number; cents: number; count: number; made: WayParts }
type WayParts =
  | { of: 'one eSIM'; items: readonly Item[] }
  | { of: 'turns'; first: Way; next: Way }
  | { of: 'two sides'; one: Way; other: Way }

/** The cheapest ways for each number of days: those that last longer cost more. */
export type Front = readonly Way[]

/** Of each length only the cheapest, if no longer one costs as little. */
export function frontOf(ways: Way[]): Front {
  const front: Way[] = []
  for (const way of ways.toSorted((one, other) => other.days - one.days || one.cents - other.cents)) {
    const longer = front.at(-1)
    if (!longer || way.cents < longer.cents) front.push(way)
  }
  return front.toReversed()
}

/** The cheapest way that lasts so many days. */
export const lasting = (front: Front, days: number): Way | null => front.find((way) => way.days >= days) ?? null

/** Than any of them that lasts as long. */
export const isCheaperThanAny = (way: Way, front: Front): boolean =>
  way.cents < (lasting(front, way.days)?.cents ?? Number.POSITIVE_INFINITY)

/** Purchases on one eSIM, each from the day on which the one before it ends. */
export const onOneEsim = (items: Item[], days: number, cents: number): Way => ({
  days,
  cents,
  count: items.length,
  made: { of: 'one eSIM', items },
})

/** One way as long as it lasts, then another. */
export const afterEachOther = (first: Way | null, next: Way | null): Way | null =>
  first &&
  next && {
    days: first.days + next.days,
    cents: first.cents + next.cents,
    count: first.count + next.count,
    made: { of: 'turns', first, next },
  }

/** Two ways for the same days, each with other countries. */
export const sideBySide = (one: Way | null, other: Way | null): Way | null =>
  one &&
  other && {
    days: Math.min(one.days, other.days),
    cents: one.cents + other.cents,
    count: one.count + other.count,
    made: { of: 'two sides', one, other },
  }

/** At the same price, the one with fewer purchases. */
export function cheaper(one: Way | null, other: Way | null): Way | null {
  if (!one || !other) return one ?? other
  const difference = one.cents - other.cents || one.count - other.count
  return difference > 0 ? other : one
}
