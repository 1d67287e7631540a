import { describe, expect, it } from 'vitest'
import { countryName, isCountryCode } from '#shop/values/country.ts'
import { DESTINATION_ALIASES } from './destination-aliases.ts'
import { searchDestinations } from './search-destinations.ts'
import type { Zone } from './bundle.ts'

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
const codesFor = (query: string) => found(query).countries

describe('the search for destinations', () => {
  it.each([
    ['fra', ['FR']],
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
      unsold: null,
    })
  })

  it('finds nothing for a word that names no country', () => {
    expect(searchDestinations('xqz', zones)).toEqual({ zones: [], countries: [], isGuess: false, unsold: null })
    expect(searchDestinations('(.*', zones)).toEqual({ zones: [], countries: [], isGuess: false, unsold: null })
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
    ['Portg', 'PT'],
    ['Austrailia', 'AU'],
    ['Untied Kingdom', 'GB'],
    ['Deutshland', 'DE'],
  ])('suggests a near match for %j', (query, code) => {
    expect(found(query)).toMatchObject({ zones: [], isGuess: true })
    expect(found(query).countries[0]).toBe(code)
    expect(found(query).countries.length).toBeLessThanOrEqual(3)
  })

  it.each(['xx', 'fry', 'atlantis', 'narnia', 'qwerty', 'no such place'])('suggests nothing for %j', (query) => {
    expect(found(query)).toEqual({ zones: [], countries: [], isGuess: false, unsold: null })
  })

  it.each([
    ['Iran', 'IR'],
    ['Morocco', 'MA'],
    ['maroc', 'MA'],
  ])('is not suspected in %j, which is in no zone', (query, unsold) => {
    expect(found(query)).toEqual({ zones: [], countries: [], isGuess: false, unsold })
  })

  it('is not suspected if something matches', () => {
    expect(found('austr').isGuess).toBe(false)
    expect(found('').isGuess).toBe(false)
  })
})
