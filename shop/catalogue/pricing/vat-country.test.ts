import { describe, expect, it } from 'vitest'
import { parseDateOnly } from '#values/date.ts'
import { decideVat, isCardElsewhere } from './vat-country.ts'
import type { VatRate } from './vat.ts'

const day = (text: string) => {
  const date = parseDateOnly(text)
  if (!date) throw new Error(`${text} is no day.`)
  return date
}
const rates: VatRate[] = [
  { country: 'DE', basisPoints: 1900, validFrom: day('2025-01-01') },
  { country: 'FR', basisPoints: 2000, validFrom: day('2025-01-01') },
  { country: 'FI', basisPoints: 2550, validFrom: day('2025-01-01') },
  { country: 'MC', basisPoints: 2000, validFrom: day('2025-01-01'), reason: 'Counts as France.' },
]
const on = day('2026-12-01')

describe('the VAT of a visitor', () => {
  it.each([
    ['nothing is known', null, null, { country: null, basisPoints: 2100, basis: 'default', conflict: false }],
    [
      'the address speaks for Germany',
      null,
      'DE',
      { country: 'DE', basisPoints: 1900, basis: 'located', conflict: false },
    ],
    ['the address is outside the EU', null, 'US', { country: 'US', basisPoints: 0, basis: 'located', conflict: false }],
    ['choice and address agree', 'FI', 'FI', { country: 'FI', basisPoints: 2550, basis: 'chosen', conflict: false }],
    [
      'choice and address are two EU countries',
      'FR',
      'DE',
      { country: 'FR', basisPoints: 2000, basis: 'chosen', conflict: true },
    ],
    [
      'an EU country is chosen from outside',
      'FR',
      'US',
      { country: 'FR', basisPoints: 2000, basis: 'chosen', conflict: true },
    ],
    [
      'an EU country is chosen and the address unknown',
      'FR',
      null,
      { country: 'FR', basisPoints: 2000, basis: 'chosen', conflict: false },
    ],
    [
      '"outside the EU" is chosen from outside',
      'outside-eu',
      'US',
      { country: 'outside-eu', basisPoints: 0, basis: 'chosen', conflict: false },
    ],
    [
      '"outside the EU" is chosen from inside (A13)',
      'outside-eu',
      'DE',
      { country: 'DE', basisPoints: 1900, basis: 'located', conflict: true },
    ],
    [
      'a country outside is chosen from inside (A13)',
      'US',
      'DE',
      { country: 'DE', basisPoints: 1900, basis: 'located', conflict: true },
    ],
    [
      '"outside the EU" is chosen and nothing speaks for it',
      'outside-eu',
      null,
      { country: 'outside-eu', basisPoints: 0, basis: 'chosen', conflict: true },
    ],
    [
      'the address is in Monaco, which counts as France',
      null,
      'MC',
      { country: 'MC', basisPoints: 2000, basis: 'located', conflict: false },
    ],
    [
      '"outside the EU" is chosen from Monaco',
      'outside-eu',
      'MC',
      { country: 'MC', basisPoints: 2000, basis: 'located', conflict: true },
    ],
    [
      'an EU country has no rate of its own',
      'SE',
      null,
      { country: 'SE', basisPoints: 2100, basis: 'chosen', conflict: false },
    ],
  ] as const)('when %s', (_when, chosen, ip, decided) => {
    expect(decideVat(rates, chosen, ip, on)).toEqual(decided)
  })

  it('is never silently 0 % if the IP address is in the EU', () => {
    for (const chosen of ['outside-eu', 'US', 'CH', 'GB', 'AQ'] as const) {
      for (const { country } of rates)
        expect(decideVat(rates, chosen, country, on)).toMatchObject({ conflict: true, country })
    }
  })
})

describe('a card of another country', () => {
  it.each([
    ['DE', 'NL', false, true],
    ['DE', 'DE', false, false],
    ['DE', null, false, false],
    [null, 'NL', false, false],
    // VIES confirms the company; its card may come from anywhere.
    ['DE', 'NL', true, false],
    ['DE', 'US', true, false],
    // Outside the EU it is 0% everywhere.
    ['outside-eu', 'US', false, false],
    ['outside-eu', 'NL', false, true],
    ['US', 'CA', false, false],
    ['US', 'FR', false, true],
  ] as const)(
    'charged for %s and paid with a card from %s, reverse charge %s: needs attention: %s',
    (vatCountry, card, isReverseCharged, isIt) => {
      expect(isCardElsewhere({ vatCountry, isReverseCharged }, card)).toBe(isIt)
    },
  )
})
