// The cheapest purchases that cover a whole trip between them: one after the other, side by side in several zones, or
// both; at most three, since nobody wants to buy again every week.
import type { Bundle, Catalogue, Zone } from '#shop/catalogue/bundle/bundle.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { Usage } from './recommend-offers.ts'
import { choiceOf, type Choice } from './plan-choice.ts'
import { cheaper, afterEachOther, lasting, onOneEsim, sideBySide, type Item, type Way } from './plan-ways.ts'
import { zoneGroupsOf } from './stock-shelves.ts'

/** One purchase of a plan: from which day of the trip (1 is the first) it is used, and for how many days. */
type PlannedPurchase = {
  bundle: Bundle
  zone: Zone
  /** Bought as a top-up of an earlier purchase, with its price for that; in cents before tax. */
  isTopUp: boolean
  priceCents: number
  fromDay: number
  days: number
}
export type TripPlan = { purchases: PlannedPurchase[]; priceCents: number }

/**
 * The cheapest set of at most three purchases that covers every destination on each of `days` days, with enough data
 * for this use, if it is bought `wait` days before; null if there is none. At the same price, fewer purchases come
 * first. A later purchase of the same zone and network is a top-up, if the zone sells those and their eSIM takes them.
 * Pure.
 */
export function planTrip(
  catalogue: Catalogue,
  { destinations, days, wait = 0 }: { destinations: readonly CountryCode[]; days: number; wait?: number },
  usage: Usage,
): TripPlan | null {
  if (destinations.length === 0 || days < 1) return null
  const all = (1n << BigInt(destinations.length)) - 1n
  const choice = choiceOf(zoneGroupsOf(catalogue, destinations), all, usage, wait)
  let best = inTime(choice, all, days)
  best = cheaper(best, threeOnOneEsim(choice.esims, days, usage, best?.cents))
  best = cheaper(best, besideEachOther(choice, all, days, best))
  best = cheaper(best, firstOneThenTwoZones(choice, all, days))
  return best && { priceCents: best.cents, purchases: purchasesOf(best, days, usage) }
}

// One purchase, two, or three in time, each of which covers all of these countries.
function inTime({ over }: Choice, countries: bigint, days: number, most = 3): Way | null {
  const { one, two } = over(countries)
  const starts = one.filter((way) => way.days < days)
  const oneAfterOne = (length: number) =>
    starts
      .filter((way) => way.days < length)
      .map((first) => afterEachOther(first, lasting(one, length - first.days)))
      .reduce(cheaper, null)
  const atMostTwo = [lasting(one, days), lasting(two, days), oneAfterOne(days)]
  if (most < 3) return atMostTwo.reduce(cheaper, null)
  return [
    ...atMostTwo,
    ...starts.map((first) => afterEachOther(first, oneAfterOne(days - first.days))),
    ...two.filter((way) => way.days < days).map((first) => afterEachOther(first, lasting(one, days - first.days))),
  ].reduce(cheaper, null)
}

function threeOnOneEsim(
  shelves: Item[][],
  days: number,
  usage: Usage,
  mostCents = Number.POSITIVE_INFINITY,
): Way | null {
  let best: { cents: number; items: Item[] } = { cents: mostCents, items: [] }
  for (const shelf of shelves) {
    const [longest] = shelf
    if (!longest || 3 * longest.days[usage] < days) continue
    for (const first of shelf) {
      if (first.firstCents >= best.cents) continue
      for (const [at, second] of shelf.entries()) {
        const [two, twoDays] = [first.firstCents + second.laterCents, first.days[usage] + second.days[usage]]
        if (two >= best.cents) continue
        for (let last = at; last < shelf.length; last += 1) {
          const third = shelf[last]
          if (!third || twoDays + third.days[usage] < days) break
          const cents = two + third.laterCents
          if (cents < best.cents) best = { cents, items: [first, second, third] }
        }
      }
    }
  }
  return best.items.length > 0 ? onOneEsim(best.items, days, best.cents) : null
}

// Two or three zones, each for the whole trip, or one of them for all of it and two purchases for the other countries.
function besideEachOther(choice: Choice, all: bigint, days: number, known: Way | null): Way | null {
  let best: Way | null = null
  for (const kind of choice.kinds) {
    const left = all & ~kind.countries
    const first = left === 0n ? null : lasting(kind.one, days)
    if (!first || first.cents >= (best ?? known ?? { cents: Number.POSITIVE_INFINITY }).cents) continue
    const rest = cheaper(inTime(choice, left, days, 2), twoZones(choice, left, days))
    best = cheaper(best, sideBySide(first, rest))
  }
  return best
}

function twoZones({ kinds, over }: Choice, countries: bigint, days: number): Way | null {
  let best: Way | null = null
  for (const kind of kinds) {
    const left = countries & ~kind.countries
    const first = left === countries || left === 0n ? null : lasting(kind.one, days)
    if (!first || (best && first.cents >= best.cents)) continue
    best = cheaper(best, sideBySide(first, lasting(over(left).one, days)))
  }
  return best
}

// All countries in one purchase as long as it lasts, and two zones side by side for the days that are left.
const firstOneThenTwoZones = (choice: Choice, all: bigint, days: number): Way | null =>
  choice
    .over(all)
    .one.filter((first) => first.days < days)
    .map((first) => afterEachOther(first, twoZones(choice, all, days - first.days)))
    .reduce(cheaper, null)

/** The purchases of a way that is used for so many days, from this day of the trip on. */
function purchasesOf({ made }: Way, days: number, usage: Usage, fromDay = 1): PlannedPurchase[] {
  if (made.of === 'one eSIM') return onEsim(made.items, days, usage, fromDay)
  if (made.of === 'two sides') return [made.one, made.other].flatMap((side) => purchasesOf(side, days, usage, fromDay))
  const { first, next } = made
  return [
    ...purchasesOf(first, first.days, usage, fromDay),
    ...purchasesOf(next, days - first.days, usage, fromDay + first.days),
  ]
}

function onEsim(items: readonly Item[], days: number, usage: Usage, fromDay: number): PlannedPurchase[] {
  let day = fromDay
  return items.map(({ bundle, zone, firstCents, laterCents, isTopUp, days: lasts }, at) => {
    const left = Math.max(1, Math.min(lasts[usage], fromDay + days - day))
    const isLater = at > 0
    const purchase = {
      bundle,
      zone,
      isTopUp: isLater && isTopUp,
      priceCents: isLater ? laterCents : firstCents,
      fromDay: day,
      days: left,
    }
    day += left
    return purchase
  })
}
