// The cheapest purchases that cover a whole trip between them: one after the other, side by side in several zones, or
// both; at most three, since nobody wants to buy again every week.
import type { Bundle, Catalogue, Zone } from '#shop/catalogue/bundle/bundle.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { Usage } from './recommend-offers.ts'
import { laterCents, shelvesFor, type Item, type Shelf } from './stock-shelves.ts'

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

/** Kinds of coverage beyond these are too rare to look at each; the widest are looked at. */
const MOST_KINDS = 48

/** Purchases for some days, and what they cost. */
type Way = { cents: number; purchases: PlannedPurchase[] }
/** For each number of days, the cheapest way to cover them: with one purchase, and with two on the same eSIM. */
type Kind = { countries: bigint; shelves: Shelf[]; one: (Way | null)[]; two: (Way | null)[] }

/**
 * The cheapest set of at most three purchases that covers every destination on each of `days` days, with enough data
 * for this use; null if there is none. At the same price, fewer purchases come first. A later purchase of the same zone
 * and network is a top-up, if the zone sells those and their eSIM takes them. Pure.
 */
export function planTrip(
  catalogue: Catalogue,
  destinations: readonly CountryCode[],
  days: number,
  usage: Usage,
): TripPlan | null {
  if (destinations.length === 0 || days < 1) return null
  const kinds = kindsOf(catalogue, destinations, days, usage)
  const all = (1n << BigInt(destinations.length)) - 1n
  const alone = kinds.filter(({ countries }) => countries === all)
  let best = waysOver(kinds, all, days)
  for (const { shelves } of alone) best = cheaper(best, threeOnOneEsim(shelves, days, best?.cents))
  best = cheaper(best, besideEachOther(kinds, all, days, best))
  best = cheaper(best, firstOneThenTwoZones(kinds, all, days))
  const within = (each: PlannedPurchase) => ({ ...each, days: Math.min(each.days, days - each.fromDay + 1) })
  return best && { priceCents: best.cents, purchases: best.purchases.map(within) }
}

// One purchase, two, or three in time, each of which covers all of these countries.
function waysOver(kinds: Kind[], countries: bigint, days: number, most = 3): Way | null {
  const one = cheapestOver(kinds, countries, days, 'one')
  const two = cheapestOver(kinds, countries, days, 'two')
  const starts = lengthsOf(one, days)
  const oneAfterOne = (all: number) =>
    starts.map((first) => afterEachOther(one[first], first, one[all - first])).reduce(cheaper, null)
  const atMostTwo = [one[days] ?? null, two[days] ?? null, oneAfterOne(days)]
  if (most < 3) return atMostTwo.reduce(cheaper, null)
  return [
    ...atMostTwo,
    ...starts.map((first) => afterEachOther(one[first], first, oneAfterOne(days - first))),
    ...lengthsOf(two, days).map((first) => afterEachOther(two[first], first, one[days - first])),
  ].reduce(cheaper, null)
}

/** How long each of these ways lasts at most, where that is less than all days. */
function lengthsOf(ways: (Way | null)[], days: number): number[] {
  const lengths: number[] = []
  for (let at = 1; at < days; at += 1) if (ways[at] && ways[at]?.cents !== ways[at + 1]?.cents) lengths.push(at)
  return lengths
}

function cheapestOver(kinds: Kind[], countries: bigint, days: number, which: 'one' | 'two'): (Way | null)[] {
  const able = kinds.filter((kind) => (kind.countries & countries) === countries)
  return Array.from({ length: days + 1 }, (_, at) => able.map((kind) => kind[which][at] ?? null).reduce(cheaper, null))
}

function threeOnOneEsim(shelves: Shelf[], days: number, mostCents = Number.POSITIVE_INFINITY): Way | null {
  let best: { cents: number; items: Item[] } = { cents: mostCents, items: [] }
  for (const shelf of shelves) {
    for (const first of shelf) {
      for (const [at, second] of shelf.entries()) {
        const two = first.firstCents + laterCents(second)
        if (two >= best.cents) continue
        for (let last = at; last < shelf.length; last += 1) {
          const third = shelf[last]
          if (!third || first.days + second.days + third.days < days) continue
          const cents = two + laterCents(third)
          if (cents < best.cents) best = { cents, items: [first, second, third] }
        }
      }
    }
  }
  return best.items.length > 0 ? inTurn(best.items, days) : null
}

// Two or three zones, each for the whole trip, or one of them for all of it and two purchases for the other countries.
function besideEachOther(kinds: Kind[], all: bigint, days: number, known: Way | null): Way | null {
  let best: Way | null = null
  for (const kind of kinds) {
    const first = kind.one[days]
    const left = all & ~kind.countries
    if (!first || left === 0n || first.cents >= (best ?? known ?? { cents: Number.POSITIVE_INFINITY }).cents) continue
    const rest = cheaper(waysOver(kinds, left, days, 2), twoZones(kinds, left, days))
    best = cheaper(best, together(first, rest))
  }
  return best
}

