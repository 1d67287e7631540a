import { describe, expect, it } from 'vitest'
import type { Bundle, Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { COUNTRY_CODES, countryName } from '#values/country/country.ts'
import { alpha3 } from '#values/country/country-alpha3.ts'
import { countryAt, countrySlug, slugOf } from './country-slugs.ts'
import { findPlace, placesOnSale } from './places-on-sale.ts'

const zone = (name: string, countries: string) => ({
  name,
  countries: countries.split(' '),
  prices: { inclEsimCents: { '1GB': 445 }, topupCents: {} },
})
const bundle = (bundleId: string, of: string, status: Bundle['status'] = 'Active'): Bundle => ({
  bundleId,
  zone: of,
  megabytes: 1024,
  validityDays: 7,
  status,
})
const catalogue: Catalogue = {
  zones: [
    zone('Europe', 'FR IT'),
    zone('Ländle', 'AT'),
    zone('Georgia', 'GE AM'),
    zone('Europe!', 'FR IT ES'),
    zone('Морей', 'RU UA'),
    zone('Morocco', 'MA'),
  ],
  bundles: [
    ...['Europe', 'Ländle', 'Georgia', 'Europe!', 'Морей'].map((name, at) => bundle(`1_${at}`, name)),
    bundle('1_9', 'Morocco', 'Inactive'),
  ],
}
const namesOf = (code: string) => [code, code.toLowerCase(), alpha3(code) ?? code, countryName(code)]
const at = (typed: string) => {
  const place = findPlace(catalogue, typed)
  return place && [place.kind, place.slug, place.kind === 'country' ? place.country : place.zone.name]
}

describe('the address of a country', () => {
  it('is its own, in small letters, and says its name', () => {
    const slugs = COUNTRY_CODES.map(countrySlug)
    expect(new Set(slugs).size).toBe(COUNTRY_CODES.length)
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([])
    expect(COUNTRY_CODES.filter((code) => countryAt(countrySlug(code)) !== code)).toEqual([])
    expect(['JP', 'NL', 'CI', 'AX', 'CD', 'VI'].map(countrySlug)).toEqual([
      'japan',
      'netherlands',
      'ivory-coast',
      'aland-islands',
      'dr-congo',
      'us-virgin-islands',
    ])
  })

  it('is also found by its codes and its name, whichever they are', () => {
    const lost = COUNTRY_CODES.flatMap((code) => namesOf(code).filter((name) => countryAt(name) !== code))
    expect(lost).toEqual([])
    expect(['uk', 'USA', 'Côte d’Ivoire', 'côte-d’ivoire', 'Cabo Verde', 'Holland'].map(countryAt)).toEqual([
      'GB',
      'US',
      'CI',
      'CI',
      'CV',
      'NL',
    ])
    expect(['', '-', 'atlantis', '__proto__', 'constructor'].map(countryAt)).toEqual([null, null, null, null, null])
  })

  it('comes from a name by letters and digits alone', () => {
    expect(['Europe2', 'Asia Pacific', ' Åland & more… ', 'Морей'].map(slugOf)).toEqual([
      'europe2',
      'asia-pacific',
      'aland-more',
      '',
    ])
  })
})

describe('a place with a page', () => {
  it('is each country in which something is sold, and each zone of several', () => {
    const { countries, zones } = placesOnSale(catalogue)
    expect(countries.map(({ country }) => country)).toEqual(['AM', 'AT', 'FR', 'GE', 'IT', 'RU', 'ES', 'UA'])
    expect(zones.map(({ slug }) => slug)).toEqual(['europe'])
    expect(placesOnSale(catalogue)).toBe(placesOnSale(catalogue))
  })

  it('is found by its address, and a country comes before a zone', () => {
    expect(at('france')).toEqual(['country', 'france', 'FR'])
    expect(at('europe')).toEqual(['zone', 'europe', 'Europe'])
    expect(at('Europe')).toEqual(['zone', 'europe', 'Europe'])
    expect(at('georgia')).toEqual(['country', 'georgia', 'GE'])
    expect(at('landle')).toEqual(['country', 'austria', 'AT'])
    expect(at('atlantis')).toBeNull()
    expect(at('')).toBeNull()
  })

  it('is known where nothing is sold', () => {
    expect(at('morocco')).toEqual(['country', 'morocco', 'MA'])
  })
})
