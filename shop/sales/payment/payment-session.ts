// What may happen to a payment page: one table of event × state → state, and what its states mean. Every change of a
// page is one update made from this table.
import { isPaymentDelayed, type OrderFacts } from '#shop/sales/order/order-conditions.ts'
import type { PaymentVerdict } from './confirm-page.ts'

type SessionState = 'opening' | 'open' | 'paid' | 'expired' | 'failed' | 'refund_due' | 'refunded' | 'refund_failed'
type To = Partial<Record<SessionState, SessionState>>

/**
 * `opening`: requested, address not known yet. `open`: it can be paid. `expired`, `failed`: it ended without money,
 * which may still arrive. `refund_due`: its payment will be refunded as soon as the provider is reached.
 */
const TABLE = {
  opened: { opening: 'open', open: 'open' },
  paid: { opening: 'paid', open: 'paid', expired: 'paid', failed: 'paid' },
  expired: { opening: 'expired', open: 'expired' },
  // the money was on its way and never arrived
  failed: { opening: 'failed', open: 'failed' },
  // another page of the same order replaces it
  retired: { open: 'expired' },
  // nobody will ever learn its address
  abandoned: { opening: 'expired' },
  goes_back: { paid: 'refund_due' },
  given_back: { refund_due: 'refunded' },
  // rejected by the provider: a person has to handle it
  stays: { refund_due: 'refund_failed' },
  // refunded by the provider or the buyer's bank, not by us
  taken_back: { paid: 'refunded' },
  given_back_late: { refund_failed: 'refunded' },
} as const satisfies Record<string, To>

export type SessionEvent = keyof typeof TABLE

/** The states from which this event is possible, and the state it leads to. */
export const moveOf = (event: SessionEvent): { from: SessionState[]; to: SessionState } => {
  const moves = Object.entries<SessionState>(TABLE[event])
  const to = moves[0]?.[1]
  if (!to) throw new Error(`${event} leads nowhere.`)
  return { from: STATES.filter((state) => state in TABLE[event]), to }
}

const STATES: SessionState[] = [
  'opening',
  'open',
  'paid',
  'expired',
  'failed',
  'refund_due',
  'refunded',
  'refund_failed',
]

type Page = { state: SessionState }
export const NEW_SESSION = { state: 'opening' } as const satisfies Page

/** It can still be paid; an order has at most one such page. */
export const LIVE = ['opening', 'open'] as const satisfies SessionState[]
export const isPageLive = ({ state }: Page): boolean => LIVE.some((live) => live === state)
export const isOpening = ({ state }: Page): boolean => state === NEW_SESSION.state
export const isOpen = ({ state }: Page): boolean => state === 'open'

/** Its payment was taken and is ours. */
export const PAID = 'paid' satisfies SessionState
export const isPagePaid = ({ state }: Page): boolean => state === PAID
export const REFUND_DUE = 'refund_due' satisfies SessionState
export const isRefundDue = ({ state }: Page): boolean => state === REFUND_DUE
export const isGivenBack = ({ state }: Page): boolean => state === 'refunded'

/** What is known about a page without asking the provider. */
export function knownOf({ state }: Page): 'open' | 'paid' | 'expired' | 'failed' | 'refund_due' {
  if (state === 'opening' || state === 'open') return 'open'
  return state === 'paid' || state === 'expired' || state === 'failed' ? state : 'refund_due'
}

/** Whether the provider has nothing to add: the page was paid, whatever happened to the payment. */
export const isPaymentKnown = (page: Page): boolean => knownOf(page) === 'paid' || knownOf(page) === 'refund_due'

/** The states of those. */
export const TAKEN = STATES.filter((state) => isPaymentKnown({ state }))

/**
 * Whether a page was paid as far as its order is concerned: then there is nothing left to pay, whatever happens to
 * the money.
 */
const PAID_ON: readonly PaymentVerdict[] = ['paid', 'processing', 'refund_due', 'review']

/**
 * If we asked the provider moments ago, our books answer instead, and they call a page open even if its money is on the
 * way.
 */
export const isPaidOn = (verdict: PaymentVerdict, order: Pick<OrderFacts, 'paymentState'>): boolean =>
  verdict === 'open' ? isPaymentDelayed(order) : PAID_ON.includes(verdict)
