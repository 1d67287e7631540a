import { describe, expect, it } from 'vitest'
import { TYPED_TERMS } from '#tests/support/typed-terms.ts'
import { randomCode, readCode, readTerms } from './typed-coupon.ts'

const TIME = { now: new Date('2026-12-01T12:00:00Z'), timeZone: 'UTC' }
const terms = (typed: Partial<Parameters<typeof readTerms>[0]>) =>
  readTerms({ ...TYPED_TERMS, value: '10', ...typed }, TIME)

it.each([
  [' summer10 ', 'SUMMER10'],
  ['so-mer_10', 'SO-MER_10'],
  ['abc', null],
  ['-ABCD', null],
  ['ABCD!', null],
  ['x'.repeat(41), 'X'.repeat(40)],
  ['=CMD1', null],
])('%j is the code %j', (typed, code) => expect(readCode(typed)).toBe(code))

describe('the terms of a coupon', () => {
  it.each([
    [{}, { discountType: 'percentage', discountValue: '10', validFrom: null, validUntil: null, maxRedemptions: null }],
    [
      { type: 'fixed', value: '4,50' },
      { discountType: 'fixed', discountValue: '4.50' },
    ],
    [
      { type: 'free', value: 'whatever' },
      { discountType: 'free', discountValue: '0' },
    ],
    [
      { type: 'fixed', value: ' 0.01 ' },
      { discountType: 'fixed', discountValue: '0.01' },
    ],
    [{ type: 'fixed', value: '1000' }, { discountValue: '1000' }],
    [{ value: '0.01' }, { discountValue: '0.01' }],
    [{ validUntil: '2026-12-01' }, { validFrom: null, validUntil: new Date('2026-12-01T23:59:59.999Z') }],
    [{ validFrom: '2026-12-01' }, { validFrom: new Date('2026-12-01T00:00:00.000Z'), validUntil: null }],
    [
      { validFrom: '2026-12-24', validUntil: '2026-12-24' },
      { validFrom: new Date('2026-12-24T00:00:00.000Z'), validUntil: new Date('2026-12-24T23:59:59.999Z') },
    ],
    [
      { maxRedemptions: '10', maxPerCustomer: '1' },
      { maxRedemptions: 10, maxPerCustomer: 1, maxPerNetwork: null },
    ],
    [
      { maxRedemptions: '1000000', maxPerCustomer: ' 2 ', maxPerNetwork: ' ' },
      { maxRedemptions: 1_000_000, maxPerCustomer: 2, maxPerNetwork: null },
    ],
  ])('%j are taken', (typed, read) => expect(terms(typed)).toMatchObject({ ok: true, terms: read }))

  it.each([
    [{ type: 'half' }, 'type'],
    [{ value: '0' }, 'value'],
    [{ value: '100.01' }, 'value'],
    [{ value: '-5' }, 'value'],
    [{ value: '' }, 'value'],
    [{ type: 'fixed', value: '1000.01' }, 'value'],
    [{ validUntil: '2026-11-30' }, 'until'],
    [{ validUntil: '2026-02-30' }, 'until'],
    [{ validFrom: '2026-11-30' }, 'from'],
    [{ validFrom: '2027-02-30' }, 'from'],
    [{ validFrom: 'tomorrow' }, 'from'],
    [{ validFrom: '2026-12-25', validUntil: '2026-12-24' }, 'until_before_from'],
    [{ validFrom: '2026-12-25', validUntil: '2026-11-30' }, 'until'],
    [{ maxRedemptions: '0' }, 'cap_in_all'],
    [{ maxPerCustomer: '1.5' }, 'cap_per_customer'],
    [{ maxPerNetwork: '1000001' }, 'cap_per_network'],
  ])('%j are refused', (typed, problem) => expect(terms(typed)).toEqual({ ok: false, problem }))
})

it('a random code has a prefix and ten unmistakable letters', () => {
  let drawn = 0
  expect(randomCode('FAIR', (below) => drawn++ % below)).toBe('FAIR-ABCDEFGHJK')
  expect(randomCode('', () => 31)).toBe('9999999999')
})
