import { describe, expect, it } from 'vitest'
import zoneRows from '#db/seed/zones.json' with { type: 'json' }
import { countryName, isCountryCode } from '#values/country/country.ts'
import { placesInCountries } from './city-countries.ts'
import { DESTINATION_ALIASES } from './destination-aliases.ts'
import { countTypos } from './near-name.ts'
import { namedRegions } from './regions.ts'
import { searchDestinations } from './search-destinations.ts'
import { MOST_TYPED_LETTERS } from './typed-length.ts'
import { placeSpelling } from './typed-place.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'

const zone = (name: string, countries: string): Zone => ({
  name,
  countries: countries.split(' '),
  prices: { inclEsimCents: {}, topupCents: {} },
})
const zones = [
  zone('Europe', 'AT BE BY CI CZ DE ES FR GB GR HU IT NL PT RU TR UA'),
  zone('Europe2', 'AT BE ES FR GB IT'),
  zone('North America', 'CA MX US'),
  zone('World1', 'AU FR JP KR NE NG US VN'),
]
const found = (query: string) => searchDestinations(query, zones)
const seeded: Zone[] = zoneRows.filter(({ name }) => name !== 'Morocco')
const worldwide = (query: string) => searchDestinations(query, seeded)
const codesFor = (query: string) => found(query).countries

describe('the search for destinations', () => {
  it.each([
    // FRA is also the airport of Frankfurt.
    ['fra', ['FR', 'DE']],
    ['FRANCE', ['FR']],
    ['  france ', ['FR']],
    ['land', ['NL']],
    ['austr', ['AU', 'AT']],
    ['kingdom', ['GB']],
  ])('finds parts of names, whatever their case: %j', (query, codes) => {
    expect(codesFor(query)).toEqual(codes)
  })

  it.each([
    ['uk', 'GB'],
    ['GBR', 'GB'],
    ['us', 'US'],
    ['USA', 'US'],
    ['america', 'US'],
    ['holl', 'NL'],
    ['Holland', 'NL'],
    ['nederland', 'NL'],
    ['Türkiye', 'TR'],
    ['turkiye', 'TR'],
    ['turkey', 'TR'],
    ['czechia', 'CZ'],
    ['cesko', 'CZ'],
    ['deutschland', 'DE'],
    ['de', 'DE'],
    ['espana', 'ES'],
    ['España', 'ES'],
    ['italia', 'IT'],
    ['osterreich', 'AT'],
    ['Österreich', 'AT'],
    ['magyarorszag', 'HU'],
    ['Ελλάδα', 'GR'],
    ['日本', 'JP'],
    ['cote divoire', 'CI'],
    ['korea', 'KR'],
    ['viet nam', 'VN'],
    ['scotland', 'GB'],
    ['ne', 'NE'],
  ])('puts the intended country first: %j is %s', (query, code) => {
    expect(codesFor(query)[0]).toBe(code)
  })

  it('finds zones by part of their name, and countries beside them', () => {
    expect(searchDestinations('EUROPE', zones).zones.map((each) => each.name)).toEqual(['Europe', 'Europe2'])
    expect(searchDestinations('world', zones)).toEqual({
      zones: [zones[3]],
      countries: [],
      isGuess: false,
      isSeveral: false,
      unsold: [],
      places: {},
    })
  })

  it('finds nothing for a word that names no country', () => {
    expect(searchDestinations('xqz', zones)).toEqual({
      zones: [],
      countries: [],
      isGuess: false,
      isSeveral: false,
      unsold: [],
      places: {},
    })
    expect(searchDestinations('(.*', zones)).toEqual({
      zones: [],
      countries: [],
      isGuess: false,
      isSeveral: false,
      unsold: [],
      places: {},
    })
  })

  it('finds everything once, by name, before anything is typed', () => {
    const everything = searchDestinations(' ', zones)

    expect(everything.zones).toEqual(zones)
    expect(new Set(everything.countries).size).toBe(everything.countries.length)
    expect(everything.countries.slice(0, 3).map(countryName)).toEqual(['Australia', 'Austria', 'Belarus'])
    expect(everything.countries).toHaveLength(new Set(zones.flatMap((each) => each.countries)).size)
  })

  it('contains aliases of known countries only, in less than 8 kB', () => {
    expect(Object.keys(DESTINATION_ALIASES).filter((code) => !isCountryCode(code))).toEqual([])
    expect(new TextEncoder().encode(JSON.stringify(DESTINATION_ALIASES)).length).toBeLessThan(8192)
  })
})

