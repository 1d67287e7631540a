// Finds destinations as people type them: parts of English names, ISO codes, local names, nicknames, cities, and regions,
// with or without accents.
import { foldName } from '#values/country/country-spelling.ts'
import { COUNTRY_CODES, type CountryCode, countryName } from '#values/country/country.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { namedPlaces } from './named-places.ts'
import { countTypos } from './near-name.ts'
import { zoneNameFor, namedRegions } from './regions.ts'
import { cutTyped } from './typed-length.ts'
import { otherSpellings, placeSpelling } from './typed-place.ts'
import { alpha3 } from '#values/country/country-alpha3.ts'
import { placesInCountries } from './city-countries.ts'
import { DESTINATION_ALIASES } from './destination-aliases.ts'

/**
 * `isGuess`: nothing matches, and the countries are what may have been meant. `unsold`: the country that was meant, if
 * no zone has it; others may match as well. `places`: the city, island, or region by which a country was found.
 */
export type SearchResult = {
  zones: Zone[]
  countries: CountryCode[]
  isGuess: boolean
  unsold: CountryCode | null
  places: Readonly<Record<CountryCode, string>>
}

/** More guesses than this are no help. */
const MOST_GUESSES = 3
/** Fewer letters are the beginning of too many cities. */
const LEAST_OF_A_CITY = 3
/** With fewer letters, countries that are called so leave no room for cities that begin so. */
const LEAST_BESIDE_NAMES = 4
const LEAST_OF_A_REGION = 4
/** There are more cities than countries, so a typo counts for more. */
const LEAST_OF_A_MISTYPED_CITY = 5

const EXACT = 0
const REGION = 1
const OTHER_ALIAS = 3
const IN_NAME = 4
const BEGUN_CITY = 5

type Match = { code: CountryCode; at: number; place: string | null }

/**
 * The zones whose name contains the query, and the countries of these zones that match it, best match first.
 * Case-insensitive substring (storefront rules §5), plus exact two- and three-letter codes, the beginning of any alias,
 * and cities, islands, and regions. An empty query finds everything. If nothing matches: other spellings, the places
 * that a phrase names, the country that we don't sell, or up to three that the query may be a typo of. Only the first
 * 80 characters are read.
 */
export function searchDestinations(query: string, zones: Zone[]): SearchResult {
  const wanted = placeSpelling(query)
  const sold = [...new Set(zones.flatMap((zone) => zone.countries))]
  for (const spelling of [wanted, ...otherSpellings(wanted)]) {
    const found = matching(spelling, zones, sold)
    if (found) return found
  }
  return phrase(query, zones, sold) ?? guess(wanted, sold)
}

function matching(wanted: string, zones: Zone[], sold: CountryCode[]): SearchResult | null {
  const zoneName = foldName(zoneNameFor(wanted) ?? wanted)
  const foundZones = zones.filter((zone) => foldName(zone.name).includes(zoneName))
  const matches = ranked(sold, (known) => rankOf(known, wanted))
  const missing = matches[0]?.at === EXACT ? undefined : ranked(unsoldOf(sold), (known) => rankOf(known, wanted))[0]
  const isMissing = missing?.at === EXACT
  // Somebody who names a place in full doesn't mean a city elsewhere that begins like it.
  const isNamed = isMissing || matches[0]?.at === EXACT || wanted.length < LEAST_BESIDE_NAMES
  const byName = matches.filter(({ at: rank }) => rank < BEGUN_CITY)
  const kept = isMissing || (isNamed && byName.length > 0) ? byName : matches
  const isFound = foundZones.length > 0 || kept.length > 0
  const unsold = isMissing || !isFound ? (missing?.code ?? null) : null
  return isFound || unsold ? { ...resultOf(kept), zones: foundZones, unsold } : null
}

/** 'Paris, France', 'London and New York'. */
function phrase(query: string, zones: Zone[], sold: CountryCode[]): SearchResult | null {
  const named = namedPlaces(cutTyped(query), zones)
  const countries = named.countries.filter((code) => sold.includes(code))
  const unsold = named.countries.find((code) => !sold.includes(code)) ?? null
  if (countries.length === 0 && named.zones.length === 0 && !unsold) return null
  return { zones: named.zones, countries, isGuess: false, unsold, places: {} }
}

function guess(wanted: string, sold: CountryCode[]): SearchResult {
  const guesses = ranked(sold, (known) => slipsIn(known, wanted))
  const unsold = ranked(unsoldOf(sold), (known) => slipsIn(known, wanted))[0]
  if (unsold && unsold.at < (guesses[0]?.at ?? Infinity)) return { ...resultOf([]), unsold: unsold.code }
  return { ...resultOf(guesses.slice(0, MOST_GUESSES)), isGuess: guesses.length > 0 }
}

