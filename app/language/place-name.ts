import { countryName, zoneName } from './formats.ts'
import type { Place } from '#shop/catalogue/destination/places-on-sale.ts'
import { displayNameOf } from '#shop/catalogue/trip/trip-name.ts'

/** What a country or zone is called in the language of whoever reads a page. */
export const placeName = (place: Place): string =>
  place.kind === 'country' ? countryName(place.country) : zoneName(displayNameOf(place.zone))
