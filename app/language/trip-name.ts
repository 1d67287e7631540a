// What a trip and a bundle are called in the language of whoever reads a page.
import { foreignLanguage } from './current-language.ts'
import { shortSizeLabel, zoneName } from './formats.ts'
import { formats } from '#app/copy/site/formats.ts'
import type { Offer } from '#shop/catalogue/trip/find-offers.ts'
import { tripName as nameIn, tripTitle as titleIn, type NamedTrip } from '#shop/catalogue/trip/trip-name.ts'

/** 'Spain', 'Spain and Italy', 'Spain, Italy and 2 more', or its place. */
export const tripName = (trip: NamedTrip): string => nameIn(trip, formats)
/** 'Spain · 3 GB'. */
export const tripTitle = (trip: NamedTrip & { data: string }): string => titleIn(trip, formats)

/** 'Europe2 5GB', as the specification has it; 'Europa 2 · 5 GB' in other languages. */
export const offerName = (offer: Pick<Offer, 'name' | 'zone' | 'megabytes' | 'dataKind'>): string =>
  foreignLanguage() === null ? offer.name : `${zoneName(offer.zone)} · ${shortSizeLabel(offer)}`
