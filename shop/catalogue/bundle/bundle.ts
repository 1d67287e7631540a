// What we sell: bundles of data in zones of countries, each priced by its size from its zone's price table, or by itself.
import type { InLanguages } from '#values/own-text.ts'
import type { CountryCode } from '#values/country/country.ts'
import { compareData, gigabytes, isTotal, sizeText, topsUp, type DataAllowance } from '#values/data-allowance.ts'
import { HOME_NETWORK, type NetworkId } from '#values/network-id.ts'
import type { BundleFacts } from './bundle-facts.ts'

export type BundleStatus = 'Active' | 'Inactive'
export type Bundle = DataAllowance & {
  bundleId: string
  zone: string
  validityDays: number
  status: BundleStatus
  /** The network whose eSIM it uses; missing where only the offer matters, as in a browser. */
  networkId?: NetworkId
  /** The network's own name of it; missing if that is the bundle ID, and where only the offer matters. */
  packageId?: string
  /** Instead of the prices of its zone; null for a bundle that is priced by its size, as when it is missing. */
  ownPrice?: OwnPrice | null
  /** The home network's where they are missing. Bundles with the same facts share one object. */
  facts?: BundleFacts
}

/** In cents before tax; one that tops up no eSIM has no price for that. */
export type OwnPrice = { priceCents: number; topupCents: number | null }
/** What the price of a bundle depends on, besides its zone. */
export type PriceTerms = DataAllowance & Pick<Bundle, 'ownPrice'>

export type BundleSource = { networkId: NetworkId; packageId: string | null }

export type SizeKey = '512MB' | '1GB' | '3GB' | '5GB' | '10GB' | '20GB' | '50GB'
/** Prices in cents before tax; a size without a price isn't sold. */
type ZonePrices = {
  inclEsimCents: Partial<Record<SizeKey, number>>
  topupCents: Partial<Record<SizeKey, number>>
}
export type Zone = {
  /** As in price lists, files, and partners' calls: 'Europe2'. */
  name: string
  /** What people read instead: 'Europe with the Balkans'; missing where the name is good enough. */
  displayName?: string
  /** The same in other languages, as far as the owner gave it. */
  displayNameIn?: InLanguages
  countries: CountryCode[]
  prices: ZonePrices
}
export type Catalogue = { zones: Zone[]; bundles: Bundle[] }

const UPPER_LIMITS_GB: readonly (readonly [number, SizeKey])[] = [
  [0.5, '512MB'],
  [1, '1GB'],
  [3, '3GB'],
  [5, '5GB'],
  [10, '10GB'],
  [20, '20GB'],
]

/** Every size of the price table, smallest first (storefront rules §9). */
export const SIZE_KEYS: readonly SizeKey[] = [...UPPER_LIMITS_GB.map(([, key]) => key), '50GB']

/**
 * The column of the price table: the smallest size that holds the data, 50 GB for anything above 20 (storefront rules
 * §9).
 */
export function sizeKeyFor(megabytes: number): SizeKey {
  return UPPER_LIMITS_GB.find(([limitGb]) => gigabytes(megabytes) <= limitGb)?.[1] ?? '50GB'
}

/**
 * Price in cents before tax, eSIM included: the bundle's own, or its zone's; null if the zone has no price for that size
 * (storefront rules §9). Only a total has a size.
 */
export function bundlePriceCents({ prices }: Zone, bundle: PriceTerms): number | null {
  if (bundle.ownPrice) return bundle.ownPrice.priceCents
  return isTotal(bundle) ? (prices.inclEsimCents[sizeKeyFor(bundle.megabytes)] ?? null) : null
}

/** Price in cents before tax of a top-up; null if it isn't priced (storefront rules §3). */
export function topupPriceCents({ prices }: Zone, bundle: PriceTerms): number | null {
  if (bundle.ownPrice) return bundle.ownPrice.topupCents
  return isTotal(bundle) ? (prices.topupCents[sizeKeyFor(bundle.megabytes)] ?? null) : null
}

/** The network that delivers a bundle. */
export const networkIdOf = ({ bundles }: Pick<Catalogue, 'bundles'>, bundleId: string): NetworkId =>
  findBundleById(bundles, bundleId)?.networkId ?? HOME_NETWORK

/**
 * From which network a bundle is bought, and by which name of theirs (null if that is the bundle ID). Every new order
 * gets both here, and keeps them, because its bundle may move to another network before it is delivered.
 */
export const sourceOf = ({ bundles }: Pick<Catalogue, 'bundles'>, bundleId: string): BundleSource =>
  sourceOfBundle(findBundleById(bundles, bundleId) ?? {})

export const sourceOfBundle = ({
  networkId = HOME_NETWORK,
  packageId = null,
}: {
  networkId?: NetworkId | undefined
  packageId?: string | null | undefined
}): BundleSource => ({ networkId, packageId })

/** The network, with its own name of the bundle unless that is the bundle's ID. */
export const sourceText = ({ networkId, packageId }: BundleSource): string =>
  packageId === null ? networkId : `${networkId} ${packageId}`

