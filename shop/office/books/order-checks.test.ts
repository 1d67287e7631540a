import { describe, expect, it } from 'vitest'
import { paymentStatesAfter } from '#shop/sales/order/order-history.ts'
import { FAULT_NAMES, FAULTS, INVARIANT_IDS, INVARIANTS } from './invariants.ts'
import { checkPapers } from './paper-checks.ts'
import { checkTaken } from './provider-checks.ts'
import { checkCoupon } from './story-checks.ts'

const someMoney = { paidCents: 121, refundedCents: 0, isInvoiceDue: false }
const taken = { sessionId: 'cs_1', orderId: 'x', amountCents: 500, refundedCents: 0, isDisputed: false }

describe('the checks of the books', () => {
  it('have one fault per promise that rows can show', () => {
    const told = INVARIANT_IDS.filter((id) => !INVARIANTS[id].from.some((from) => from === 'elsewhere'))
    expect(new Set(FAULT_NAMES.map((name) => FAULTS[name]))).toEqual(new Set(told))
  })

  it('find a document that doesn’t add up, and ignore those still to be written', () => {
    const papers = [{ kind: 'invoice' as const, totalCents: 121, netCents: 100, vatCents: 20 }]
    expect(checkPapers({ order: someMoney, papers })).toMatchObject([{ fault: 'paper_wrong' }])
    expect(checkPapers({ order: { ...someMoney, isInvoiceDue: true }, papers: [] })).toEqual([])
    expect(checkPapers({ order: someMoney, papers: [] })).toMatchObject([{ fault: 'papers_differ' }])
  })

  it('find a coupon that an expired order still holds', () => {
    expect(checkCoupon({ order: { paymentState: 'expired' }, coupon: { isHeld: true } })).toHaveLength(1)
    expect(checkCoupon({ order: { paymentState: 'awaiting' }, coupon: { isHeld: true } })).toEqual([])
  })

  it('find a payment for a missing order, until it is refunded', () => {
    expect(checkTaken(taken, null)).toMatchObject([{ fault: 'payment_of_no_order', reference: 'cs_1', orderId: null }])
    expect(checkTaken({ ...taken, refundedCents: 500 }, null)).toEqual([])
    expect(checkTaken({ ...taken, orderId: null }, null)).toEqual([])
  })
})

describe('the history of an order', () => {
  it.each([
    [['started_order_created', 'paid', 'completed_order_completed'], ['paid']],
    [['payment_delayed', 'paid', 'review', 'resumed', 'refunded_in_part', 'refunded'], ['refunded']],
    [['expired', 'awaiting', 'free'], ['free']],
    [['paid', 'flagged', 'retry_requested'], ['paid']],
    [['flagged', 'paid'], ['paid']],
    [['paid', 'paid'], []],
    [['refunded'], []],
    [['free', 'expired'], []],
  ])('%j leads to %j', (moves, states) => {
    expect(paymentStatesAfter(moves)).toEqual(states)
  })
})
