// An index over the offers of a whole catalog, so that a trip finds its own among fifty thousand without scanning: a
// bitset per country, length, and time to begin, with one bit per offer in the order of `findOffers`, which defines what
// an offer is. A test compares the two.
import type { Catalogue, Zone } from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS, keepsPromises, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CountryCode } from '#values/country/country.ts'
import { atOnce, inTurns, type Steps } from '#values/in-turns.ts'
import {
  bestOfEach,
  cheapestFirst,
  describeOffer,
  soldInSteps,
  isEveryday,
  zoneAndData,
  type Offer,
  type OffersAnswer,
  type SaleItem,
} from './find-offers.ts'
import { shutFrom } from './open-for.ts'

/** A zone with bundles on sale: its cheapest bundle, the cheapest for every day, and all its lengths, shortest first. */
type SellingZone = { zone: Zone; first: SaleItem; everyday: SaleItem; lengths: number[] }

export type OfferIndex = {
  /** The same result as `findOffers`, of the bundles that can still be begun so many days after the purchase. */
  find: (destinations: CountryCode[], days: number, wait?: number) => OffersAnswer
  /** In the order of the catalog. */
  zones: SellingZone[]
  /** Those of them whose first or everyday bundle is the cheapest for any choice of countries. */
  decisive: ReadonlySet<SellingZone>
}

const known = new WeakMap<Catalogue, OfferIndex>()
const coming = new WeakMap<Catalogue, Promise<void>>()

/** Built once each time the catalog is read; at once, unless it was prepared. */
export function buildOfferIndex(catalogue: Catalogue): OfferIndex {
  const index = known.get(catalogue) ?? atOnce(makeIndex(catalogue))
  known.set(catalogue, index)
  return index
}

/** Builds the index with everybody else's turns in between: of a large catalog, it would hold them up for long. */
export function prepareOffers(catalogue: Catalogue): Promise<void> {
  const preparing = coming.get(catalogue) ?? prepare(catalogue)
  coming.set(catalogue, preparing)
  return preparing
}

async function prepare(catalogue: Catalogue): Promise<void> {
  known.set(catalogue, await inTurns(makeIndex(catalogue)))
}

type Bits = Uint32Array

function* makeIndex(catalogue: Catalogue): Steps<OfferIndex> {
  const every = yield* soldInSteps(catalogue)
  const { offers, groups } = yield* worthTheirPrice(every)
  const words = Math.ceil(offers.length / 32)
  const countries = new Map<CountryCode, Bits>()
  const [byLength, byWait] = [new Map<number, Bits>(), new Map<number, Bits>()]
  const ofZone = new Map<Zone, Bits[]>()
  for (const [place, { zone, bundle }] of offers.entries()) {
    const own = ofZone.get(zone) ?? zone.countries.map((code) => rowOf(countries, code, words))
    ofZone.set(zone, own)
    for (const row of own) mark(row, place)
    mark(rowOf(byLength, bundle.validityDays, words), place)
    mark(rowOf(byWait, shutFrom(bundle.facts ?? HOME_FACTS), words), place)
    yield
  }
  const [lasting, waiting] = [rising(byLength), rising(byWait)]

  // Created when first found, then cached.
  const described: (Offer | undefined)[] = []
  const offerAt = (place: number): Offer | undefined => {
    const sold = offers[place]
    return (described[place] ??= sold && describeOffer(sold))
  }

  // Beside each other in memory: going to thousands of bundles for them takes much longer.
  const facts = offers.map(({ bundle }) => bundle.facts ?? HOME_FACTS)
  const days = Uint32Array.from(offers, ({ bundle }) => bundle.validityDays)
  const by = {
    nameOf: (place: number) => groups?.[place],
    factsOf: (place: number) => facts[place] ?? HOME_FACTS,
  }
  const daysAt = (place: number) => days[place] ?? 0
  // The places are in the order of prices.
  const bestPlaces = (places: number[], isLongest: boolean): number[] =>
    isLongest
      ? bestOfEach(
          places.toSorted((one, other) => daysAt(other) - daysAt(one)),
          by,
        ).toSorted((one, other) => one - other)
      : bestOfEach(places, by)

  const look = (destinations: CountryCode[], long: { row: Bits } | undefined, wait: number): OffersAnswer => {
    const open = waiting.find(({ from }) => from > wait)?.row ?? new Uint32Array(words)
    const openIn = (code: CountryCode): Bits | null => {
      const row = countries.get(code)
      return row ? (open === waiting[0]?.row ? row : both([row, open], words)) : null
    }
    const rows = destinations.map(openIn)
    const covering = rows.every((row) => row !== null) ? both(rows, words) : null
    if (!covering || !hasAny(covering))
      return { kind: 'none', reason: rows.length > 0 && rows.every(isSold) ? 'no_single_bundle' : 'no_match' }
    const longEnough = long && both([covering, long.row], words)
    const isLongerThanStandard = !longEnough || !hasAny(longEnough)
    const places = placesIn(isLongerThanStandard ? covering : longEnough)
    const found = groups ? bestPlaces(places, isLongerThanStandard) : places
    return { kind: 'offers', offers: found.flatMap((place) => offerAt(place) ?? []), isLongerThanStandard }
  }

  // A page asks for its trip with some days more or less too, which mostly has the same offers.
  let last = { trip: '', answers: new Map<number, OffersAnswer>() }
  const find: OfferIndex['find'] = (destinations, length, wait = 0) => {
    const trip = [...destinations, wait].join(' ')
    if (last.trip !== trip) last = { trip, answers: new Map() }
    const long = lasting.find(({ from }) => from >= length)
    const answer = last.answers.get(long?.from ?? 0) ?? look(destinations, long, wait)
    last.answers.set(long?.from ?? 0, answer)
    return answer
  }

  yield
  const zones = yield* sellingZones(catalogue, every)
  const cheapest = yield* decisiveZones(zones, ({ first }) => first)
  const everyday = yield* decisiveZones(zones, ({ everyday: each }) => each)
  return { find, zones, decisive: new Set([...cheapest, ...everyday]) }
}

