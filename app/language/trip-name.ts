// What a trip is called in the language of whoever reads a page.
import { formats } from '#app/copy/site/formats.ts'
import { tripName as nameIn, tripTitle as titleIn, type NamedTrip } from '#shop/catalogue/trip/trip-name.ts'

/** 'Spain', 'Spain and Italy', 'Spain, Italy and 2 more', or its place. */
export const tripName = (trip: NamedTrip): string => nameIn(trip, formats)
/** 'Spain · 3 GB'. */
export const tripTitle = (trip: NamedTrip & { data: string }): string => titleIn(trip, formats)
