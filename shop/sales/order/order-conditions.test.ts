// What each condition says about an order in every possible state; tests/agrees-on-conditions.test.ts shows that the
// database agrees.
import { describe, expect, it } from 'vitest'
import {
  toDeskState,
  isCompleted,
  isDelivered,
  isDisputeLost,
  isExpired,
  isFailed,
  isFree,
  isInReview,
  isPaid,
  isPayable,
  isPaymentDelayed,
  isRefunded,
  isReplaced,
  isRevoked,
  isSettled,
  isSold,
  isStepDone,
  isStepFailed,
  isStopped,
  isStoppedBy,
  isStuck,
  isToLookAt,
  isUnpaid,
  mayClose,
  mayResume,
  revenueCents,
  wasSettled,
  type OrderFacts,
} from './order-conditions.ts'
import { DELIVERY_STATES, PAYMENT_STATES, PROVISIONING_STATES, type PaymentState } from './order-moves.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

/** Paid, in progress for a minute, and without any problem. */
const order: OrderFacts = {
  paymentState: 'paid',
  provisioningState: 'running',
  reviewReason: null,
  paidCents: 1809,
  refundedCents: 0,
  setOffAt: minutesAgo(1),
}

describe('a payment', () => {
  it.each<[string, (order: { paymentState: PaymentState }) => boolean, PaymentState[]]>([
    ['lets the network be asked', isSettled, ['paid', 'free']],
    ['may still be made', isPayable, ['awaiting', 'expired']],
    ['leaves a page of use', isUnpaid, ['awaiting', 'processing', 'expired']],
    ['is on its way', isPaymentDelayed, ['processing']],
    ['is made', isPaid, ['paid']],
    ['is not needed', isFree, ['free']],
    ['is stopped for a person', isStopped, ['review']],
    ['went back', isRefunded, ['refunded']],
    ['never came', isExpired, ['expired']],
    ['may owe documents', wasSettled, ['paid', 'free', 'review', 'refunded']],
  ])('%s in these states and no others', (_what, isSo, states) => {
    expect(PAYMENT_STATES.filter((paymentState) => isSo({ paymentState }))).toEqual(states)
  })
})

describe('delivery', () => {
  it('is done when the buyer has something that works', () =>
    expect(DELIVERY_STATES.filter((deliveryState) => isDelivered({ deliveryState }))).toEqual(['usable', 'mailed']))

  it('is taken back when its eSIM is', () =>
    expect(DELIVERY_STATES.filter((deliveryState) => isRevoked({ deliveryState }))).toEqual(['revoked']))

  it.each([
    [{ deliveryState: 'revoked', isReplaced: true }, true],
    [{ deliveryState: 'revoked', isReplaced: false }, false],
    [{ deliveryState: 'revoked' }, false],
    [{ deliveryState: 'mailed', isReplaced: true }, false],
  ])('is replaced by another order: %j is %j', (facts, isSo) => expect(isReplaced(facts)).toBe(isSo))

  it.each([
    ['dispute_lost', true],
    ['shop', false],
    [null, false],
  ])('is lost to the buyer’s bank: refunded by %j is %j', (refundedBy, isSo) =>
    expect(isDisputeLost({ refundedBy })).toBe(isSo),
  )
})

describe('the steps', () => {
  it('are all done in one state only', () =>
    expect(PROVISIONING_STATES.filter((provisioningState) => isCompleted({ provisioningState }))).toEqual([
      'completed',
    ]))

  it.each([
    ['started', false, false],
    ['error', false, true],
    ['completed', true, false],
  ] as const)('stand at %s: done %j, failed %j', (status, isDone, hasFailed) =>
    expect([isStepDone({ status }), isStepFailed({ status })]).toEqual([isDone, hasFailed]),
  )

  it.each(PAYMENT_STATES)('failed only if something is owed: %s', (paymentState) =>
    expect(PROVISIONING_STATES.filter((provisioningState) => isFailed({ paymentState, provisioningState }))).toEqual(
      paymentState === 'paid' || paymentState === 'free' ? ['failed'] : [],
    ),
  )

  it('are stopped by a dispute, unless they have ended or nobody paid', () => {
    const at = { paymentState: 'paid', deliveryState: 'nothing' } as const
    expect(isStoppedBy('disputed', { ...at, provisioningState: 'running' })).toBe(true)
    expect(isStoppedBy('disputed', { ...at, provisioningState: 'completed' })).toBe(false)
    expect(isStoppedBy('disputed', { ...at, paymentState: 'awaiting', provisioningState: 'not_due' })).toBe(false)
  })
})

