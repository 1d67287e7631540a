// Whatever a vendor sends: each kind of value is read as none, as unreadable, or in its normal form, and never throws.
import { anything, assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { isCountryCode } from '../country/country.ts'
import { toldActivationCode } from './activation-code.ts'
import { toldCountry } from './country.ts'
import { toldDataAmount } from './data-amount.ts'
import { toldDecimal } from './decimal.ts'
import { toldFlag } from './flag.ts'
import { toldIccid } from './iccid.ts'
import { toldInstant } from './instant.ts'
import { toldCents, toldCurrency } from './money.ts'
import { toldCount, toldDays, toldWhole } from './whole.ts'

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
const CODE = /^LPA:1\$[a-z\d.-]{4,253}(:\d{1,5})?\$[\w.~-]{0,255}(\$[\d.]*(\$1?(\$[\w.-]*){0,2})?)?$/

/** How a kind is read, what its normal form is, and how that is written. */
const KINDS: [string, (told: unknown) => unknown, (value: unknown) => boolean, (value: unknown) => unknown][] = [
  ['an activation code', toldActivationCode, (value) => CODE.test(String(value)), (value) => value],
  ['an ICCID', toldIccid, (value) => /^\d{18,20}$/.test(String(value)), (value) => value],
  [
    'an amount of data',
    toldDataAmount,
    (value) => value === 'unlimited' || (typeof value === 'number' && Math.abs(value) <= 1024 ** 3),
    (value) => value,
  ],
  [
    'an instant',
    toldInstant,
    (value) => value instanceof Date && value.getUTCFullYear() >= 2000 && value.getUTCFullYear() <= 2199,
    (value) => (value instanceof Date ? value.toISOString() : value),
  ],
  ['a country', toldCountry, (value) => typeof value === 'string' && isCountryCode(value), (value) => value],
  ['cents', toldCents, Number.isSafeInteger, (value) => value],
  ['a currency', toldCurrency, (value) => /^[a-z]{3}$/.test(String(value)), (value) => value],
  ['a price', (told) => toldDecimal(told, 0), isWhole, (value) => value],
  ['a whole number', toldWhole, isWhole, (value) => value],
  ['a count', toldCount, isWhole, (value) => value],
  ['days', toldDays, isWhole, (value) => value],
  ['yes or no', toldFlag, (value) => typeof value === 'boolean', (value) => value],
]

/** Values that exist, to be cut, doubled, and mixed. */
const PARTS =
  'LPA:1$smdp.example$ABC-1|8988303000000004821|5 GB|2026-12-01T10:00:00Z|Germany (DE)|417|EUR|9.50|1,024|7 days|yes|null|<p>|e9|F|∞'
const REAL = constantFrom(...PARTS.split('|'), ...Array.from('$:-., \n\0'))
const told = oneof(
  anything(),
  string({ unit: 'binary', maxLength: 600 }),
  tuple(REAL, REAL).map((parts) => parts.join('')),
  tuple(REAL, string({ unit: 'grapheme', maxLength: 4 }), REAL).map((parts) => parts.join('')),
  tuple(REAL, REAL, REAL).map(([one, two, three]) => `${one.slice(1)}${two}${three.slice(0, -1)}`),
)

it.each(KINDS)('%s is in its normal form or none, whatever it is made of', (_kind, read, isNormal, written) => {
  assert(
    property(told, (garbage) => {
      const value = read(garbage)
      if (value === null || value === undefined) return
      expect([garbage, isNormal(value)]).toEqual([garbage, true])
      expect([garbage, read(written(value))]).toEqual([garbage, value])
    }),
    { numRuns: 300 },
  )
})
