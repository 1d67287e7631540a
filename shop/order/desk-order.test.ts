import { expect, it } from 'vitest'
import { deskStateOf, readDeskSearch } from './desk-order.ts'

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

const fresh = { paymentState: 'paid', status: 'started', step: 'poll_for_iccid', isStuck: false, refundedBy: null }

it.each([
  ['awaiting_payment', { paymentState: 'awaiting' }],
  ['expired', { paymentState: 'expired' }],
  ['review', { paymentState: 'review' }],
  ['refunded', { paymentState: 'refunded', status: 'completed', step: 'order_completed' }],
  ['dispute_lost', { paymentState: 'refunded', refundedBy: 'dispute_lost' }],
  ['in_progress', {}],
  ['in_progress', { status: 'completed', step: 'generate_qr_code' }],
  ['stuck', { isStuck: true }],
  ['failed', { status: 'error' }],
  ['completed', { paymentState: 'free', status: 'completed', step: 'order_completed' }],
  ['disputed', { paymentState: 'disputed' }],
])('is %s', (state, facts) => {
  expect(deskStateOf({ ...fresh, ...facts })).toBe(state)
})
