// Finds destinations as people type them: parts of English names, ISO codes, local names, nicknames, cities, and regions,
// with or without accents.
import { COUNTRY_CODES, type CountryCode } from '#values/country/country.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { guessDestinations } from './guess-destinations.ts'
import {
  AIRPORT,
  countriesNamed,
  EXACT,
  type KnownCountry,
  knownCountries,
  LEAST_OF_A_TRANSLATION,
  REGION,
} from './known-names.ts'
import { namedPlaces } from './named-places.ts'
import { englishRegion } from './region-words.ts'
import { zoneNameFor } from './regions.ts'
import { type NamedPlace, severalPlaces } from './several-places.ts'
import { cutTyped } from './typed-length.ts'
import { translatedCountries } from './translated-places.ts'
import { otherSpellings, placeSpelling } from './typed-place.ts'
import { type ZoneCaller, zonesCalled, zonesLike } from './zones-by-name.ts'

/**
 * `isGuess`: something that was typed names nothing, and this is what may have been meant. `isSeveral`: the countries were
 * named one by one. `unsold`: countries that were meant but that no zone has; others may match as well. `places`: the
 * city, island, region, or airport by which a country was found.
 */
export type SearchResult = {
  zones: Zone[]
  countries: CountryCode[]
  isGuess: boolean
  isSeveral: boolean
  unsold: CountryCode[]
  places: Readonly<Record<CountryCode, string>>
}

/** Fewer letters are the beginning of too many cities. */
const LEAST_OF_A_CITY = 3
/** With fewer letters, countries that are called so leave no room for cities that begin so. */
const LEAST_BESIDE_NAMES = 4
/** Of several places, no more are guessed. */
const MOST_MISTYPED = 3

// After the names that are typed in full.
const BEGUN_NAME = 3
const OTHER_ALIAS = 4
const IN_NAME = 5
const BEGUN_CITY = 6

/** `more`: the letters that are missing from a name that was begun. */
type Rank = { at: number; place: string | null; more: number }
type Match = Rank & { code: CountryCode }

/**
 * The zones whose name contains the query, and the countries of these zones that match it, best match first.
 * Case-insensitive substring (storefront rules §5), plus exact two- and three-letter codes, the beginning of any alias,
 * and cities, islands, and regions in the languages of the shop. `shown`: what the page calls zones. An empty query finds everything. If nothing matches: other spellings, the places
 * that a phrase names, the country that we don't sell, or up to three that the query may be a typo of. Only the first
 * 80 characters are read.
 */
export function searchDestinations(query: string, zones: Zone[], shown: ZoneCaller = (name) => name): SearchResult {
  const wanted = placeSpelling(query)
  const sold = [...new Set(zones.flatMap((zone) => zone.countries))]
  // Dutch calls the USA 'VS', which stands between other places as well.
  for (const spelling of [wanted, ...otherSpellings(wanted), englishRegion(wanted)]) {
    const found = spelling === null ? null : matching(spelling, zones, sold, shown)
    if (found) return found
  }
  return phrase(query, zones, sold, shown) ?? guess(wanted, zones, sold, shown)
}

function matching(wanted: string, zones: Zone[], sold: CountryCode[], shown: ZoneCaller): SearchResult | null {
  const foundZones = zonesLike(wanted, zones, shown)
  const matches = ranked(sold, wanted)
  const missing = matches[0]?.at === EXACT ? undefined : ranked(unsoldOf(sold), wanted)[0]
  const isMissing = missing !== undefined && missing.at <= AIRPORT
  // Somebody who names a place in full doesn't mean a city elsewhere that begins like it.
  const isNamed = isMissing || matches[0]?.at === EXACT || wanted.length < LEAST_BESIDE_NAMES
  const byName = matches.filter(({ at: rank }) => rank < BEGUN_CITY)
  // Whoever names Europe in full doesn't mean the countries of 'Europe centrale'.
  const isZone = foundZones.length > 0 && zoneNameFor(wanted) !== null
  const kept = isMissing || isZone || (isNamed && byName.length > 0) ? byName : matches
  const isFound = foundZones.length > 0 || kept.length > 0
  const unsold = missing && (isMissing || !isFound) ? [missing.code] : []
  return isFound || missing ? { ...resultOf(kept), zones: foundZones, unsold } : null
}

/** 'Paris, France', 'London, NYC', 'spain itlay', or a sentence in which countries are named. */
function phrase(query: string, zones: Zone[], sold: CountryCode[], shown: ZoneCaller): SearchResult | null {
  const { named, rest } = severalPlaces(query, (name) => namedExactly(name, zones, sold, shown))
  const near = rest.slice(0, MOST_MISTYPED).map((each) => guessDestinations(each, zones, sold, shown))
  // Other words make it a sentence, in which 'nice' isn't a city.
  const isSentence =
    rest.length > MOST_MISTYPED ||
    near.some((each) => each.zones.length + each.countries.length === 0 && each.unsold === null)
  if (named.length === 0 || isSentence) return sentence(query, zones, sold)
  const all = [...named, ...near]
  const missing = near.flatMap(({ unsold }) => unsold ?? [])
  return {
    ...resultOf(all.flatMap(({ countries }) => countries).filter(({ code }) => sold.includes(code))),
    zones: [...new Set(all.flatMap((each) => each.zones))],
    isGuess: near.length > 0,
    isSeveral: all.length > 1,
    unsold: [...new Set([...all.flatMap(({ countries }) => codesOf(countries)), ...missing])].filter(
      (code) => !sold.includes(code),
    ),
  }
}