describe('money', () => {
  it.each([
    ['paid', 1809, true],
    ['free', 0, true],
    ['refunded', 1809, true],
    ['awaiting', 0, false],
  ] as const)('was paid or the order was free: %s with %i cents is %j', (paymentState, paidCents, isSo) =>
    expect(isSold({ paymentState, paidCents })).toBe(isSo),
  )

  it('that was refunded is no revenue', () => expect(revenueCents({ paidCents: 1809, refundedCents: 500 })).toBe(1309))
})

describe('an order is stuck', () => {
  it.each([
    ['ten minutes after it was set off', { setOffAt: minutesAgo(10) }, true],
    ['not a moment before', { setOffAt: new Date(minutesAgo(10).getTime() + 1) }, false],
    ['when nothing ever set it off', { setOffAt: null }, true],
    ['unless it failed, which is told as such', { setOffAt: minutesAgo(11), provisioningState: 'failed' }, false],
    ['unless nobody has paid', { setOffAt: minutesAgo(11), paymentState: 'awaiting' }, false],
  ] as const)('%s', (_when, facts, isSo) => expect(isStuck({ ...order, ...facts }, NOW)).toBe(isSo))
})

describe('an order needs attention', () => {
  it.each([
    ['that goes its way', {}, false, false],
    ['that is stuck', { setOffAt: minutesAgo(10) }, true, false],
    ['that failed', { provisioningState: 'failed' }, true, false],
    ['that stopped', { paymentState: 'review', provisioningState: 'stopped' }, true, true],
    ['that goes on with something wrong about it', { reviewReason: 'disputed' }, true, true],
  ] as const)('%s', (_which, facts, isSo, inReview) => {
    expect(isToLookAt({ ...order, ...facts }, NOW)).toBe(isSo)
    expect(isInReview({ ...order, ...facts })).toBe(inReview)
  })

  it.each([
    ['with nothing to say', { paymentState: 'paid', reviewReason: null }, false, false],
    ['that goes on', { paymentState: 'paid', reviewReason: 'disputed' }, true, false],
    ['that stopped', { paymentState: 'review', reviewReason: 'disputed' }, false, false],
    ['that stopped and was won at the bank', { paymentState: 'review', reviewReason: 'dispute_won' }, false, true],
    ['that goes on and was won at the bank', { paymentState: 'paid', reviewReason: 'dispute_won' }, true, false],
  ] as const)('and says so of one %s', (_which, facts, isClosed, isResumed) =>
    expect([mayClose(facts), mayResume(facts)]).toEqual([isClosed, isResumed]),
  )
})

describe('the state shown for an order', () => {
  const shown = {
    paymentState: 'paid',
    provisioningState: 'running',
    deliveryState: 'nothing',
    isStuck: false,
    refundedBy: null,
  }
  const revoked = { provisioningState: 'completed', deliveryState: 'revoked' }

  it.each([
    ['awaiting_payment', { paymentState: 'awaiting', provisioningState: 'not_due' }],
    ['processing', { paymentState: 'processing', provisioningState: 'not_due' }],
    ['expired', { paymentState: 'expired', provisioningState: 'not_due' }],
    ['review', { paymentState: 'review', provisioningState: 'stopped' }],
    ['refunded', { ...revoked, paymentState: 'refunded', refundedBy: 'shop' }],
    ['dispute_lost', { ...revoked, paymentState: 'refunded', refundedBy: 'dispute_lost' }],
    ['in_progress', {}],
    ['in_progress', { paymentState: 'free' }],
    ['stuck', { isStuck: true }],
    ['stuck', { isStuck: true, paymentState: 'free' }],
    ['failed', { provisioningState: 'failed' }],
    ['completed', { provisioningState: 'completed', deliveryState: 'mailed' }],
    ['canceled', revoked],
    ['replaced', { ...revoked, isReplaced: true }],
  ])('is %s', (word, facts) => expect(toDeskState({ ...shown, ...facts })).toBe(word))
})
