import { describe, expect, it } from 'vitest'
import { paymentStatesAfter } from '#shop/sales/order/order-history.ts'
import { FAULT_NAMES, FAULTS, INVARIANT_IDS, INVARIANTS } from './invariants.ts'
import { checkPapers, checkCoupon, addUp, checkPaymentWithoutOrder, type Movement } from './our-checks.ts'
import { checkTaken } from './vendor-checks.ts'

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

const at = (minute: number) => new Date(Date.UTC(2026, 11, 1, 12, minute))
const moved = (kind: Movement['kind'], cents: number, minute = 0, more: Partial<Movement> = {}): Movement => ({
  kind,
  cents,
  at: at(minute),
  currency: 'eur',
  paymentIntentId: 'pi_1',
  ...more,
})

describe('what moved for a payment', () => {
  it('is the payment minus refunds and what the bank holds, in any order of events', () => {
    const movements = [moved('taken', 1809), moved('given_back', -500, 2), moved('claimed', -1309, 9)]
    for (const told of [movements, movements.toReversed()])
      expect(addUp(told)).toEqual(
        new Map([['pi_1', { keptCents: 1309, claimedCents: 1309, isInEuro: true, lastAt: at(9) }]]),
      )
  })

  it('is restored if the bank returns the money, and ignores a failed refund', () => {
    const told = [moved('taken', 1809), moved('claimed', -1809), moved('claimed', 1809), moved('given_back', -5)]
    expect(addUp([...told, moved('given_back', 5)]).get('pi_1')).toMatchObject({ keptCents: 1809, claimedCents: 0 })
  })

  it('is counted per payment, and flags other currencies', () => {
    const sums = addUp([moved('taken', 100), moved('taken', 200, 1, { paymentIntentId: 'pi_2', currency: 'usd' })])
    expect([sums.get('pi_1')?.isInEuro, sums.get('pi_2')?.isInEuro]).toEqual([true, false])
    expect([sums.get('pi_1')?.keptCents, sums.get('pi_2')?.keptCents]).toEqual([100, 200])
  })
})

it('reports an unknown payment until it is refunded', () => {
  const sum = { keptCents: 1809, claimedCents: 0, isInEuro: true, lastAt: at(0) }
  expect(checkPaymentWithoutOrder('pi_1', sum)).toMatchObject([
    { fault: 'balance_unexplained', orderId: null, reference: 'pi_1', facts: { cents: 1809 } },
  ])
  expect(checkPaymentWithoutOrder('pi_1', { ...sum, keptCents: 0 })).toEqual([])
})
