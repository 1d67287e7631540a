// Finds the countries and zones that a sentence names, as travelers write them. A code counts only where it can't mean
// anything else.
import { foldName } from '#values/country/country-spelling.ts'
import { findCountryCode } from '#values/country/country-by-name.ts'
import { COUNTRY_CODES, isCountryCode, type CountryCode } from '#values/country/country.ts'
import { countryOfCity } from './city-countries.ts'
import { DESTINATION_ALIASES } from './destination-aliases.ts'
import { zoneNameFor } from './regions.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'

// American states, and cities named together with theirs: New Mexico isn't Mexico, and Paris, Texas, isn't in France.

const STATES_AND_LETTERS =
  'Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE, Florida FL, ' +
  'Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS, Kentucky KY, Louisiana LA, Maine ME, ' +
  'Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN, Mississippi MS, Missouri MO, Montana MT, Nebraska NE, ' +
  'Nevada NV, New Hampshire NH, New Jersey NJ, New Mexico NM, New York NY, North Carolina NC, North Dakota ND, Ohio OH, ' +
  'Oklahoma OK, Oregon OR, Pennsylvania PA, Rhode Island RI, South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, ' +
  'Utah UT, Vermont VT, Virginia VA, Washington WA, West Virginia WV, Wisconsin WI, Wyoming WY'
const STATES = new Map(STATES_AND_LETTERS.split(', ').map((entry) => [entry.slice(-2), entry.slice(0, -3)]))
/**
 * Where the name alone would lead to another country. Not every city before a state counts: 'Paris, New York' are two
 * places.
 */
const NAMESAKES =
  'Atlanta GA, Savannah GA, Augusta GA, Athens GA, Rome GA, Macon GA, Columbus GA, Paris TX, Athens TX, Naples FL, Melbourne FL, ' +
  'St Petersburg FL, Venice FL, Venice CA, Valencia CA, Birmingham AL, Cambridge MA, Manchester NH, Berlin NH, Vancouver WA, ' +
  'Dublin OH, Athens OH, Toledo OH, Lima OH, Oxford MS, Florence SC, Florence AL, Moscow ID, Geneva NY, Milan MI, Bristol CT, ' +
  'Bristol TN, Cairo IL, Lebanon PA, Panama City FL, Glasgow KY, Frankfort KY'
/** Names with 'New', 'South', or the like before a country's, and other states and cities that travelers name. */
const PARTS: Readonly<Record<CountryCode, string>> = {
  US:
    'New England, Carolina, Dakota, Washington DC, Washington State, New York State, Atlanta, Savannah, Malibu, Hollywood, ' +
    'Venice Beach, Panama City Beach, Dallas, Houston, Denver, Phoenix Arizona, Nashville, Detroit, Portland',
  CA: 'Ontario, London Ontario, British Columbia, Alberta, Manitoba, Saskatchewan, Nova Scotia, New Brunswick, Newfoundland, Yukon',
  AU: 'New South Wales, Queensland, Tasmania, Western Australia, South Australia',
}
/** Georgia alone is the country; what follows identifies the state. */
const GEORGIA_USA =
  /^(?:(?:us )?state of georgia|georgia state|georgia (?:in )?(?:the )?(?:us|usa|united states|america))$/

const codesByName = new Map<string, CountryCode>([
  ...[...STATES.values()]
    .filter((name) => name !== 'Georgia')
    .map((name): [string, CountryCode] => [foldName(name), 'US']),
  ...NAMESAKES.split(', ').flatMap((written) => {
    const inFull = `${written.slice(0, -2)}${STATES.get(written.slice(-2))}`
    return [written, inFull].map((name): [string, CountryCode] => [foldName(name), 'US'])
  }),
  ...Object.entries(PARTS).flatMap(([code, names]) =>
    names.split(', ').map((name): [string, CountryCode] => [foldName(name), code]),
  ),
])

/** States, provinces, and places there that travelers name, as written. */
export function* placesInParts(): Generator<{ code: CountryCode; name: string }> {
  for (const name of STATES.values()) if (name !== 'Georgia') yield { code: 'US', name }
  for (const [code, names] of Object.entries(PARTS)) for (const name of names.split(', ')) yield { code, name }
}

/** 'CA' after Los Angeles isn't Canada. */
export const isStateLetters = (word: string): boolean => STATES.has(word)

/**
 * The country of a state or province, or of a city named together with it. Checked before countries. The name has no
 * accents.
 */
export const countryOfPart = (name: string): CountryCode | null =>
  GEORGIA_USA.test(name) ? 'US' : (codesByName.get(name) ?? null)

export type NamedPlaces = {
  countries: CountryCode[]
  zones: Zone[]
  /** The sentence without the names. */
  rest: string
}

const MOST_WORDS = 6
/** More names for countries; 'the states' means only one of them. */
const COUNTRY_WORDS: Readonly<Record<string, CountryCode>> = {
  'the states': 'US',
  'the us': 'US',
  usa: 'US',
  uk: 'GB',
  uae: 'AE',
}
/** Names shared by two countries: only the traveler knows which one is meant, so both are answered. */
const NAMES_OF_TWO: Readonly<Record<string, readonly CountryCode[]>> = {
  congo: ['CD', 'CG'],
  'the congo': ['CD', 'CG'],
  'virgin islands': ['VG', 'VI'],
}
/** After these, a name is a person's or a home and not a destination: 'I'm Jordan', 'Mr. Chad', 'I live in Spain'. */
const PERSON =
  /(?:^| )(?:im|i am|(?:my )?name is|names|call me|mr|mrs|ms|dear|(?:im|i am|we are) from|(?:i|we) live in)$/
