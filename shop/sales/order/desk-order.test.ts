import { expect, it } from 'vitest'
import { readDeskSearch } from './desk-order.ts'
import { toDeskState } from './order-conditions.ts'

it.each([
  ['', null],
  ['  ', null],
  [' Anna@Example.com ', { kind: 'email', text: 'anna@example.com' }],
  ['anna@', { kind: 'email', text: 'anna@' }],
  ['8988 3000 0000', { kind: 'iccid', text: '898830000000' }],
  ['898', { kind: 'any', text: '898' }],
  ['wanderpass_order_17', { kind: 'any', text: 'wanderpass_order_17' }],
])('reads %j as %j', (typed, search) => {
  expect(readDeskSearch(typed)).toEqual(search)
})

const fresh = {
  paymentState: 'paid',
  provisioningState: 'running',
  deliveryState: 'nothing',
  isStuck: false,
  refundedBy: null,
}

it.each([
  ['awaiting_payment', { paymentState: 'awaiting' }],
  ['expired', { paymentState: 'expired' }],
  ['review', { paymentState: 'review' }],
  ['refunded', { paymentState: 'refunded', provisioningState: 'completed' }],
  ['dispute_lost', { paymentState: 'refunded', refundedBy: 'dispute_lost' }],
  ['in_progress', {}],
  ['stuck', { isStuck: true }],
  ['failed', { provisioningState: 'failed' }],
  ['completed', { paymentState: 'free', provisioningState: 'completed' }],
  ['canceled', { provisioningState: 'completed', deliveryState: 'revoked' }],
  ['refunded', { paymentState: 'refunded', deliveryState: 'revoked' }],
  ['disputed', { paymentState: 'disputed' }],
])('is %s', (state, facts) => {
  expect(toDeskState({ ...fresh, ...facts })).toBe(state)
})
