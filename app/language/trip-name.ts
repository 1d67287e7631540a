// What a trip is called in the language of whoever reads a page.
import { formats } from '#app/copy/site/formats.ts'
import { zoneName } from './formats.ts'
import {
  tripName as nameIn,
  tripTitle as titleIn,
  type NamedTrip,
  type TripWords,
} from '#shop/catalogue/trip/trip-name.ts'

// Of the formats, only what is called may be taken before a page is answered.
export const tripWords: TripWords = {
  country: formats.country,
  list: formats.list,
  more: formats.more,
  shortData: formats.shortData,
  zone: zoneName,
}

/** 'Spain', 'Spain and Italy', 'Spain, Italy and 2 more', or its place. */
export const tripName = (trip: NamedTrip): string => nameIn(trip, tripWords)
/** 'Spain · 3 GB'. */
export const tripTitle = (trip: NamedTrip & { data: string }): string => titleIn(trip, tripWords)