/** Short forms that everyone takes for a city, although some are a country's code. */
const CITY_LETTERS: Readonly<Record<string, CountryCode>> = { LA: 'US', NY: 'US', SF: 'US', DC: 'US' }
/** Data sizes, never countries: GB is also Great Britain. */
const UNITS = new Set(['GB', 'MB', 'KB', 'TB'])
/** After these, a code can only be a place: 'to FR', 'in ES and PT'. */
const BEFORE_PLACES = new Set('to in for from and or cover covers visit visiting via through between like'.split(' '))
/** English words and other abbreviations that look like a code. */
const OTHER_MEANINGS = new Set('AI AM AS AT BE BY DO ID IN IS IT LA ME MS MY NO PM SO TO TV VA'.split(' '))

let codesByAlias: Map<string, CountryCode> | undefined

/** The places that a text names, longest names first, each once; the zones are the catalog's. */
export function namedPlaces(text: string, zones: readonly Zone[]): NamedPlaces {
  const words = text.split(/[\s,;:!?()"/&]+/u).filter(Boolean)
  const countries = new Set<CountryCode>()
  const found = new Set<Zone>()
  const rest: string[] = []

  let before: NamedAt | null = null
  for (let at = 0; at < words.length;) {
    const named: NamedAt | null = isStateOf(before, words[at] ?? '') ? before : nameAt(words, at, zones)
    if (!named) rest.push(words[at] ?? '')
    at += named === before ? 1 : (named?.words ?? 1)
    before = named
    // The asker's own name isn't a place to look up.
    if (!named || isPerson(rest)) continue
    if ('name' in named.place) found.add(named.place)
    else for (const code of named.place) countries.add(code)
  }
  return { countries: [...countries], zones: [...found], rest: rest.join(' ') }
}

type NamedAt = { place: readonly CountryCode[] | Zone; words: number }

// 'Los Angeles, CA' is one place, and so is 'Berlin, DE'.
const isStateOf = (before: NamedAt | null, word: string): boolean =>
  before !== null &&
  !('name' in before.place) &&
  (before.place.some((code) => code === word) || (before.place.includes('US') && isStateLetters(word)))

function nameAt(words: string[], at: number, zones: readonly Zone[]): NamedAt | null {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const written = words.slice(at, at + count).join(' ')
    const code = count === 1 ? codeAt(words, at) : null
    const place = code ? [code] : placeCalled(written, zones)
    if (place) return { place, words: count }
  }
  return null
}

const isPerson = (before: readonly string[]): boolean => PERSON.test(foldName(before.slice(-3).join(' ')))

function placeCalled(written: string, zones: readonly Zone[]): readonly CountryCode[] | Zone | null {
  const name = foldName(written.replace(/[’']s$/u, '')).replace(/^\P{L}+|\P{L}+$/gu, '')
  if (name.length < 2) return null
  const zoneName = foldName(zoneNameFor(name) ?? name)
  const zone = zones.find((each) => foldName(each.name) === zoneName)
  // A zone with a single country counts as that country.
  if (zone && zone.countries.length > 1) return zone
  if (Object.hasOwn(NAMES_OF_TWO, name)) return NAMES_OF_TWO[name] ?? null
  const code = countryOfPart(name) ?? wordFor(name) ?? findCountryCode(name) ?? codeOfAlias(name) ?? countryOfCity(name)
  return code && [code]
}

const wordFor = (name: string): CountryCode | undefined =>
  Object.hasOwn(COUNTRY_WORDS, name) ? COUNTRY_WORDS[name] : undefined

// Capitals alone mean little: '10 GB', 'do I need an ID', 'WHAT IS IT'. A list of nothing but codes is a list of
// countries.
function codeAt(words: string[], at: number): CountryCode | null {
  const written = words[at]?.replaceAll('.', '') ?? ''
  const isAlone = words.length === 1
  if (isAlone && written.toUpperCase() === 'US') return 'US'
  if (Object.hasOwn(CITY_LETTERS, written) && (isAlone || !isShouted(words))) return CITY_LETTERS[written] ?? null
  if (!isCode(written) || UNITS.has(written)) return null
  if (written === 'US' && !isShouted(words)) return 'US'
  if (isListOfCodes(words)) return written
  if (isShouted(words)) return null
  const before = words[at - 1]?.toLowerCase() ?? ''
  const earlier = before === 'and' || before === 'or' ? at - 2 : at - 1
  if (earlier >= 0 && codeAt(words, earlier) !== null) return written
  return BEFORE_PLACES.has(before) && !OTHER_MEANINGS.has(written) ? written : null
}

// 'IS IT IN' isn't a list of three countries.
const isListOfCodes = (words: readonly string[]): boolean =>
  words.every((word) => isCode(word) && !UNITS.has(word)) && words.some((word) => !OTHER_MEANINGS.has(word))

const isCode = (word: string): word is CountryCode => /^[A-Z]{2}$/.test(word) && isCountryCode(word)

/** The whole text is in capitals, so capitals mean nothing. */
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
