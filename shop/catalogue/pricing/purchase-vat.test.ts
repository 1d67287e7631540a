import { describe, expect, it } from 'vitest'
import { parseDateOnly } from '#values/date.ts'
import type { DateOnly } from '#values/date.ts'
import { purchaseVat, readTaxNumber } from './purchase-vat.ts'

function day(text: string): DateOnly {
  const date = parseDateOnly(text)
  if (!date) throw new Error(`Not a day: ${text}`)
  return date
}

const rates = [
  { country: 'NL', basisPoints: 2100, validFrom: day('2025-01-01') },
  { country: 'NL', basisPoints: 2200, validFrom: day('2027-01-01') },
] as const

describe('the VAT on what a partner is paid', () => {
  it.each([
    ['NL', 'NL123456789B01', '2026-12-31', { basis: 'domestic', basisPoints: 2100 }],
    ['NL', 'NL123456789B01', '2027-01-01', { basis: 'domestic', basisPoints: 2200 }],
    ['NL', null, '2026-12-31', { basis: 'none', basisPoints: 0 }],
    ['DE', 'DE123456789', '2026-12-31', { basis: 'reverse_charge', basisPoints: 0 }],
    ['DE', null, '2026-12-31', { basis: 'none', basisPoints: 0 }],
    ['US', '12-3456789', '2026-12-31', { basis: 'outside_eu', basisPoints: 0 }],
    ['US', null, '2026-12-31', { basis: 'outside_eu', basisPoints: 0 }],
  ] as const)('in %s with the number %s on %s is %j', (country, vatNumber, on, expected) => {
    expect(purchaseVat([...rates], { country, vatNumber }, 'NL', day(on))).toEqual(expected)
  })
})

describe('a tax number', () => {
  it.each([
    ['DE', ' de 123 456 789 ', 'DE123456789'],
    ['DE', '12345', null],
    ['US', ' 12-345678a ', '12-345678A'],
    ['US', '!', null],
  ] as const)('of %s typed as %j is %j', (country, typed, read) => expect(readTaxNumber(country, typed)).toBe(read))
})