function resultOf(matches: Match[]): SearchResult {
  const places = matches.flatMap(({ code, place }) => (place === null ? [] : [[code, place]]))
  return {
    zones: [],
    countries: matches.map(({ code }) => code),
    isGuess: false,
    unsold: null,
    places: Object.fromEntries(places),
  }
}

const unsoldOf = (sold: CountryCode[]): CountryCode[] => {
  const offered = new Set(sold)
  return COUNTRY_CODES.filter((code) => !offered.has(code))
}

type Rank = { at: number; place: string | null }

/** Those with a rank, lowest first, then by name. */
function ranked(codes: readonly CountryCode[], rank: (known: KnownCountry) => Rank | null): Match[] {
  return codes
    .flatMap((code) => {
      const known = knownCountries().get(code)
      const found = known && rank(known)
      return found ? [{ code, name: known.name, ...found }] : []
    })
    .toSorted((one, other) => one.at - other.at || (one.name < other.name ? -1 : 1))
}

function rankOf({ name, codes, aliases, places, regions }: KnownCountry, wanted: string): Rank | null {
  if (wanted === '' || name === wanted || codes.includes(wanted) || aliases.includes(wanted)) return at(EXACT)
  const place = places.find(({ spelled }) => spelled === wanted)
  if (place) return at(EXACT, place.written)
  if (regions.includes(wanted)) return at(REGION)
  if (name.startsWith(wanted)) return at(OTHER_ALIAS - 1)
  if (aliases.some((alias) => alias.startsWith(wanted) || alias.includes(` ${wanted}`))) return at(OTHER_ALIAS)
  if (name.includes(wanted) || hasEveryWord(name, wanted)) return at(IN_NAME)
  return begunIn(places, regions, wanted)
}

function begunIn(places: KnownCountry['places'], regions: readonly string[], wanted: string): Rank | null {
  if (wanted.length < LEAST_OF_A_CITY) return null
  const begun = places.find(({ spelled }) => spelled.startsWith(wanted))
  if (begun) return at(BEGUN_CITY, begun.written)
  const isRegion = wanted.length >= LEAST_OF_A_REGION && regions.some((region) => region.startsWith(wanted))
  return isRegion ? at(BEGUN_CITY) : null
}

/** 'Korea, South' is South Korea. */
function hasEveryWord(name: string, wanted: string): boolean {
  const words = wanted.split(' ')
  return words.length > 1 && words.every((word) => name.split(' ').includes(word))
}

function slipsIn({ name, aliases, places }: KnownCountry, wanted: string): Rank | null {
  const slips = [name, ...aliases].flatMap((each) => countTypos(each, wanted) ?? [])
  const cities = wanted.length < LEAST_OF_A_MISTYPED_CITY ? [] : places.flatMap((place) => mistyped(place, wanted))
  const best = Math.min(...slips)
  const city = cities.toSorted((one, other) => one.at - other.at)[0]
  if (city && city.at < best) return city
  return slips.length === 0 ? null : at(best)
}

function mistyped({ spelled, written }: KnownCountry['places'][number], wanted: string): Rank[] {
  const slips = spelled.length < LEAST_OF_A_MISTYPED_CITY ? null : countTypos(spelled, wanted)
  return slips === 1 ? [{ at: slips, place: written }] : []
}

const at = (rank: number, place: string | null = null): Rank => ({ at: rank, place })

// Every name under which a country is found, in the spelling of the search; put together once.

/** A name in the spelling of the search, and as it is written. */
type Spelled = { spelled: string; written: string }
type KnownCountry = {
  name: string
  codes: readonly string[]
  aliases: readonly string[]
  /** Cities, islands, and regions in it. */
  places: readonly Spelled[]
  /** Regions that it is a part of. */
  regions: readonly string[]
}

let known: ReadonlyMap<CountryCode, KnownCountry> | undefined

function knownCountries(): ReadonlyMap<CountryCode, KnownCountry> {
  known ??= lookUp()
  return known
}

function lookUp(): Map<CountryCode, KnownCountry> {
  const places = Map.groupBy(placesInCountries(), ({ code }) => code)
  const regions = Map.groupBy(
    [...namedRegions()].flatMap(({ name, codes }) => codes.map((code) => ({ name: placeSpelling(name), code }))),
    ({ code }) => code,
  )
  return new Map(
    COUNTRY_CODES.map((code) => [
      code,
      {
        name: placeSpelling(countryName(code)),
        codes: [code, alpha3(code) ?? code].map((each) => each.toLowerCase()),
        aliases: aliasesOf(code),
        places: (places.get(code) ?? []).map(({ name }) => ({ spelled: placeSpelling(name), written: name })),
        regions: (regions.get(code) ?? []).map(({ name }) => name),
      },
    ]),
  )
}

function aliasesOf(code: CountryCode): string[] {
  const aliases = Object.hasOwn(DESTINATION_ALIASES, code) ? DESTINATION_ALIASES[code] : undefined
  return aliases ? aliases.split(', ').map(placeSpelling) : []
}