/**
 * A bundle is never returned if one with the same zone and data costs no more, lasts as long, can wait as long, and keeps
 * what it promises. Those that remain, and which of them have zone and data in common; `groups` is null if there are no
 * such.
 */
function* worthTheirPrice(every: SaleItem[]): Steps<{ offers: SaleItem[]; groups: Uint32Array | null }> {
  const best = new Map<string, { group: number; kept: { days: number; facts: BundleFacts }[] }>()
  const groups: number[] = []
  const offers: SaleItem[] = []
  for (const sold of every) {
    yield
    const { bundle } = sold
    const name = zoneAndData(bundle)
    const { group, kept } = best.get(name) ?? { group: best.size, kept: [] }
    const { validityDays: days, facts = HOME_FACTS } = bundle
    const isBeaten = (each: { days: number; facts: BundleFacts }) =>
      each.days >= days && shutFrom(each.facts) >= shutFrom(facts) && keepsPromises(each.facts, facts)
    if (kept.some(isBeaten)) continue
    kept.push({ days, facts })
    best.set(name, { group, kept })
    groups.push(group)
    offers.push(sold)
  }
  return { offers, groups: best.size === offers.length ? null : Uint32Array.from(groups) }
}

function* sellingZones({ zones }: Catalogue, every: SaleItem[]): Steps<SellingZone[]> {
  const byZone = Map.groupBy(every, ({ zone }) => zone.name)
  const selling: SellingZone[] = []
  for (const zone of zones) {
    yield
    const own = byZone.get(zone.name) ?? []
    const lengths = [...new Set(own.map(({ bundle }) => bundle.validityDays))].toSorted((one, other) => one - other)
    const [first] = own
    if (first) selling.push({ zone, first, everyday: own.find(({ bundle }) => isEveryday(bundle)) ?? first, lengths })
  }
  return selling
}

// A zone is never the answer about any countries where a cheaper one holds all of its countries.
function* decisiveZones(selling: SellingZone[], soldIn: (each: SellingZone) => SaleItem): Steps<SellingZone[]> {
  const decisive: { each: SellingZone; countries: Set<CountryCode> }[] = []
  for (const each of selling.toSorted((one, other) => cheapestFirst(soldIn(one), soldIn(other)))) {
    yield
    const { countries } = each.zone
    const isHeld = decisive.some((other) => countries.every((code) => other.countries.has(code)))
    if (!isHeld) decisive.push({ each, countries: new Set(countries) })
  }
  return decisive.map(({ each }) => each)
}

/** For each number, ascending, the offers with that much or more. */
function rising(rows: Map<number, Bits>): { from: number; row: Bits }[] {
  const sums = [...rows].toSorted(([one], [other]) => other - one).map(([from, row]) => ({ from, row: row.slice() }))
  for (const [at, { row }] of sums.entries())
    for (const [word, bits] of (sums[at - 1]?.row ?? []).entries()) row[word] = (row[word] ?? 0) | bits
  return sums.toReversed()
}

function rowOf<Key>(rows: Map<Key, Bits>, key: Key, words: number): Bits {
  const row = rows.get(key) ?? new Uint32Array(words)
  rows.set(key, row)
  return row
}

function mark(row: Bits, place: number): void {
  row[place >> 5] = (row[place >> 5] ?? 0) | (1 << (place & 31))
}

function both(rows: Bits[], words: number): Bits {
  const [first = new Uint32Array(words), ...others] = rows
  const shared = first.slice()
  for (const row of others)
    for (let word = 0; word < words; word += 1) shared[word] = (shared[word] ?? 0) & (row[word] ?? 0)
  return shared
}

const hasAny = (row: Bits): boolean => row.some((word) => word !== 0)
const isSold = (row: Bits | null): boolean => row !== null && hasAny(row)

function placesIn(row: Bits): number[] {
  const places: number[] = []
  for (const [at, word] of row.entries()) {
    for (let rest = word; rest !== 0; rest &= rest - 1) places.push(at * 32 + 31 - Math.clz32(rest & -rest))
  }
  return places
}
