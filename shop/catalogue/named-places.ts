// Which countries and zones a sentence names, as travelers write them. A code counts only where nothing else can be meant.
import { foldName } from '#shop/values/country-spelling.ts'
import { countryCodeOf } from '#shop/values/country-by-name.ts'
import { COUNTRY_CODES, isCountryCode, type CountryCode } from '#shop/values/country.ts'
import { countryOfCity } from './city-countries.ts'
import { DESTINATION_ALIASES } from './destination-aliases.ts'
import type { Zone } from './bundle.ts'

export type NamedPlaces = {
  countries: CountryCode[]
  zones: Zone[]
  /** The sentence without the names. */
  rest: string
}

const MOST_WORDS = 5
/** What travelers call our zones. */
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
/** Sizes of data, never countries: GB is also Great Britain. */
const UNITS = new Set(['GB', 'MB', 'KB', 'TB'])
/** After these a code can only be a place: 'to FR', 'in ES and PT'. */
const BEFORE_PLACES = new Set('to in for from and or cover covers visit visiting via through between like'.split(' '))
/** English words, and short forms of other things, that look like a code. */
const OTHER_MEANINGS = new Set('AI AM AS AT BE BY DO ID IN IS IT LA ME MS MY NO PM SO TO TV VA'.split(' '))

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
    const place = count === 1 ? (codeAt(words, at) ?? placeCalled(written, zones)) : placeCalled(written, zones)
    if (place) return { place, words: count }
  }
  return null
}

function placeCalled(written: string, zones: readonly Zone[]): CountryCode | Zone | null {
  const name = foldName(written).replace(/^\P{L}+|\P{L}+$/gu, '')
  if (name.length < 2) return null
  const zoneName = Object.hasOwn(ZONE_WORDS, name) ? ZONE_WORDS[name] : name
  const zone = zones.find((each) => foldName(each.name) === foldName(zoneName ?? name))
  // A zone of one country is that country.
  if (zone && zone.countries.length > 1) return zone
  return COUNTRY_WORDS[name] ?? countryCodeOf(name) ?? codeOfAlias(name) ?? countryOfCity(name)
}

// Capitals alone say little: '10 GB', 'do I need an ID', 'WHAT IS IT'. A list of nothing but codes is a list of countries.
function codeAt(words: string[], at: number): CountryCode | null {
  const written = words[at]?.replace(/\.$/, '') ?? ''
  if (!isCode(written) || UNITS.has(written)) return null
  if (written === 'US') return isShouted(words) ? null : 'US'
  if (words.every((word) => isCode(word) && !UNITS.has(word)) && (words.length > 1 || !OTHER_MEANINGS.has(written)))
    return written
  if (isShouted(words)) return null
  const before = words[at - 1]?.toLowerCase() ?? ''
  const earlier = before === 'and' || before === 'or' ? at - 2 : at - 1
  if (earlier >= 0 && codeAt(words, earlier) !== null) return written
  return BEFORE_PLACES.has(before) && !OTHER_MEANINGS.has(written) ? written : null
}

const isCode = (word: string): word is CountryCode => /^[A-Z]{2}$/.test(word) && isCountryCode(word)

/** Written in capitals throughout, where they tell nothing. */
const isShouted = (words: readonly string[]): boolean => words.every((word) => word === word.toUpperCase())

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
