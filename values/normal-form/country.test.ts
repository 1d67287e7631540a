import { assert, constant, constantFrom, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { written } from '#tests/support/written.ts'
import { alpha3 } from '../country/country-alpha3.ts'
import { COUNTRY_CODES, countryName } from '../country/country.ts'
import { toldCountry } from './country.ts'

describe('a country', () => {
  it('is the same in two letters, three, or by its name', () => {
    const notations = constantFrom(...COUNTRY_CODES).chain((code) =>
      record({
        code: constant(code),
        told: written(
          code,
          code.toLowerCase(),
          alpha3(code) ?? code,
          countryName(code),
          countryName(code).toUpperCase(),
        ),
      }),
    )
    assert(
      property(notations, ({ code, told }) => {
        expect(toldCountry(told)).toBe(code)
      }),
    )
    expect([toldCountry('EL'), toldCountry('uk')]).toEqual(['GR', 'GB'])
  })

  it.each(['ZZ', 'Atlantis', 'constructor', 276, '276'])('that is %j is refused', (told) => {
    expect(toldCountry(told)).toBeUndefined()
  })
})
