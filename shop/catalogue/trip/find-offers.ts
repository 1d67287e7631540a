// Which bundles fit a trip: those whose zone has every chosen country and that last long enough, cheapest first.
import { counted } from '#values/counted.ts'
import { bundlePriceCents, bundlesIn, compareWhole, sizeKeyFor } from '#shop/catalogue/bundle/bundle.ts'
import {
  dataKey,
  dataKindOf,
  gigabytes,
  isTotal,
  megabytesFor,
  shortSizeLabel,
  sizeLabel,
  withKind,
  type DataAllowance,
} from '#values/data-allowance.ts'
import type { Bundle, Catalogue, SizeKey, Zone } from '#shop/catalogue/bundle/bundle.ts'
import { factsOf, keepsPromises, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CountryCode } from '#values/country/country.ts'
import { atOnce, type Steps } from '#values/in-turns.ts'

/**
 * A bundle priced for a trip: cents before tax, eSIM included, data in GB and MB (storefront rules §3). The GB are those
 * of all of its days; null for an unlimited one.
 */
export type Offer = DataAllowance & {
  id: string
  name: string
  description: string
  priceCents: number
  dataAmountGb: number | null
  validityDays: number
  regions: string[]
  isPopular: false
  zone: string
  size: SizeKey
  countries: CountryCode[]
  bundleId: string
}

export type OffersAnswer =
  | { kind: 'offers'; offers: Offer[]; isLongerThanStandard: boolean }
  | { kind: 'none'; reason: 'no_single_bundle' | 'no_match' }

export type CoverageAnswer =
  | { kind: 'nothing_chosen' }
  | { kind: 'covered'; zone: string; fromCents: number }
  | { kind: 'uncovered' }

/**
 * The offers for a trip of `days` days (storefront rules §5, §9): only bundles that cover every destination and the
 * whole length. Of bundles with the same zone and data, the cheapest, and of equally cheap ones the one with the longest
 * validity; a dearer one only if it promises something that no cheaper one keeps. Ascending price. If none is long
 * enough, all that cover the destinations, of the same zone and data the longest, marked as `isLongerThanStandard`. If
 * there are none: `no_single_bundle` if each destination is sold but not all in one bundle, else `no_match`.
 */
export function findOffers(catalogue: Catalogue, destinations: CountryCode[], days: number): OffersAnswer {
  const covering = coveringOffers(catalogue, destinations)
  if (covering.length === 0) return { kind: 'none', reason: whyNone(catalogue, destinations) }

  const by = { nameOf: zoneAndData, factsOf: ({ bundleId }: Offer) => factsOf(catalogue, bundleId) }
  const longEnough = covering.filter((offer) => offer.validityDays >= days)
  if (longEnough.length > 0) return { kind: 'offers', offers: bestOfEach(longEnough, by), isLongerThanStandard: false }

  const kept = new Set(
    bestOfEach(
      covering.toSorted((one, other) => other.validityDays - one.validityDays),
      by,
    ),
  )
  return { kind: 'offers', offers: covering.filter((offer) => kept.has(offer)), isLongerThanStandard: true }
}

/**
 * Every active, priced bundle that covers all destinations, whatever its length, cheapest first; empty without
 * destinations.
 */
export function coveringOffers(catalogue: Catalogue, destinations: CountryCode[]): Offer[] {
  if (destinations.length === 0) return []

  return catalogue.zones
    .filter((zone) => destinations.every((code) => zone.countries.includes(code)))
    .flatMap((zone) => soldOf(zone, catalogue))
    .toSorted(cheapestFirst)
    .map(describeOffer)
}

/** Whether any bundle that is on sale covers this country. */
export const isCountrySold = (catalogue: Catalogue, country: CountryCode): boolean =>
  catalogue.zones.some((zone) => zone.countries.includes(country) && soldOf(zone, catalogue).length > 0)

/** A bundle, its zone, and its price in cents before tax. */
export type SaleItem = { zone: Zone; bundle: Bundle; priceCents: number }

/** Every active, priced bundle, in the order its offers are shown: cheapest first. */
export const everySold = (catalogue: Catalogue): SaleItem[] => atOnce(soldInSteps(catalogue))

// Sorted by price first, since sorting all of a large catalog at once would hold everybody up.
export function* soldInSteps(catalogue: Catalogue): Steps<SaleItem[]> {
  const byPrice = new Map<number, SaleItem[]>()
  for (const zone of catalogue.zones) {
    yield
    for (const sold of soldOf(zone, catalogue)) {
      const alike = byPrice.get(sold.priceCents)
      if (alike) alike.push(sold)
      else byPrice.set(sold.priceCents, [sold])
    }
  }
  const every: SaleItem[] = []
  for (const cents of [...byPrice.keys()].toSorted((one, other) => one - other)) {
    yield
    for (const sold of (byPrice.get(cents) ?? []).toSorted(cheapestFirst)) every.push(sold)
  }
  return every
}

