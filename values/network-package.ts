// What an eSIM network sells, in our terms; null always means that the network doesn't disclose it.

/** In the smallest unit of the network, of which `divisor` make one of its currency: 31000 of 10000 USD are $3.10. */
export type NetworkMoney = { units: number; divisor: number; currency: string }

/** Compares two amounts in the same currency. */
export const isMore = (one: NetworkMoney, other: NetworkMoney): boolean =>
  BigInt(one.units) * BigInt(other.divisor) > BigInt(other.units) * BigInt(one.divisor)

/** `total`: so much data in all; `daily`: so much each day, and then slow, cut off, or without a limit at all. */
export type PackageKind = 'total' | 'daily-slow' | 'daily-cut' | 'daily-unlimited' | 'unlimited'

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
  kind: PackageKind
  /** MB of 1,048,576 bytes, each day for daily kinds; null for unlimited ones. */
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
  /** In kbit/s, once a day's data is used up. */
  slowSpeedKbps: number | null
  /** The country in which its traffic reaches the internet. */
  exitCountry: string | null
  allowsHotspot: boolean | null
  /** Whether it can be added to its own eSIMs; only what is known to be is sold as a top-up. */
  canTopUp: boolean | null
}
