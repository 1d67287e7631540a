import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { written } from '#tests/support/written.ts'
import { toldCents, toldCurrency } from './money.ts'

describe('an amount of money', () => {
  it('is the same as a number and as a text', () => {
    assert(
      property(integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        const signed = cents < 0 ? `\u2212${-cents}` : `+${cents}`
        const told = [cents, String(cents), ` ${cents}\n`, signed]
        expect(told.map(toldCents)).toEqual(told.map(() => cents))
      }),
    )
  })

  it.each(['5.00', '5.0', '1.000', '1,000', '1 000', '€5', '5 EUR', '5e2', 5.5, 'free', Number.NaN, {}])(
    'that is %j is refused, because it may be of another unit',
    (told) => {
      expect(toldCents(told)).toBeUndefined()
    },
  )
})

describe('a currency', () => {
  it('is the same in every notation', () => {
    assert(
      property(written('eur', 'EUR', 'Eur', '€'), (told) => {
        expect(toldCurrency(told)).toBe('eur')
      }),
    )
  })

  it.each([['euros'], ['e'], ['12'], [978], [{}]])('that is %j is refused', (told) => {
    expect(toldCurrency(told)).toBe(undefined)
  })
})
