import { assert, constant, integer, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { written } from '#tests/support/written.ts'
import { toldCents, toldCurrency, toldEuro } from './money.ts'

describe('an amount of money', () => {
  it('is the same in every notation', () => {
    const notations = integer({ min: 0, max: 99_999_999 }).chain((cents) => {
      const euro = (cents / 100).toFixed(2)
      const grouped = euro.replace(/\B(?=(\d{3})+\.)/g, ',')
      return record({
        cents: constant(cents),
        told: oneof(constant<unknown>(cents / 100), written(euro, grouped, `€${euro}`, `${euro} EUR`)),
      })
    })
    assert(
      property(notations, ({ cents, told }) => {
        expect(toldEuro(told)).toBe(cents)
        expect([toldCents(cents), toldCents(String(cents)), toldCents(`${cents}.0`)]).toEqual([cents, cents, cents])
      }),
    )
  })

  it.each([12.345, '12.345 euros', 'free', Number.NaN, {}])('that is %j is refused', (told) => {
    expect([toldCents(told), toldEuro(told)]).toEqual([undefined, undefined])
  })
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