/**
 * Shown while destinations are picked: the zone and price of the cheapest bundle that covers them all, cents before
 * tax.
 */
export function coverageAnswer(catalogue: Catalogue, destinations: CountryCode[]): CoverageAnswer {
  if (destinations.length === 0) return { kind: 'nothing_chosen' }

  const cheapest = coveringOffers(catalogue, destinations)[0]
  return cheapest ? { kind: 'covered', zone: cheapest.zone, fromCents: cheapest.priceCents } : { kind: 'uncovered' }
}

/** What people begin with: smaller bundles last for a day or two. */
const EVERYDAY_MEGABYTES = 1024

export const isEveryday = (bundle: DataAllowance & Pick<Bundle, 'validityDays'>): boolean =>
  megabytesFor(bundle, bundle.validityDays) >= EVERYDAY_MEGABYTES

/**
 * The bundle that stands for a choice of countries before there are dates: the cheapest with a gigabyte or more, or the
 * cheapest of all; null if none covers them.
 */
export function everydayOffer(catalogue: Catalogue, destinations: CountryCode[]): Offer | null {
  const covering = coveringOffers(catalogue, destinations)
  return covering.find(isEveryday) ?? covering[0] ?? null
}

function soldOf(zone: Zone, { bundles }: Catalogue): SaleItem[] {
  return bundlesIn(bundles, zone.name)
    .filter(({ status }) => status === 'Active')
    .flatMap((bundle) => {
      const priceCents = bundlePriceCents(zone, bundle)
      return priceCents === null ? [] : [{ zone, bundle, priceCents }]
    })
}

/** The public facts of a bundle on sale. */
export function describeOffer({ zone, bundle, priceCents }: SaleItem): Offer {
  const { bundleId, megabytes, validityDays } = bundle
  const whole = megabytesFor(bundle, validityDays)
  const dataAmountGb = Number.isFinite(whole) ? gigabytes(whole) : null

  return {
    id: bundleId,
    name: `${zone.name} ${isTotal(bundle) ? `${Math.round(gigabytes(megabytes) * 100) / 100}GB` : shortSizeLabel(bundle)}`,
    description: `${sizeLabel(bundle)}${isTotal(bundle) ? ' of data' : ','} for ${counted(validityDays, 'day', 'days')} in ${counted(zone.countries.length, 'country', 'countries')}`,
    priceCents,
    dataAmountGb,
    megabytes,
    ...withKind(dataKindOf(bundle)),
    validityDays,
    regions: [zone.name],
    isPopular: false,
    zone: zone.name,
    size: sizeKeyFor(whole),
    countries: zone.countries,
    bundleId,
  }
}

type OfZoneAndData = DataAllowance & Pick<Offer, 'zone'>

/** Two bundles with the same name for this are the same except for their length and price. */
export const zoneAndData = (offer: OfZoneAndData): string => `${dataKey(offer)} ${offer.zone}`

/**
 * Those that are worth showing, of offers with the better ones first: one that is no better than an earlier one of the
 * same zone and data only repeats it, from whichever network it comes.
 */
export function bestOfEach<Each>(
  offers: readonly Each[],
  { nameOf, factsOf: told }: { nameOf: (offer: Each) => unknown; factsOf: (offer: Each) => BundleFacts },
): Each[] {
  const shown = new Map<unknown, BundleFacts[]>()
  return offers.filter((offer) => {
    const [name, facts] = [nameOf(offer), told(offer)]
    const better = shown.get(name) ?? []
    if (better.some((each) => keepsPromises(each, facts))) return false
    shown.set(name, [...better, facts])
    return true
  })
}

function whyNone(catalogue: Catalogue, destinations: CountryCode[]) {
  const isEachSold = destinations.every((code) => isCountrySold(catalogue, code))

  return destinations.length > 0 && isEachSold ? 'no_single_bundle' : 'no_match'
}

// At the same price, more data comes first, then more days; name and ID only make the order stable.
export function cheapestFirst(one: SaleItem, other: SaleItem): number {
  return (
    one.priceCents - other.priceCents ||
    compareWhole(other.bundle, one.bundle) ||
    other.bundle.validityDays - one.bundle.validityDays ||
    compareText(one.zone.name, other.zone.name) ||
    compareText(one.bundle.bundleId, other.bundle.bundleId)
  )
}

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
