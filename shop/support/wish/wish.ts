// A wish for a country: how long it lasts, and whether it is answered.
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { coveringOffers } from '#shop/catalogue/trip/find-offers.ts'
import type { CountryCode } from '#values/country/country.ts'

/** From when its mailbox agreed; the table of periods tells the privacy page the same. */
export const WISH_DAYS = 365
/** As long may a mailbox take to agree. */
export const ASKED_DAYS = 1

/** Whether a bundle that is on sale covers the country. */
export const isOnSale = (catalogue: Catalogue, country: CountryCode): boolean =>
  coveringOffers(catalogue, [country]).length > 0
