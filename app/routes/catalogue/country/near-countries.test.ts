import { expect, it } from 'vitest'
import { COUNTRY_CODES } from '#values/country/country.ts'
import { nearest } from './near-countries.ts'

it.each([
  ['PT', 'ES'],
  ['JP', 'KR'],
  ['NZ', 'AU'],
  ['MT', 'IT'],
  ['CA', 'US'],
])('beside %s is %s', (country, neighbor) => {
  expect(nearest(country, COUNTRY_CODES, 6)).toContain(neighbor)
})

it('nearest first, never itself, and no more than asked for', () => {
  expect(nearest('PT', ['JP', 'FR', 'PT', 'ES'], 2)).toEqual(['ES', 'FR'])
  expect(nearest('XX', ['FR'], 2)).toEqual([])
})
