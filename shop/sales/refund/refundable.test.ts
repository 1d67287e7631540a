import { describe, expect, it } from 'vitest'
import { isOver, leftCents, refundableCents } from './refundable.ts'

const PAID = { paymentState: 'paid', paidCents: 1809, refundedCents: 0, isTaken: true } as const

describe('the refundable part of a payment', () => {
  it.each([
    ['all of a payment', {}, 1809],
    ['what a part left', { refundedCents: 500 }, 1309],
    ['the last cent', { refundedCents: 1808 }, 1],
    ['nothing where all of it went back in parts', { refundedCents: 1809 }, null],
    ['nothing of a payment that nobody took', { isTaken: false }, null],
    ['nothing of an order that nobody paid', { paymentState: 'awaiting', paidCents: 0, isTaken: false }, null],
    ['nothing where the order is refunded', { paymentState: 'refunded' }, null],
    [
      'a payment that did not match its order, whose sum the provider knows',
      { paymentState: 'review', paidCents: 0 },
      0,
    ],
    ['nothing of such an order whose payment is gone', { paymentState: 'review', paidCents: 0, isTaken: false }, null],
  ] as const)('is %s', (_what, order, cents) => {
    expect(refundableCents({ ...PAID, ...order })).toBe(cents)
  })

  it('is counted in remaining cents', () => {
    expect(leftCents({ paidCents: 1809, refundedCents: 309 })).toBe(1500)
  })
})

it.each<[string, number | null, number, number, boolean]>([
  ['no limit', null, 0, 9_999, false],
  ['all of the limit', 1000, 600, 400, false],
  ['one cent more', 1000, 600, 401, true],
  ['nothing allowed', 0, 0, 1, true],
  ['an amount that only the provider knows', 1000, 0, 0, true],
])('a refund with %s', (_what, mostCents, refundedCents, cents, isMore) =>
  expect(isOver(mostCents, refundedCents, cents)).toBe(isMore),
)