describe('a slip of the finger', () => {
  it.each([
    ['Japn', 'JP'],
    ['Frnace', 'FR'],
    ['Germny', 'DE'],
    ['gremany', 'DE'],
    ['Portgual', 'PT'],
    ['Portgu', 'PT'],
    ['Austrailia', 'AU'],
    ['Untied Kingdom', 'GB'],
    ['Deutshland', 'DE'],
  ])('suggests a near match for %j', (query, code) => {
    expect(found(query)).toMatchObject({ zones: [], isGuess: true })
    expect(found(query).countries[0]).toBe(code)
    expect(found(query).countries.length).toBeLessThanOrEqual(3)
  })

  it.each(['xx', 'fry', 'atlantis', 'narnia', 'qwerty', 'no such place'])('suggests nothing for %j', (query) => {
    expect(found(query)).toEqual({ zones: [], countries: [], isGuess: false, isSeveral: false, unsold: [], places: {} })
  })

  it.each([
    ['Iran', 'IR'],
    ['Morocco', 'MA'],
    ['maroc', 'MA'],
  ])('is not suspected in %j, which is in no zone', (query, unsold) => {
    expect(found(query)).toEqual({
      zones: [],
      countries: [],
      isGuess: false,
      isSeveral: false,
      unsold: [unsold],
      places: {},
    })
  })

  it('is not suspected if something matches', () => {
    expect(found('austr').isGuess).toBe(false)
    expect(found('').isGuess).toBe(false)
  })
})

describe('what travelers name instead of a country', () => {
  it.each([
    ['London', 'GB'],
    ['Tokyo', 'JP'],
    ['tokyo japan', 'JP'],
    ['New York', 'US'],
    ['Istanbul', 'TR'],
    ['Paris', 'FR'],
    ['Paris, France', 'FR'],
    ['Nice', 'FR'],
    ['Zürich', 'CH'],
    ['Zuerich', 'CH'],
    ['Köln', 'DE'],
    ['Koeln', 'DE'],
    ['Cote d’Azur', 'FR'],
    ['St. Moritz', 'CH'],
    ['Saint Moritz', 'CH'],
    ['Tuscany', 'IT'],
    ['Oregon', 'US'],
    ['lond', 'GB'],
  ])('%j leads to %s, first and named if it is a part of it', (query, code) => {
    expect(worldwide(query)).toMatchObject({ isGuess: false, unsold: [] })
    expect(worldwide(query).countries[0]).toBe(code)
  })

  it('says by which place a country was found', () => {
    expect(worldwide('tokyo').places).toEqual({ JP: 'Tokyo' })
    expect(worldwide('granada').places).toEqual({ ES: 'Granada', NI: 'Granada' })
    expect(worldwide('japan').places).toEqual({})
  })

  it.each([
    ['Bosnia & Herzegovina', 'BA'],
    ['Bosnia and Herzegovina', 'BA'],
    ['Bosnia-Herzegovina', 'BA'],
    ['Bosnia / Herzegovina', 'BA'],
    ['Trinidad+Tobago', 'TT'],
    ['St Kitts & Nevis', 'KN'],
    ['Saint Vincent and the Grenadines', 'VC'],
    ['Turks & Caicos', 'TC'],
    ['The Netherlands', 'NL'],
    ['netherlands', 'NL'],
    ['Korea, South', 'KR'],
    ['Kingdom of Spain', 'ES'],
    ['Cote d`Ivoire', 'CI'],
    ['Viet-Nam', 'VN'],
    ['Czech Rep.', 'CZ'],
    ['U.S.A.', 'US'],
  ])('%j is one of the ways to write %s', (query, code) => {
    expect(worldwide(query)).toMatchObject({ countries: [code], isGuess: false, unsold: [] })
  })

  it.each([
    ['caribbean', 'JM', 'BQ'],
    ['The Caribbean', 'BB', 'BQ'],
    ['Scandinavia', 'SE', 'FI'],
    ['balkans', 'HR', 'IT'],
    ['South-East Asia', 'TH', 'CN'],
    ['Gulf', 'QA', 'EG'],
    ['Central America', 'PA', 'BR'],
  ])('%j is the sold countries of the region, such as %s and not %s', (query, inside, outside) => {
    const { countries, unsold } = worldwide(query)
    expect(unsold).toEqual([])
    expect(countries).toContain(inside)
    expect(countries).not.toContain(outside)
  })

  it.each([
    ['Marrakesh', 'MA'],
    ['Marakesh', 'MA'],
    ['Moroco', 'MA'],
    ['Casablanca, Morocco', 'MA'],
    ['Caribbean Netherlands', 'BQ'],
    ['Malé', 'MV'],
    ['Sao Tome & Principe', 'ST'],
    ['The Bahamas', 'BS'],
  ])('%j is in a country that is not sold, and nothing else is offered for it', (query, unsold) => {
    expect(worldwide(query)).toMatchObject({ unsold: [unsold], isGuess: false, countries: [] })
  })

  it('knows only places in countries that exist, and each once in a country', () => {
    const places = [...placesInCountries()].map(({ code, name }) => `${code} ${placeSpelling(name)}`)
    expect(places).toHaveLength(new Set(places).size)
    expect([...namedRegions()].filter(({ codes }) => codes.length < 2)).toEqual([])
  })
})

