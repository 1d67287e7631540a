// What the states of an order mean: each condition is defined once here in code. The store next to it expresses the
// same in SQL from the same lists of states, and a test compares the two.
import {
  statesAfter,
  type DeliveryState,
  type OrderEvent,
  type OrderStates,
  type PaymentState,
  type ProvisioningState,
  type StepStatus,
} from './order-moves.ts'

type Payment = { paymentState: PaymentState }
type Provisioning = { provisioningState: ProvisioningState }
type ReviewState = Payment & { reviewReason: string | null }

/** The fields that the conditions read. */
export type OrderFacts = ReviewState &
  Provisioning & {
    paidCents: number
    refundedCents: number
    /** When it was last paid, made free, retried, or resumed; null if none of that has happened. */
    setOffAt: Date | null
  }

/** Paid, or free with a coupon: only such an order may cost the network a profile. */
export const SETTLED = ['paid', 'free'] as const satisfies PaymentState[]
export const isSettled = ({ paymentState }: Payment): boolean => SETTLED.some((state) => state === paymentState)

/** Whether the buyer can still pay for it. An order that was paid, refunded, or stopped is never paid again. */
export const isPayable = ({ paymentState }: Payment): boolean =>
  paymentState === 'awaiting' || paymentState === 'expired'
/** Whether a payment page is still useful: it can be paid, or its money is on the way. */
export const isUnpaid = (order: Payment): boolean => isPayable(order) || isPaymentDelayed(order)
/** The buyer paid with a method that takes days. */
export const isPaymentDelayed = ({ paymentState }: Payment): boolean => paymentState === 'processing'
export const isPaid = ({ paymentState }: Payment): boolean => paymentState === 'paid'
export const isFree = ({ paymentState }: Payment): boolean => paymentState === 'free'
/** Stopped until a person decides. */
export const isStopped = ({ paymentState }: Payment): boolean => paymentState === 'review'
/** Whether this event would stop what is still to be done for the order. */
export const isStoppedBy = (event: OrderEvent, order: OrderStates): boolean =>
  statesAfter(event, order)?.provisioningState === 'stopped'
export const isRefunded = ({ paymentState }: Payment): boolean => paymentState === 'refunded'

/** Money went back, all of it or a part. */
export const hasRefund = (order: Payment & Pick<OrderFacts, 'refundedCents'>): boolean =>
  isRefunded(order) || order.refundedCents > 0

/** It was settled by money or a coupon at some point, so documents may be due. */
export const WAS_SETTLED = [...SETTLED, 'refunded', 'review'] as const satisfies PaymentState[]
export const wasSettled = ({ paymentState }: Payment): boolean => WAS_SETTLED.some((state) => state === paymentState)

/** Its payment page ended, or the money never arrived. */
export const isExpired = ({ paymentState }: Payment): boolean => paymentState === 'expired'

/** An order that somebody paid for or got for free, whatever happened to it afterward. */
export const isSold = (order: Pick<OrderFacts, 'paymentState' | 'paidCents'>): boolean =>
  isFree(order) || order.paidCents > 0

/** Its revenue with VAT, in cents, less refunds. */
export const revenueCents = ({ paidCents, refundedCents }: Pick<OrderFacts, 'paidCents' | 'refundedCents'>): number =>
  paidCents - refundedCents

/** All steps are done, whatever happened to the payment afterward. */
export const isCompleted = ({ provisioningState }: Provisioning): boolean => provisioningState === 'completed'

/** A step failed; the shop retries by itself, or somebody presses 'Retry'. */
export const isFailed = (order: Payment & Provisioning): boolean =>
  isSettled(order) && order.provisioningState === 'failed'

/** A paid or free order that is neither completed nor failed is stuck after this long without progress. */
export const STUCK_AFTER_MS = 10 * 60_000
export const isStuck = (order: OrderFacts, now: Date): boolean =>
  isSettled(order) &&
  order.provisioningState === 'running' &&
  (order.setOffAt === null || now.getTime() - order.setOffAt.getTime() >= STUCK_AFTER_MS)

