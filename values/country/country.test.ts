import { getAlpha2Codes } from 'i18n-iso-countries'
import { describe, expect, it } from 'vitest'
import { alpha3 } from './country-alpha3.ts'
import { foldName } from './country-spelling.ts'
import { findCountryCode } from './country-by-name.ts'
import { COUNTRY_CODES, countryName, EU_COUNTRIES, isEuCountry } from './country.ts'

describe('a country', () => {
  it.each([
    ['NL', 'The Netherlands', 'NLD'],
    ['CZ', 'Czech Republic', 'CZE'],
    ['FR', 'France', 'FRA'],
    ['GB', 'United Kingdom', 'GBR'],
    ['XK', 'Kosovo', 'XKX'],
  ])('%s is called %s and has the long code %s', (code, name, long) => {
    expect(countryName(code)).toBe(name)
    expect(alpha3(code)).toBe(long)
    expect(findCountryCode(name)).toBe(code)
  })

  it('that is unknown is called by its code, and nothing is inherited from Object', () => {
    expect(countryName('ZZ')).toBe('ZZ')
    expect(countryName('constructor')).toBe('constructor')
    expect(alpha3('toString')).toBeNull()
    expect(findCountryCode('Atlantis')).toBeNull()
    expect(findCountryCode('')).toBeNull()
  })

  it.each([
    ['  the netherlands ', 'NL'],
    ['NETHERLANDS', 'NL'],
    ['curacao', 'CW'],
    ['SAO TOME AND PRINCIPE', 'ST'],
  ])('is found by its name %j', (name, code) => {
    expect(findCountryCode(name)).toBe(code)
  })

  it('has a unique name and long code', () => {
    expect(new Set(COUNTRY_CODES.map((code) => foldName(countryName(code)))).size).toBe(COUNTRY_CODES.length)
    expect(new Set(COUNTRY_CODES.map(alpha3)).size).toBe(COUNTRY_CODES.length)
    expect(COUNTRY_CODES.every((code) => /^[A-Z]{2}$/.test(code) && /^[A-Z]{3}$/.test(alpha3(code) ?? ''))).toBe(true)
  })

  it('belongs to the EU or not', () => {
    expect(new Set(EU_COUNTRIES).size).toBe(27)
    expect(EU_COUNTRIES.every((code) => COUNTRY_CODES.includes(code))).toBe(true)
    expect(isEuCountry('FI')).toBe(true)
    expect(['GB', 'CH', 'NO', 'EL', ''].some(isEuCountry)).toBe(false)
  })
})

it('has the two and three letters of every ISO 3166 country', () => {
  const ours = Object.fromEntries(COUNTRY_CODES.map((code) => [code, alpha3(code)]))
  // Kosovo has no code in the standard; the EU and the banks use XKX.
  expect(ours).toEqual({ ...getAlpha2Codes(), XK: 'XKX' })
})