describe('a guess', () => {
  it.each([
    ['Lodnon', 'GB'],
    ['Istanbull', 'TR'],
    ['Barcelonna', 'ES'],
    ['Quebek', 'CA'],
    ['Philipines', 'PH'],
    ['Switzrland', 'CH'],
  ])('for %j is %s', (query, code) => {
    expect(worldwide(query)).toMatchObject({ isGuess: true, unsold: [] })
    expect(worldwide(query).countries[0]).toBe(code)
  })

  it.each([
    ['Pariz', 'PK'],
    ['Pakis tower', 'PK'],
    ['Swedenborg', 'SE'],
    ['Chilesaurus', 'CL'],
    ['Malteser', 'MT'],
  ])('for %j is not %s, which merely begins alike', (query, code) => {
    expect(worldwide(query).countries).not.toContain(code)
  })

  it('is never farther from the word than one typo in four letters, or two in seven', () => {
    expect(countTypos('pakistan', 'paris')).toBeNull()
    expect(countTypos('japan', 'japn')).toBe(1)
    expect(countTypos('jpn', 'jp')).toBeNull()
    expect(countTypos('peru', 'preuu')).toBeNull()
    expect(countTypos('germany', 'gremani')).toBe(2)
    expect(countTypos('germany', 'gremanni')).toBeNull()
    expect(countTypos('portugal', 'portgu')).toBe(1)
  })
})

describe('the length of what is typed', () => {
  const long = 14_000

  it.each(['a', ' ', '"', '7', 'é', 'Ж', 'a b ', 'korea & ', 'st. ', 'republic of '])(
    'is cut: %j, repeated',
    (each) => {
      const typed = each.repeat(long / each.length)
      expect(placeSpelling(typed).length).toBeLessThanOrEqual(2 * MOST_TYPED_LETTERS)
      expect(worldwide(typed)).toEqual(worldwide(typed.trimStart().slice(0, MOST_TYPED_LETTERS)))
    },
  )

  it('does not hide what stands first', () => {
    expect(worldwide(`${' '.repeat(long)}Japan${' '.repeat(long)}`).countries).toEqual(['JP'])
  })
})