function twoZones(kinds: Kind[], countries: bigint, days: number): Way | null {
  return kinds
    .map((kind) => {
      const left = countries & ~kind.countries
      const first = kind.one[days]
      if (!first || left === countries || left === 0n) return null
      return together(first, cheapestFor(kinds, left, days))
    })
    .reduce(cheaper, null)
}

const cheapestFor = (kinds: Kind[], countries: bigint, days: number): Way | null =>
  kinds
    .filter((kind) => (kind.countries & countries) === countries)
    .map((kind) => kind.one[days] ?? null)
    .reduce(cheaper, null)

// All countries in one purchase as long as it lasts, and two zones side by side for the days that are left.
function firstOneThenTwoZones(kinds: Kind[], all: bigint, days: number): Way | null {
  const one = cheapestOver(kinds, all, days, 'one')
  return lengthsOf(one, days)
    .map((length) => afterEachOther(one[length], length, twoZones(kinds, all, days - length)))
    .reduce(cheaper, null)
}

function kindsOf(catalogue: Catalogue, destinations: readonly CountryCode[], days: number, usage: Usage): Kind[] {
  const shelvesByCountries = new Map<bigint, Shelf[]>()
  for (const [shelf, countries] of shelvesFor(catalogue, destinations, usage)) {
    const others = shelvesByCountries.get(countries)
    if (others) others.push(shelf)
    else shelvesByCountries.set(countries, [shelf])
  }
  return [...shelvesByCountries]
    .toSorted(([one], [other]) => countOf(other) - countOf(one))
    .slice(0, MOST_KINDS)
    .map(([countries, shelves]) => ({
      countries,
      shelves,
      one: onesOf(shelves, days),
      two: twosOf(shelves, days),
    }))
}

function countOf(bits: bigint): number {
  let count = 0
  for (let rest = bits; rest !== 0n; rest &= rest - 1n) count += 1
  return count
}

function onesOf(shelves: Shelf[], days: number): (Way | null)[] {
  const best = Array.from({ length: days + 1 }, (): Item | null => null)
  for (const item of shelves.flat()) {
    const at = Math.min(item.days, days)
    const rival = best[at]
    if (!rival || item.firstCents < rival.firstCents) best[at] = item
  }
  for (let at = days - 1; at >= 1; at -= 1) {
    const longer = best[at + 1]
    const own = best[at]
    if (longer && (!own || longer.firstCents <= own.firstCents)) best[at] = longer
  }
  const ways = new Map<Item, Way>()
  return best.map((item) => {
    if (!item) return null
    const way = ways.get(item) ?? inTurn([item], item.days)
    ways.set(item, way)
    return way
  })
}

function twosOf(shelves: Shelf[], days: number): (Way | null)[] {
  const best = Array.from({ length: days + 1 }, (): { cents: number; items: Item[] } | null => null)
  for (const shelf of shelves) {
    for (const first of shelf) {
      for (const second of shelf) {
        const at = Math.min(first.days + second.days, days)
        const cents = first.firstCents + laterCents(second)
        const rival = best[at]
        if (!rival || cents < rival.cents) best[at] = { cents, items: [first, second] }
      }
    }
  }
  for (let at = days - 1; at >= 1; at -= 1) {
    const longer = best[at + 1]
    const own = best[at]
    if (longer && (!own || longer.cents <= own.cents)) best[at] = longer
  }
  return best.map((each, at) => each && inTurn(each.items, at))
}

/** Purchases on one eSIM, each from the day on which the one before it ends. */
function inTurn(items: Item[], days: number): Way {
  let fromDay = 1
  const purchases = items.map((item, at): PlannedPurchase => {
    const isTopUp = at > 0 && item.topUpCents !== null && item.topUpCents <= item.firstCents
    const left = Math.max(1, Math.min(item.days, days - fromDay + 1))
    const purchase = {
      bundle: item.bundle,
      zone: item.zone,
      isTopUp,
      priceCents: at > 0 ? laterCents(item) : item.firstCents,
      fromDay,
      days: left,
    }
    fromDay += left
    return purchase
  })
  return { cents: purchases.reduce((sum, { priceCents }) => sum + priceCents, 0), purchases }
}

function afterEachOther(first: Way | null | undefined, length: number, then: Way | null | undefined): Way | null {
  if (!first || !then) return null
  const later = then.purchases.map((each) => ({ ...each, fromDay: each.fromDay + length }))
  return { cents: first.cents + then.cents, purchases: [...first.purchases, ...later] }
}

const together = (first: Way | null, second: Way | null): Way | null =>
  first && second && { cents: first.cents + second.cents, purchases: [...first.purchases, ...second.purchases] }

function cheaper(one: Way | null, other: Way | null): Way | null {
  if (!one || !other) return one ?? other
  const difference = one.cents - other.cents || one.purchases.length - other.purchases.length
  return difference > 0 ? other : one
}
