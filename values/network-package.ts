// What an eSIM network sells, in our terms; null always means that the network doesn't disclose it.
import { withKind, type DataAllowance, type DataKind } from './data-allowance.ts'

/** In the smallest unit of the network, of which `divisor` make one of its currency: 31000 of 10000 USD are $3.10. */
export type NetworkMoney = { units: number; divisor: number; currency: string }

/** Compares two amounts in the same currency. */
export const isMore = (one: NetworkMoney, other: NetworkMoney): boolean =>
  BigInt(one.units) * BigInt(other.divisor) > BigInt(other.units) * BigInt(one.divisor)

export type StartRule = 'first use' | 'installation' | 'purchase'

/** A mobile network that phones use in a country, with its newest generation. */
export type PackageOperator = { name: string; generation: '2G' | '3G' | '4G' | '5G' | null }

export type CataloguePackage = {
  /** The network's own name of what is bought, as `allocate` and `topUp` take it. */
  packageId: string
  name: string
  isTopUp: boolean
  /** ISO 3166-1 alpha-2. */
  countries: string[]
  kind: DataKind
  /**
   * MB of 1,048,576 bytes, each day for daily kinds. For unlimited ones, what they have at full speed each day, or null
   * where that isn't disclosed.
   */
  megabytes: number | null
  /** How long it lasts; for one that is sold by the day, 1. */
  days: number
  /** How many days can be bought at once; null if it isn't sold by the day. `cost` is the price of one. */
  soldByDay: { least: number; most: number } | null
  installWithinDays: number | null
  startsAt: StartRule | null
  cost: NetworkMoney
  /** By country; a country that is missing isn't disclosed. */
  operators: Record<string, PackageOperator[]> | null
  /** In kbit/s, once the data, or a day's, is used up. */
  slowSpeedKbps: number | null
  /** The country in which its traffic reaches the internet. */
  exitCountry: string | null
  allowsHotspot: boolean | null
  /** Whether it can be added to its own eSIMs; only what is known to be is sold as a top-up. */
  canTopUp: boolean | null
}

/** What a package holds, as a bundle says it. */
export const allowanceOf = ({ kind, megabytes }: Pick<CataloguePackage, 'kind' | 'megabytes'>): DataAllowance => ({
  megabytes: megabytes ?? 0,
  ...withKind(kind),
})

/** In which lengths the shop sells what a network sells by the day. */
const LENGTHS: readonly number[] = [1, 3, 5, 7, 10, 15, 20, 30]

const FOR_DAYS = '×'

/**
 * A package that is sold by the day, as one package for each length in which the shop sells it, at the price of all of
 * its days; any other package as it is.
 */
export function inLengths(sold: CataloguePackage): CataloguePackage[] {
  const { soldByDay, packageId, cost } = sold
  if (!soldByDay) return [sold]
  return LENGTHS.filter((days) => days >= soldByDay.least && days <= soldByDay.most).map((days) => ({
    ...sold,
    packageId: `${packageId}${FOR_DAYS}${days}`,
    days,
    cost: { ...cost, units: cost.units * days },
  }))
}

/** What a network is asked for: its own name, and of what it sells by the day, for how many days. */
export function askedFor(packageId: string): { packageId: string; days: number | null } {
  const [, own, days] = /^(.+)×(\d{1,3})$/.exec(packageId) ?? []
  return own === undefined ? { packageId, days: null } : { packageId: own, days: Number(days) }
}
