import { describe, expect, it } from 'vitest'
import { assert, maxSafeNat, property } from 'fast-check'
import { toldDays, toldWhole } from './whole.ts'

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

  it('of days may name them', () => {
    for (const told of [7, '7', '7 days', '7 Days', '7days', '7-day', '7d', ' 7 day ', '7.0'])
      expect(`${told}: ${toldDays(told)}`).toBe(`${told}: 7`)
    for (const told of ['1 week', '1w', 'P7D', 'P1W', '168 hours', '168h'])
      expect(`${told}: ${toldDays(told)}`).toBe(`${told}: 7`)
    for (const told of ['7 months', '7.5', '30 hours', 'P7', 'PT7H', 'P1M', '7 nights', '1,000 days', 'days', -7])
      expect(toldDays(told)).toBeUndefined()
  })

  it.each([null, undefined, 'n/a', '-'])('is missing in %j', (told) => expect(toldWhole(told)).toBeNull())
})
