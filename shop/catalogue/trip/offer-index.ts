// An index over the offers of a whole catalog, so that a trip finds its own among fifty thousand without scanning: a
// bitset per country and per length, with one bit per offer in the order of `findOffers`, which defines what an offer
// is. A test compares the two.
import type { Catalogue, Zone } from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS, keepsPromises, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CountryCode } from '#values/country/country.ts'
import {
  bestOfEach,
  describeOffer,
  everySold,
  isEveryday,
  zoneAndData,
  type Offer,
  type OffersAnswer,
  type Sold,
} from './find-offers.ts'

/** A zone with bundles on sale: its cheapest bundle, the cheapest for every day, and all its lengths, shortest first. */
export type SellingZone = { zone: Zone; first: Sold; everyday: Sold; lengths: number[] }

export type OfferIndex = {
  /** The same result as `findOffers`. */
  find: (destinations: CountryCode[], days: number) => OffersAnswer
  /** In the order of the catalog. */
  zones: SellingZone[]
}

const known = new WeakMap<Catalogue, OfferIndex>()

/** Built once each time the catalog is read. */
export function buildOfferIndex(catalogue: Catalogue): OfferIndex {
  const index = known.get(catalogue) ?? makeIndex(catalogue)
  known.set(catalogue, index)
  return index
}

type Bits = Uint32Array

function makeIndex(catalogue: Catalogue): OfferIndex {
  const every = everySold(catalogue)
  const { offers, groups } = worthTheirPrice(every)
  const words = Math.ceil(offers.length / 32)
  const countries = new Map<CountryCode, Bits>()
  const atLeast = new Map<number, Bits>()
  const lengths = [...new Set(offers.map(({ bundle }) => bundle.validityDays))].toSorted((one, other) => one - other)
  for (const [place, { zone, bundle }] of offers.entries()) {
    for (const code of zone.countries) mark(rowOf(countries, code, words), place)
    for (const length of lengths) if (length <= bundle.validityDays) mark(rowOf(atLeast, length, words), place)
  }

  // Created when first found, then cached.
  const described: (Offer | undefined)[] = []
  const offerAt = (place: number): Offer | undefined => {
    const sold = offers[place]
    return (described[place] ??= sold && describeOffer(sold))
  }

  const by = {
    nameOf: (place: number) => groups?.[place],
    factsOf: (place: number) => offers[place]?.bundle.facts ?? HOME_FACTS,
  }
  const daysAt = (place: number) => offers[place]?.bundle.validityDays ?? 0
  // The places are in the order of prices.
  const bestPlaces = (places: number[], isLongest: boolean): number[] =>
    isLongest
      ? bestOfEach(
          places.toSorted((one, other) => daysAt(other) - daysAt(one)),
          by,
        ).toSorted((one, other) => one - other)
      : bestOfEach(places, by)

  const find: OfferIndex['find'] = (destinations, days) => {
    const rows = destinations.map((code) => countries.get(code))
    const covering = rows.every((row) => row !== undefined) ? both(rows, words) : null
    if (!covering || !hasAny(covering))
      return { kind: 'none', reason: rows.length > 0 && rows.every(isSold) ? 'no_single_bundle' : 'no_match' }
    const needed = lengths.find((length) => length >= days)
    const lasting = needed === undefined ? undefined : atLeast.get(needed)
    const longEnough = lasting && both([covering, lasting], words)
    const isLongerThanStandard = !longEnough || !hasAny(longEnough)
    const places = placesIn(isLongerThanStandard ? covering : longEnough)
    const found = groups ? bestPlaces(places, isLongerThanStandard) : places
    return { kind: 'offers', offers: found.flatMap((place) => offerAt(place) ?? []), isLongerThanStandard }
  }

  return { find, zones: sellingZones(catalogue, every) }
}

/**
 * A bundle is never returned if one with the same zone and data costs no more, lasts as long, and keeps what it promises.
 * Those that remain, and which of them have zone and data in common; `groups` is null if there are no such.
 */
function worthTheirPrice(every: Sold[]): { offers: Sold[]; groups: Uint32Array | null } {
  const best = new Map<string, { group: number; kept: { days: number; facts: BundleFacts }[] }>()
  const groups: number[] = []
  const offers = every.filter(({ zone, bundle }) => {
    const name = zoneAndData({ zone: zone.name, megabytes: bundle.megabytes })
    const { group, kept } = best.get(name) ?? { group: best.size, kept: [] }
    const { validityDays: days, facts = HOME_FACTS } = bundle
    if (kept.some((each) => each.days >= days && keepsPromises(each.facts, facts))) return false
    kept.push({ days, facts })
    best.set(name, { group, kept })
    groups.push(group)
    return true
  })
  return { offers, groups: best.size === offers.length ? null : Uint32Array.from(groups) }
}

function sellingZones({ zones }: Catalogue, every: Sold[]): SellingZone[] {
  const byZone = Map.groupBy(every, ({ zone }) => zone.name)
  return zones.flatMap((zone) => {
    const own = byZone.get(zone.name) ?? []
    const lengths = [...new Set(own.map(({ bundle }) => bundle.validityDays))].toSorted((one, other) => one - other)
    const [first] = own
    return first ? [{ zone, first, everyday: own.find(({ bundle }) => isEveryday(bundle)) ?? first, lengths }] : []
  })
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
const isSold = (row: Bits | undefined): boolean => row !== undefined && hasAny(row)

function placesIn(row: Bits): number[] {
  const places: number[] = []
  for (const [at, word] of row.entries()) {
    for (let rest = word; rest !== 0; rest &= rest - 1) places.push(at * 32 + 31 - Math.clz32(rest & -rest))
  }
  return places
}
