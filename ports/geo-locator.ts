// The location of a visitor's address (storefront rules §3 "Location lookup result").
import type { CountryCode } from '#values/country/country.ts'

type Place = { country: CountryCode }

export type GeoLocator = {
  /** Null for private, unknown and malformed addresses. */
  locate: (ip: string) => Place | null
}
