// Whatever a vendor sends: garbage never becomes a value, and 'not set' is never garbage.
import { anything, assert, jsonValue, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toldActivationCode } from './activation-code.ts'
import { toldCountry } from './country.ts'
import { toldDataAmount } from './data-amount.ts'
import { toldFlag } from './flag.ts'
import { toldIccid } from './iccid.ts'
import { toldInstant } from './instant.ts'
import { toldCents } from './money.ts'
import { isAbout, toldText } from './told.ts'

const READERS = {
  text: toldText,
  'activation code': toldActivationCode,
  ICCID: toldIccid,
  'amount of data': toldDataAmount,
  instant: toldInstant,
  flag: toldFlag,
  country: toldCountry,
  cents: toldCents,
}

describe.each(Object.entries(READERS))('a told %s', (_kind, read) => {
  it.each([[null], [undefined], [''], ['  '], ['null'], ['N/A'], ['--'], ['pending']])(
    'that is %j is not set',
    (told) => {
      expect(read(told)).toBeNull()
    },
  )

  it('is never made of garbage, and nothing that a vendor sends throws', () => {
    const garbage = oneof(anything(), string({ unit: 'binary' }), jsonValue())
    assert(property(garbage, (told) => isHonest(read, told)))
  })
})

/** Lists and objects are no values, and what was read is in its normal form: reading it again changes nothing. */
function isHonest(read: (told: unknown) => unknown, told: unknown): boolean {
  const value = read(told)
  if (typeof told === 'object' && told !== null) return value === undefined
  return value === null || value === undefined || value instanceof Date || read(value) === value
}

it('an answer without the question is no contradiction, and another one is', () => {
  expect([isAbout('a', null), isAbout('a', 'a'), isAbout('a', 'b'), isAbout('a', undefined)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