/** The same from a line of the history. */
export function sourceIn(text: string): BundleSource {
  const [networkId = '', ...name] = text.split(' ')
  return { networkId, packageId: name.length === 0 ? null : name.join(' ') }
}

const byId = new WeakMap<readonly Bundle[], Map<string, Bundle>>()

/** The bundle with this ID, whatever its state; builds an index once per list. */
export function findBundleById(bundles: readonly Bundle[], bundleId: string): Bundle | undefined {
  const known = byId.get(bundles) ?? new Map(bundles.map((bundle) => [bundle.bundleId, bundle]))
  byId.set(bundles, known)
  return known.get(bundleId)
}

const byZone = new WeakMap<readonly Bundle[], Map<string, Bundle[]>>()

/** The bundles of this zone, whatever their state, in the same order; builds an index once per list. */
export function bundlesIn(bundles: readonly Bundle[], zoneName: string): readonly Bundle[] {
  const known = byZone.get(bundles) ?? Map.groupBy(bundles, ({ zone }) => zone)
  byZone.set(bundles, known)
  return known.get(zoneName) ?? []
}

const byName = new WeakMap<readonly Zone[], Map<string, Zone>>()

/** The zone with this name; builds an index once per list. */
export function findZone(zones: readonly Zone[], name: string): Zone | undefined {
  const known = byName.get(zones) ?? new Map(zones.map((zone) => [zone.name, zone]))
  byName.set(zones, known)
  return known.get(name)
}

/** The zones with at least one active, priced bundle; others aren't shown (storefront rules §3). */
export function offeredZones(catalogue: Catalogue): Zone[] {
  return catalogue.zones.filter((zone) => startingPriceCents(zone, catalogue.bundles) !== null)
}

/**
 * The lowest price in cents, eSIM included, of a bundle really on sale in the zone; null if there is none (storefront
 * rules §9).
 */
export function startingPriceCents(zone: Zone, bundles: Bundle[]): number | null {
  const prices = bundlesIn(bundles, zone.name)
    .filter(({ status }) => status === 'Active')
    .map((bundle) => bundlePriceCents(zone, bundle))
    .filter((cents) => cents !== null)

  return prices.length > 0 ? Math.min(...prices) : null
}

/** Above zero if one holds more than the other in all of its days. */
export const compareWhole = (one: Bundle, other: Bundle): number =>
  compareData(one, other, one.validityDays, other.validityDays)

export type SoldBundle = { bundle: Bundle; zone: Zone; priceCents: number }
/** The price of a bundle in a zone: with an eSIM, or as a top-up. */
export type PriceOf = (zone: Zone, bundle: PriceTerms) => number | null

/**
 * The zone's bundles that can top up an eSIM now, cheapest first, and at one price those with more data or more days;
 * prices in cents before tax (storefront rules §3).
 */
export function listTopUps(catalogue: Catalogue, zoneName: string): SoldBundle[] {
  return bundlesIn(catalogue.bundles, zoneName)
    .map(({ bundleId }) => findBundle(catalogue, bundleId, topupPriceCents))
    .filter((sold) => sold !== null)
    .toSorted(
      (one, other) =>
        one.priceCents - other.priceCents ||
        compareWhole(other.bundle, one.bundle) ||
        other.bundle.validityDays - one.bundle.validityDays ||
        (one.bundle.bundleId < other.bundle.bundleId ? -1 : 1),
    )
}

/** An eSIM by what was bought with it: `data` is its order's text. */
export type BoughtEsim = { zone: string; networkId: NetworkId; data: string }

/** What an eSIM can be topped up with: bundles of its zone and network, and of its kind. */
export const listTopUpsOf = (catalogue: Catalogue, { zone, networkId, data }: BoughtEsim): SoldBundle[] =>
  listTopUps(catalogue, zone).filter(
    ({ bundle }) => networkIdOf(catalogue, bundle.bundleId) === networkId && topsUp(sizeText(bundle), data),
  )

/** The bundles of an eSIM's zone, network, and kind, also those that nobody may buy now. */
export const bundlesFor = (catalogue: Catalogue, { zone, networkId, data }: BoughtEsim): Bundle[] =>
  bundlesIn(catalogue.bundles, zone).filter(
    (bundle) => networkIdOf(catalogue, bundle.bundleId) === networkId && topsUp(sizeText(bundle), data),
  )

/** A bundle on sale, with its zone and its price in cents before tax; null if it isn't active or priced. */
export function findBundle(
  catalogue: Catalogue,
  bundleId: string,
  priceOf: PriceOf = bundlePriceCents,
): SoldBundle | null {
  const bundle = findBundleById(catalogue.bundles, bundleId)
  const zone = bundle && findZone(catalogue.zones, bundle.zone)
  if (!bundle || !zone || bundle.status !== 'Active') return null

  const priceCents = priceOf(zone, bundle)
  return priceCents === null ? null : { bundle, zone, priceCents }
}
