// An index over the offers of a whole catalog, so that a trip finds its own among fifty thousand without scanning: a
// bitset per country and per length, with one bit per offer in the order of `findOffers`, which defines what an offer
// is. A test compares the two.
import type { Catalogue, Zone } from '#shop/catalogue/bundle/bundle.ts'
import type { CountryCode } from '#values/country/country.ts'
import { describeOffer, everySold, type Offer, type OffersAnswer, type Sold } from './find-offers.ts'

/** A zone with bundles on sale: its cheapest bundle, and all its lengths in ascending order. */
export type SellingZone = { zone: Zone; first: Sold; lengths: number[] }

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
  // Only the longest bundle per zone and size is ever returned; it is the first in this order.
  const sizes = new Set<string>()
  const offers = every.filter(({ zone, bundle }) => {
    const size = `${bundle.megabytes} ${zone.name}`
    return !sizes.has(size) && sizes.add(size)
  })
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

  const find: OfferIndex['find'] = (destinations, days) => {
    const rows = destinations.map((code) => countries.get(code))
    const covering = rows.every((row) => row !== undefined) ? both(rows, words) : null
    if (!covering || !hasAny(covering))
      return { kind: 'none', reason: rows.length > 0 && rows.every(isSold) ? 'no_single_bundle' : 'no_match' }
    const needed = lengths.find((length) => length >= days)
    const lasting = needed === undefined ? undefined : atLeast.get(needed)
    const longEnough = lasting && both([covering, lasting], words)
    const isLongerThanStandard = !longEnough || !hasAny(longEnough)
    const found = placesIn(isLongerThanStandard ? covering : longEnough)
    return { kind: 'offers', offers: found.flatMap((place) => offerAt(place) ?? []), isLongerThanStandard }
  }

  return { find, zones: sellingZones(catalogue, every) }
}

function sellingZones({ zones }: Catalogue, every: Sold[]): SellingZone[] {
  const byZone = Map.groupBy(every, ({ zone }) => zone.name)
  return zones.flatMap((zone) => {
    const own = byZone.get(zone.name) ?? []
    const lengths = [...new Set(own.map(({ bundle }) => bundle.validityDays))].toSorted((one, other) => one - other)
    return own[0] ? [{ zone, first: own[0], lengths }] : []
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
