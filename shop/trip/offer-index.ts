// The offers of a whole catalogue, laid out so that a trip finds its own among fifty thousand without looking at the others:
// a row of bits for each country and each length, one bit for each offer in the order of `findOffers`, which says what an
// offer is. A test holds the two against each other.
import type { Catalogue, Zone } from '#shop/catalogue/bundle.ts'
import type { CountryCode } from '#shop/values/country.ts'
import { describeOffer, everySold, type Offer, type OffersAnswer, type Sold } from './find-offers.ts'

/** A zone that sells something: its cheapest bundle, and all the lengths that it has, ascending. */
export type SellingZone = { zone: Zone; first: Sold; lengths: number[] }

export type OfferIndex = {
  /** The answer of `findOffers` for the same trip. */
  find: (destinations: CountryCode[], days: number) => OffersAnswer
  /** In the order of the catalogue. */
  zones: SellingZone[]
}

const known = new WeakMap<Catalogue, OfferIndex>()

/** Made once for each reading of the catalogue. */
export function offerIndexOf(catalogue: Catalogue): OfferIndex {
  const index = known.get(catalogue) ?? makeIndex(catalogue)
  known.set(catalogue, index)
  return index
}

type Bits = Uint32Array

function makeIndex(catalogue: Catalogue): OfferIndex {
  const every = everySold(catalogue)
  // Of one zone and size only the longest is ever answered; the first of them in this order is the longest.
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

  // Described when it is first found, and kept.
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
