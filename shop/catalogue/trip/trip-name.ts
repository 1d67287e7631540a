// What a trip is called wherever people read it: by its countries, or by its zone's display name where it is about the
// whole zone. The zone's own name is for price lists and files.
import { findZone, type Catalogue, type Zone } from '#shop/catalogue/bundle/bundle.ts'
import { shortSizeWords } from '#values/data-allowance.ts'
import { countryName, type CountryCode } from '#values/country/country.ts'

export type NamedTrip = {
  destinations: readonly CountryCode[]
  zone: string
  /** As `placeOf` says. */
  place?: string | null
}

/** How a language says it. */
export type TripWords = {
  country: (code: CountryCode) => string
  /** A zone by its name or its display name. */
  zone: (name: string) => string
  /** 'Spain, Italy and 2 more' from its parts. */
  list: (parts: string[]) => string
  more: (count: number) => string
  /** What a bundle holds as the catalog writes it, such as '5GB', in short. */
  shortData: (size: string) => string
}

/** More countries than this are summed up after the first two. */
const MOST_NAMED = 3

const inEnglish = new Intl.ListFormat('en-GB', { type: 'conjunction' })
export const ENGLISH: TripWords = {
  country: countryName,
  zone: (name) => name,
  list: (parts) => inEnglish.format(parts),
  more: (count) => `${count} more`,
  shortData: shortSizeWords,
}

/** A zone's name for people. */
export const displayNameOf = ({ name, displayName }: { name: string; displayName?: string | null }): string =>
  displayName ?? name

/** The same for the name of a zone; one that is no longer sold keeps its own. */
export function displayNameIn({ zones }: Pick<Catalogue, 'zones'>, name: string): string {
  const zone = findZone(zones, name)
  return zone ? displayNameOf(zone) : name
}

/**
 * What a trip is called instead of its countries: its zone's display name where none of its countries is known, or all
 * of many are chosen. Null where its countries say it better.
 */
export function placeOf(zone: Pick<Zone, 'name' | 'displayName' | 'countries'>, chosen: readonly CountryCode[]) {
  const isWhole = chosen.length > MOST_NAMED && zone.countries.every((code) => chosen.includes(code))
  return isWhole || chosen.length === 0 ? displayNameOf(zone) : null
}

/** The same for the name of a zone; null for one that is no longer sold. */
export function placeIn({ zones }: Pick<Catalogue, 'zones'>, name: string | null, chosen: readonly CountryCode[]) {
  const zone = name === null ? undefined : findZone(zones, name)
  return zone ? placeOf(zone, chosen) : null
}

/** The trip's name: 'Spain', 'Spain and Italy', 'Spain, Italy and 2 more', or its place. In English unless told. */
export function tripName({ destinations, zone, place }: NamedTrip, words: TripWords = ENGLISH): string {
  if (place || destinations.length === 0) return words.zone(place || zone)
  const isLong = destinations.length > MOST_NAMED
  const named = (isLong ? destinations.slice(0, MOST_NAMED - 1) : destinations).map(words.country)
  return words.list(isLong ? [...named, words.more(destinations.length - named.length)] : named)
}

/** The trip with its data: 'Spain · 3 GB'. */
export const tripTitle = (trip: NamedTrip & { data: string }, words: TripWords = ENGLISH): string =>
  `${tripName(trip, words)} · ${words.shortData(trip.data)}`
