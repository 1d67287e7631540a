// What a network says of a bundle besides its data, days, and countries. Null is what it doesn't disclose.
import type { PackageOperator, StartRule } from '#values/network-package.ts'
import type { NetworkId } from '#values/network-id.ts'
import { sizeText } from '#values/data-allowance.ts'
import { findBundleById, listTopUpsOf, type Bundle, type Catalogue } from './bundle.ts'

export type BundleFacts = {
  /** When its days begin. */
  startsAt: StartRule | null
  /** For how many days after the purchase it can still be begun: installed, or used where that is what begins it. */
  installWithinDays: number | null
  allowsHotspot: boolean | null
  /** In kbit/s, once its data is used up. */
  slowSpeedKbps: number | null
  /** The country in which its traffic reaches the internet. */
  exitCountry: string | null
  canTopUp: boolean | null
  /** How the network takes back an eSIM that nobody used. */
  takesBack: 'at once' | 'on request' | 'never' | null
}

/** By country; a country that is missing isn't disclosed. */
export type Operators = Record<string, PackageOperator[]>

/**
 * Of the specified network, which tells nothing of this by itself (after-purchase rules §9 "Terms"); also of what was
 * sold before there were other rules.
 */
export const HOME_FACTS: BundleFacts = {
  startsAt: 'first use',
  installWithinDays: 365,
  allowsHotspot: null,
  slowSpeedKbps: null,
  exitCountry: null,
  canTopUp: true,
  takesBack: 'at once',
}

/** How long an eSIM of the specified network is valid after its first use, with all that is added to it. */
export const HOME_ESIM_DAYS = 90

/** Gives equal facts the same object: of thousands of bundles, only a few differ in them. */
export function sharedFacts() {
  const known = new Map<string, BundleFacts>()
  return (told: BundleFacts): BundleFacts => {
    const { startsAt, installWithinDays, allowsHotspot, slowSpeedKbps, exitCountry, canTopUp, takesBack } = told
    const mark = [startsAt, installWithinDays, allowsHotspot, slowSpeedKbps, exitCountry, canTopUp, takesBack].join()
    const facts = known.get(mark) ?? {
      startsAt,
      installWithinDays,
      allowsHotspot,
      slowSpeedKbps,
      exitCountry,
      canTopUp,
      takesBack,
    }
    known.set(mark, facts)
    return facts
  }
}

/** What a bundle promises besides its data, days, and countries; its other facts only describe it. */
type Promises = Pick<BundleFacts, 'startsAt' | 'installWithinDays' | 'allowsHotspot' | 'slowSpeedKbps' | 'canTopUp'>

export const promisesIn = (of: Promises): Promises => {
  const { startsAt, installWithinDays, allowsHotspot, slowSpeedKbps, canTopUp } = of
  return { startsAt, installWithinDays, allowsHotspot, slowSpeedKbps, canTopUp }
}

const STARTS: Readonly<Record<StartRule, number>> = { purchase: 1, installation: 2, 'first use': 3 }

const startRank = ({ startsAt }: Promises): number => (startsAt === null ? 0 : STARTS[startsAt])

/**
 * Whether one keeps everything that the other promises: start, time to begin it, hotspot, speed once the data is used up,
 * and top-ups. What isn't disclosed is no promise. Exit country and operators only describe a bundle, and whether the
 * network takes it back concerns the shop.
 */
export function keepsPromises(one: Promises, other: Promises): boolean {
  return (
    one === other ||
    (startRank(one) >= startRank(other) &&
      (one.installWithinDays ?? 0) >= (other.installWithinDays ?? 0) &&
      (one.slowSpeedKbps ?? 0) >= (other.slowSpeedKbps ?? 0) &&
      (one.allowsHotspot === true || other.allowsHotspot !== true) &&
      (one.canTopUp === true || other.canTopUp !== true))
  )
}

const onSale = new WeakMap<readonly Bundle[], BundleFacts[]>()

/** What is said of the bundles on sale, each only once. */
export function factsOnSale({ bundles }: Pick<Catalogue, 'bundles'>): BundleFacts[] {
  const known = onSale.get(bundles) ?? [
    ...new Set(bundles.flatMap(({ status, facts = HOME_FACTS }) => (status === 'Active' ? [facts] : []))),
  ]
  onSale.set(bundles, known)
  return known
}

/** Whether an eSIM that came with it takes more data; one whose network doesn't say is asked when somebody tries. */
export const takesTopUps = ({ canTopUp }: Pick<BundleFacts, 'canTopUp'>): boolean => canTopUp !== false

/** Of a bundle in whatever state; the home network's for one that is no longer known. */
export const factsOf = ({ bundles }: Pick<Catalogue, 'bundles'>, bundleId: string): BundleFacts =>
  findBundleById(bundles, bundleId)?.facts ?? HOME_FACTS

/** Whether more data is sold for an eSIM that came with this bundle from this network. */
export const isTopUpSoldFor = (
  catalogue: Catalogue,
  { bundleId, zone }: Pick<Bundle, 'bundleId' | 'zone'>,
  networkId: NetworkId,
): boolean => {
  const bundle = findBundleById(catalogue.bundles, bundleId)
  const data = bundle ? sizeText(bundle) : ''
  return takesTopUps(factsOf(catalogue, bundleId)) && listTopUpsOf(catalogue, { zone, networkId, data }).length > 0
}
