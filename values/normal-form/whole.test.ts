import { describe, expect, it } from 'vitest'
import { assert, maxSafeNat, property } from 'fast-check'
import { toldWhole } from './whole.ts'

describe('a whole number', () => {
  it('is the same as a number and as a text', () => {
    assert(
      property(maxSafeNat(), (value) => {
        expect([toldWhole(value), toldWhole(` ${value} `)]).toEqual([value, value])
      }),
    )
  })

  it.each([
    9.5,
    '9.50',
    '310.000',
    '31,000',
    '1e3',
    '0x10',
    -1,
    '-1',
    2 ** 53,
    '9007199254740993',
    NaN,
    Infinity,
    true,
    [1],
  ])('is not %j', (told) => expect(toldWhole(told)).toBeUndefined())

  it.each([null, undefined, 'n/a', '-'])('is missing in %j', (told) => expect(toldWhole(told)).toBeNull())
})