function sentence(query: string, zones: Zone[], sold: CountryCode[]): SearchResult | null {
  const named = namedPlaces(cutTyped(query), zones)
  if (named.countries.length === 0 && named.zones.length === 0) return null
  const countries = named.countries.filter((code) => sold.includes(code))
  const unsold = named.countries.filter((code) => !sold.includes(code))
  return { zones: named.zones, countries, isGuess: false, isSeveral: countries.length > 1, unsold, places: {} }
}

/** What a name stands for if nothing is missing from it. */
function namedExactly(name: string, zones: Zone[], sold: CountryCode[], shown: ZoneCaller): NamedPlace | null {
  const called = zonesCalled(name, zones, shown)
  if (called.length > 0) return { zones: called, countries: [] }
  const matches = countriesNamed(name)
  const best = Math.min(...matches.map(({ at: rank }) => rank))
  const countries = matches.filter(({ at: rank, code }) => rank === best && (rank < REGION || sold.includes(code)))
  return countries.length > 0 ? { zones: [], countries } : null
}

function guess(wanted: string, zones: Zone[], sold: CountryCode[], shown: ZoneCaller): SearchResult {
  const near = guessDestinations(wanted, zones, sold, shown)
  const isGuess = near.zones.length + near.countries.length > 0
  return { ...resultOf(near.countries), zones: near.zones, isGuess, unsold: near.unsold === null ? [] : [near.unsold] }
}

type PlaceMatch = { code: CountryCode; place: string | null }

function resultOf(matches: readonly PlaceMatch[]): SearchResult {
  const named = Map.groupBy(matches, ({ code }) => code)
  const places = [...named].flatMap(([code, found]) => {
    const names = [...new Set(found.flatMap(({ place }) => place ?? []))]
    return names.length > 0 ? [[code, names.join(', ')]] : []
  })
  return {
    zones: [],
    countries: [...named.keys()],
    isGuess: false,
    isSeveral: false,
    unsold: [],
    places: Object.fromEntries(places),
  }
}

const codesOf = (countries: readonly PlaceMatch[]): CountryCode[] => countries.map(({ code }) => code)

const unsoldOf = (sold: CountryCode[]): CountryCode[] => {
  const offered = new Set(sold)
  return COUNTRY_CODES.filter((code) => !offered.has(code))
}

/** Those that match, best first, then those that miss fewest letters, then by name. */
function ranked(codes: readonly CountryCode[], wanted: string): Match[] {
  const translated = begunTranslations(wanted)
  const exact = new Map(countriesNamed(wanted).map((each) => [each.code, { ...each, more: 0 }]))
  return codes
    .flatMap((code) => {
      const known = knownCountries().get(code)
      const found = known && (exact.get(code) ?? rankOf(known, wanted) ?? translated.get(code))
      return found ? [{ ...found, code, name: known.name }] : []
    })
    .toSorted((one, other) => one.at - other.at || one.more - other.more || (one.name < other.name ? -1 : 1))
}

/** What is typed of a country's names, if it is a part of one. */
function rankOf({ name, aliases, places, regions }: KnownCountry, wanted: string): Rank | null {
  if (name.startsWith(wanted)) return at(BEGUN_NAME)
  if (aliases.some((alias) => alias.startsWith(wanted) || alias.includes(` ${wanted}`))) return at(OTHER_ALIAS)
  if (name.includes(wanted) || hasEveryWord(name, wanted)) return at(IN_NAME)
  if (wanted.length < LEAST_OF_A_CITY) return null

  const begun = [...places, ...regions.map((spelled) => ({ spelled, written: null }))]
    .filter(({ spelled }) => spelled.startsWith(wanted))
    .toSorted((one, other) => one.spelled.length - other.spelled.length)[0]
  return begun ? { at: BEGUN_CITY, place: begun.written, more: begun.spelled.length - wanted.length } : null
}

/** The countries whose names in other languages begin like this. */
function begunTranslations(wanted: string): Map<CountryCode, Rank> {
  const found = new Map<CountryCode, Rank>()
  if (wanted.length < LEAST_OF_A_TRANSLATION) return found
  for (const names of translatedCountries())
    for (const [name, code] of names)
      if (name.startsWith(wanted)) found.set(code, { at: BEGUN_CITY, place: null, more: name.length - wanted.length })
  return found
}

/** 'Korea, South' is South Korea. */
function hasEveryWord(name: string, wanted: string): boolean {
  const words = wanted.split(' ')
  return words.length > 1 && words.every((word) => name.split(' ').includes(word))
}

const at = (rank: number): Rank => ({ at: rank, place: null, more: 0 })