/** A person must decide: it was stopped, or it continues but something is wrong. */
export const isInReview = (order: ReviewState): boolean => isStopped(order) || order.reviewReason !== null

/** The countries of its VAT evidence disagree, and nobody has checked it yet. */
export const hasTaxConflict = (
  order: Pick<OrderFacts, 'paymentState' | 'paidCents'> & { isTaxConflict: boolean; taxCheckedAt: Date | null },
): boolean => order.isTaxConflict && order.taxCheckedAt === null && isSold(order)

/** Needs attention because of its states; a VAT conflict is the other reason. */
export const isToLookAt = (order: OrderFacts, now: Date): boolean =>
  isStuck(order, now) || isFailed(order) || isInReview(order)

/** The buyer has something that works. */
const DELIVERED = ['usable', 'mailed'] as const satisfies DeliveryState[]
export const isDelivered = ({ deliveryState }: { deliveryState: DeliveryState }): boolean =>
  DELIVERED.some((state) => state === deliveryState)

/** Its eSIM was taken back, whatever happens to the money. */
export const isRevoked = ({ deliveryState }: { deliveryState: string }): boolean => deliveryState === 'revoked'

/** Its eSIM was taken back because another order replaced it. */
export const isReplaced = (order: { deliveryState: string; isReplaced?: boolean }): boolean =>
  order.isReplaced === true && isRevoked(order)

/** The buyer's bank took the money back. */
export const isDisputeLost = ({ refundedBy }: { refundedBy: string | null }): boolean => refundedBy === 'dispute_lost'

/** The status of the current step; a stopped or ended order keeps that of its last step. */
type AtStep = { status: StepStatus }
export const isStepDone = ({ status }: AtStep): boolean => status === 'completed'
export const isStepFailed = ({ status }: AtStep): boolean => status === 'error'

/** The state names used in lists and exports. */
export type DeskState =
  | 'awaiting_payment'
  | 'processing'
  | 'expired'
  | 'review'
  | 'refunded'
  | 'dispute_lost'
  | 'in_progress'
  | 'stuck'
  | 'failed'
  | 'completed'
  | 'canceled'
  | 'replaced'

/** A simpler view for sellers: each state in one of five groups. */
export const ORDER_GROUPS = {
  unpaid: ['awaiting_payment', 'processing', 'expired'],
  in_progress: ['in_progress', 'stuck', 'failed', 'review'],
  completed: ['completed'],
  canceled: ['canceled', 'replaced'],
  refunded: ['refunded', 'dispute_lost'],
} as const satisfies Record<string, DeskState[]>
export type OrderGroup = keyof typeof ORDER_GROUPS

type VisibleStates = {
  isReplaced?: boolean
  paymentState: string
  provisioningState: string
  deliveryState: string
  isStuck: boolean
  refundedBy: string | null
}

/** The state of an order in one word; an unknown payment state is returned as it is. */
export function toDeskState(order: VisibleStates): string {
  const { paymentState, provisioningState } = order
  if (isDisputeLost(order)) return 'dispute_lost' satisfies DeskState
  if (paymentState === 'awaiting') return 'awaiting_payment' satisfies DeskState
  if (paymentState !== 'paid' && paymentState !== 'free') return paymentState
  if (isReplaced(order)) return 'replaced' satisfies DeskState
  if (isRevoked(order)) return 'canceled' satisfies DeskState
  if (provisioningState === 'completed' || provisioningState === 'failed') return provisioningState satisfies DeskState
  return (order.isStuck ? 'stuck' : 'in_progress') satisfies DeskState
}

/**
 * Somebody may close the review. An order that was stopped for its review must be refunded, resumed, or fixed by hand.
 */
export const mayClose = (order: ReviewState): boolean => order.reviewReason !== null && !isStopped(order)

/** The bank decided for the shop, and the order waits for somebody to resume it. */
export const mayResume = (order: ReviewState): boolean => order.reviewReason === 'dispute_won' && isStopped(order)
