// Which countries and zones a sentence names, as travellers write them; codes count in capitals only, because 'in' is a word.
import { foldName } from '#shop/values/country-spelling.ts'
import { COUNTRY_CODES, countryCodeOf, isCountryCode, type CountryCode } from '#shop/values/country.ts'
import { DESTINATION_ALIASES } from './destination-aliases.ts'
import type { Zone } from './bundle.ts'

export type NamedPlaces = {
  countries: CountryCode[]
  zones: Zone[]
  /** The sentence without the names. */
  rest: string
}

const MOST_WORDS = 5
/** What travellers call our zones. */
const ZONE_WORDS: Readonly<Record<string, string>> = {
  asia: 'Asia Pacific',
  pacific: 'Asia Pacific',
  oceania: 'Asia Pacific',
  'south america': 'Central and South America',
  'latin america': 'Central and South America',
  'central america': 'Central and South America',
  caribbean: 'Central and South America',
  world: 'World1',
  worldwide: 'World1',
  global: 'World1',
  eu: 'Europe',
  'european union': 'Europe',
}
/** Countries are asked for with these, too, and 'the states' is no country to anybody else. */
const COUNTRY_WORDS: Readonly<Record<string, CountryCode>> = { 'the states': 'US', usa: 'US', uk: 'GB', uae: 'AE' }

let codesByAlias: Map<string, CountryCode> | undefined

/** The places that a text names, longest names first, each once; zones are those of the catalogue. */
export function namedPlaces(text: string, zones: readonly Zone[]): NamedPlaces {
  const words = text.split(/[\s,;:!?()"/&]+/u).filter(Boolean)
  const countries = new Set<CountryCode>()
  const found = new Set<Zone>()
  const rest: string[] = []

  for (let at = 0; at < words.length;) {
    const named = nameAt(words, at, zones)
    if (!named) rest.push(words[at] ?? '')
    else if (typeof named.place === 'string') countries.add(named.place)
    else found.add(named.place)
    at += named?.words ?? 1
  }
  return { countries: [...countries], zones: [...found], rest: rest.join(' ') }
}

function nameAt(words: string[], at: number, zones: readonly Zone[]) {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const written = words.slice(at, at + count).join(' ')
    const place = placeCalled(written, zones)
    if (place) return { place, words: count }
  }
  return null
}

function placeCalled(written: string, zones: readonly Zone[]): CountryCode | Zone | null {
  if (/^[A-Z]{2}$/.test(written) && isCountryCode(written)) return written
  const name = foldName(written).replace(/^\P{L}+|\P{L}+$/gu, '')
  if (name.length < 2) return null
  const zoneName = Object.hasOwn(ZONE_WORDS, name) ? ZONE_WORDS[name] : name
  const zone = zones.find((each) => foldName(each.name) === foldName(zoneName ?? name))
  // A zone of one country is that country.
  if (zone && zone.countries.length > 1) return zone
  return COUNTRY_WORDS[name] ?? countryCodeOf(name) ?? codeOfAlias(name)
}

function codeOfAlias(name: string): CountryCode | null {
  codesByAlias ??= new Map(
    COUNTRY_CODES.flatMap((code) =>
      (DESTINATION_ALIASES[code] ?? '')
        .split(', ')
        .map((alias): [string, CountryCode] => [foldName(alias), code])
        .filter(([alias]) => alias.length > 2),
    ),
  )
  return codesByAlias.get(name) ?? null
}
