import { describe, expect, it } from 'vitest'
import {
  isGivenBack,
  isPageLive,
  isOpen,
  isOpening,
  isPagePaid,
  isPaymentKnown,
  isRefundDue,
  knownOf,
  LIVE,
  moveOf,
  NEW_SESSION,
  PAID,
  REFUND_DUE,
  type SessionEvent,
} from './payment-session.ts'

/** The same table, written as pairs of states. */
const MOVES: Record<SessionEvent, [from: string[], to: string]> = {
  opened: [['opening', 'open'], 'open'],
  paid: [['opening', 'open', 'expired', 'failed'], 'paid'],
  expired: [['opening', 'open'], 'expired'],
  failed: [['opening', 'open'], 'failed'],
  retired: [['open'], 'expired'],
  abandoned: [['opening'], 'expired'],
  goes_back: [['paid'], 'refund_due'],
  given_back: [['refund_due'], 'refunded'],
  stays: [['refund_due'], 'refund_failed'],
  taken_back: [['paid'], 'refunded'],
  given_back_late: [['refund_failed'], 'refunded'],
}

describe('a payment page', () => {
  it.each(Object.entries(MOVES))('%s moves it from %j', (event, [from, to]) => {
    const name = EVENTS.find((each) => each === event) ?? 'opened'
    expect(moveOf(name)).toEqual({ from, to })
  })

  it.each([
    ['opening', 'open', { isPageLive, isOpening }],
    ['open', 'open', { isPageLive, isOpen }],
    ['paid', 'paid', { isPagePaid, isPaymentKnown }],
    ['expired', 'expired', {}],
    ['failed', 'failed', {}],
    ['refund_due', 'refund_due', { isRefundDue, isPaymentKnown }],
    ['refunded', 'refund_due', { isGivenBack, isPaymentKnown }],
    ['refund_failed', 'refund_due', { isPaymentKnown }],
  ] as const)('that is %s counts as %s, and as nothing else', (state, known, met) => {
    expect(knownOf({ state })).toBe(known)
    const holding = Object.entries(CONDITIONS).filter(([, holds]) => holds({ state }))
    expect(holding.map(([name]) => name).toSorted()).toEqual(Object.keys(met).toSorted())
  })

  it('starts as requested, and can be paid while it opens or is open', () => {
    expect(NEW_SESSION).toEqual({ state: 'opening' })
    expect([LIVE, PAID, REFUND_DUE]).toEqual([['opening', 'open'], 'paid', 'refund_due'])
  })
})

const CONDITIONS = { isGivenBack, isPageLive, isOpen, isOpening, isPagePaid, isPaymentKnown, isRefundDue }
const EVENTS: SessionEvent[] = [
  'opened',
  'paid',
  'expired',
  'failed',
  'retired',
  'abandoned',
  'goes_back',
  'given_back',
  'stays',
  'taken_back',
  'given_back_late',
]
