// What a plan can be made of: of each zone the bundles that are worth their price, by those that go on one eSIM. Sorted
// out once for a catalog, so that a trip looks at few of many thousands.
import {
  bundlePriceCents,
  bundlesIn,
  topupPriceCents,
  type Bundle,
  type Catalogue,
  type Zone,
} from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS, takesTopUps } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CountryCode } from '#values/country/country.ts'
import { dataKey, isTotal, lastsDays } from '#values/data-allowance.ts'
import { atOnce, inTurns, type Steps } from '#values/in-turns.ts'
import { shutFrom } from './open-for.ts'
import { frontOf, isCheaperThanAny, onOneEsim, type Front, type Item, type Way } from './plan-ways.ts'
import { DAILY_MEGABYTES, USAGES, type Usage } from './recommend-offers.ts'

/** Bundles of one zone and network, which can top up each other, or none of which can be topped up. */
type Shelf = Item[]

/** Of those of a zone that can be begun in time, what is worth its price for a use; on each shelf the longest first. */
export type Worth = { shelves: Shelf[]; one: Front; two: Front }

/**
 * All that a zone sells, and what of it is worth its price in time and later. `shutFrom`: bought so many days before a
 * trip, something more of it is too late; ascending.
 */
export type ZoneStock = {
  shelves: Shelf[]
  shutFrom: number[]
  inTime: Readonly<Record<Usage, Worth>>
  later: Map<string, Worth>
}

/** Zones that have the same of a trip's countries, a bit for each. */
export type ZoneGroup = { countries: bigint; zones: ZoneStock[] }

type Stock = {
  byCountry: Map<CountryCode, ZoneStock[]>
  /** A page asks for its trip in each use, and with some days more or less. */
  last: { trip: string; groups: ZoneGroup[] }
}

const known = new WeakMap<Catalogue, Stock>()
const coming = new WeakMap<Catalogue, Promise<void>>()

/** Sorts out a catalog with everybody else's turns in between: all of a large one takes long. */
export function prepareShelves(catalogue: Catalogue): Promise<void> {
  const preparing = coming.get(catalogue) ?? prepare(catalogue)
  coming.set(catalogue, preparing)
  return preparing
}

async function prepare(catalogue: Catalogue): Promise<void> {
  known.set(catalogue, await inTurns(makeStock(catalogue)))
}

/** What zones that have any of these countries sell, those with most of them first. The same object for the last trip. */
export function zoneGroupsOf(catalogue: Catalogue, destinations: readonly CountryCode[]): ZoneGroup[] {
  const stock = known.get(catalogue) ?? atOnce(makeStock(catalogue))
  known.set(catalogue, stock)
  const trip = destinations.join(' ')
  if (stock.last.trip !== trip) stock.last = { trip, groups: makeGroups(stock, destinations) }
  return stock.last.groups
}

function makeGroups({ byCountry }: Stock, destinations: readonly CountryCode[]): ZoneGroup[] {
  const countriesOf = new Map<ZoneStock, bigint>()
  for (const [at, code] of destinations.entries()) {
    const bit = 1n << BigInt(at)
    for (const zone of byCountry.get(code) ?? []) countriesOf.set(zone, (countriesOf.get(zone) ?? 0n) | bit)
  }
  const byCountries = Map.groupBy(countriesOf.keys(), (zone) => countriesOf.get(zone) ?? 0n)
  return [...byCountries]
    .map(([countries, zones]) => ({ countries, zones, width: countOf(countries) }))
    .toSorted((one, other) => other.width - one.width)
}

function countOf(bits: bigint): number {
  let count = 0
  for (let rest = bits; rest !== 0n; rest &= rest - 1n) count += 1
  return count
}

/** What of a zone is worth its price for a use, if it is bought so many days before it is begun. */
export function worthOf({ shelves, shutFrom: shutDays, inTime, later }: ZoneStock, usage: Usage, wait: number): Worth {
  if (wait < (shutDays[0] ?? 0)) return inTime[usage]
  const shut = shutDays.findLast((day) => day <= wait) ?? 0
  const name = `${usage} ${shut}`
  const worth = later.get(name) ?? worthFor(shelves, usage, shut)
  later.set(name, worth)
  return worth
}

function worthFor(shelves: Shelf[], usage: Usage, shut: number): Worth {
  const open = shelves
    .map((items) =>
      worthTheirPrice(
        items.filter((item) => item.shutFrom > shut),
        usage,
      ),
    )
    .filter((items) => items.length > 0)
  const one = frontOf(onesOn(open, usage))
  return { shelves: open, one, two: frontOf(twosOn(open, usage)).filter((way) => isCheaperThanAny(way, one)) }
}

const onesOn = (shelves: Shelf[], usage: Usage): Way[] =>
  shelves.flat().map((item) => onOneEsim([item], item.days[usage], item.firstCents))

const twosOn = (shelves: Shelf[], usage: Usage): Way[] =>
  shelves.flatMap((items) =>
    items.flatMap((first) =>
      items.map((second) =>
        onOneEsim([first, second], first.days[usage] + second.days[usage], first.firstCents + second.laterCents),
      ),
    ),
  )

// Of those that cost no more, first and later, only the one that lasts longest.
function worthTheirPrice(items: Item[], usage: Usage): Item[] {
  const kept: Item[] = []
  const longestFirst = (one: Item, other: Item) =>
    other.days[usage] - one.days[usage] || one.firstCents - other.firstCents
  for (const item of items.filter(({ days }) => days[usage] >= 1).toSorted(longestFirst))
    if (!kept.some((longer) => costsNoMore(longer, item))) kept.push(item)
  return kept
}

const costsNoMore = (one: Item, other: Item): boolean =>
  one.firstCents <= other.firstCents && one.laterCents <= other.laterCents

function* makeStock({ zones, bundles }: Catalogue): Steps<Stock> {
  const byCountry = new Map<CountryCode, ZoneStock[]>()
  for (const zone of zones) {
    yield
    const stock = stockOf(zone, bundlesIn(bundles, zone.name))
    if (stock.shelves.length === 0) continue
    for (const code of zone.countries) {
      const others = byCountry.get(code)
      if (others) others.push(stock)
      else byCountry.set(code, [stock])
    }
  }
  return { byCountry, last: { trip: '', groups: [] } }
}

function stockOf(zone: Zone, bundles: readonly Bundle[]): ZoneStock {
  const items = bundles.flatMap((bundle) => itemOf(zone, bundle) ?? [])
  const shelves = [...Map.groupBy(items, ({ bundle }) => esimKindOf(bundle)).values()].map(unbeaten)
  const shut = new Set(shelves.flat().map((item) => item.shutFrom))
  const forUse = (usage: Usage) => worthFor(shelves, usage, 0)
  return {
    shelves,
    shutFrom: [...shut].toSorted((one, other) => one - other),
    inTime: { light: forUse('light'), normal: forUse('normal'), heavy: forUse('heavy') },
    later: new Map(),
  }
}

function itemOf(zone: Zone, bundle: Bundle): Item | null {
  const firstCents = bundle.status === 'Active' ? bundlePriceCents(zone, bundle) : null
  if (firstCents === null) return null
  const daysFor = (usage: Usage) => lastsDays(bundle, bundle.validityDays, DAILY_MEGABYTES[usage])
  const days = { light: daysFor('light'), normal: daysFor('normal'), heavy: daysFor('heavy') }
  if (days.light < 1) return null
  const topUpCents = isToppable(bundle) ? topupPriceCents(zone, bundle) : null
  const isTopUp = topUpCents !== null && topUpCents <= firstCents
  const laterCents = isTopUp ? topUpCents : firstCents
  return { bundle, zone, firstCents, laterCents, isTopUp, days, shutFrom: shutFrom(bundle.facts ?? HOME_FACTS) }
}

// Amounts add up on an eSIM; a day plan or an unlimited bundle is topped up with the same one only.
const esimKindOf = (bundle: Bundle): string =>
  `${bundle.networkId} ${isToppable(bundle)} ${isTotal(bundle) ? '' : dataKey(bundle)}`

const isToppable = ({ facts = HOME_FACTS }: Bundle): boolean => takesTopUps(facts)

// Without those that another one makes needless in every use and whenever the trip begins.
function unbeaten(items: readonly Item[]): Item[] {
  const kept: Item[] = []
  for (const item of items.toSorted(
    (one, other) =>
      one.firstCents - other.firstCents ||
      one.laterCents - other.laterCents ||
      allDaysOf(other) - allDaysOf(one) ||
      other.shutFrom - one.shutFrom,
  )) {
    const isBeaten = (by: Item) =>
      costsNoMore(by, item) &&
      by.shutFrom >= item.shutFrom &&
      USAGES.every((usage) => by.days[usage] >= item.days[usage])
    if (!kept.some(isBeaten)) kept.push(item)
  }
  return kept
}

const allDaysOf = ({ days }: Item): number => days.light + days.normal + days.heavy
