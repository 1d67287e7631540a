// What the states of an order mean to those who ask: each condition said once on paper; the store beside it says the same to
// the database from the same lists of states, and a test holds both together.
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
type Reviewed = Payment & { reviewReason: string | null }

/** What the conditions look at. */
export type OrderFacts = Reviewed &
  Provisioning & {
    paidCents: number
    refundedCents: number
    /** When it was paid, made free of charge, retried or resumed last; null when none of that happened yet. */
    setOffAt: Date | null
  }

/** Paid for, or free with proof: only such an order may cost the network a profile. */
export const SETTLED = ['paid', 'free'] as const satisfies PaymentState[]
export const isSettled = ({ paymentState }: Payment): boolean => SETTLED.some((state) => state === paymentState)

/** Whether the buyer may still pay for it: an order that was paid, given back or stopped is not paid again. */
export const isPayable = ({ paymentState }: Payment): boolean =>
  paymentState === 'awaiting' || paymentState === 'expired'
/** Whether a payment page is still of use: it may be paid, or its money is on its way. */
export const isUnpaid = (order: Payment): boolean => isPayable(order) || isPaymentDelayed(order)
export const isAwaitingPayment = ({ paymentState }: Payment): boolean => paymentState === 'awaiting'
/** The buyer has paid by a method whose money takes days. */
export const isPaymentDelayed = ({ paymentState }: Payment): boolean => paymentState === 'processing'
export const isPaid = ({ paymentState }: Payment): boolean => paymentState === 'paid'
export const isFree = ({ paymentState }: Payment): boolean => paymentState === 'free'
/** It stopped until a person has decided. */
export const isStopped = ({ paymentState }: Payment): boolean => paymentState === 'review'
/** Whether this would keep the order from what is still to be done for it. */
export const isStoppedBy = (event: OrderEvent, order: OrderStates): boolean =>
  statesAfter(event, order)?.provisioningState === 'stopped'
export const isRefunded = ({ paymentState }: Payment): boolean => paymentState === 'refunded'

/** Money or a coupon has settled it at some time: documents may be owed. */
export const WAS_SETTLED = [...SETTLED, 'refunded', 'review'] as const satisfies PaymentState[]
export const wasSettled = ({ paymentState }: Payment): boolean => WAS_SETTLED.some((state) => state === paymentState)

/** Its page ended, or its money never came. */
export const isExpired = ({ paymentState }: Payment): boolean => paymentState === 'expired'

/** An order that somebody paid for or got for free, whatever became of it afterwards. */
export const isSold = (order: Pick<OrderFacts, 'paymentState' | 'paidCents'>): boolean =>
  isFree(order) || order.paidCents > 0

/** What it brought with VAT, in cents, less what went back. */
export const revenueCents = ({ paidCents, refundedCents }: Pick<OrderFacts, 'paidCents' | 'refundedCents'>): number =>
  paidCents - refundedCents

/** All steps are done, whatever became of the payment afterwards. */
export const isCompleted = ({ provisioningState }: Provisioning): boolean => provisioningState === 'completed'

/** A step failed; the shop tries again, or somebody presses 'Retry'. */
export const isFailed = (order: Payment & Provisioning): boolean =>
  isSettled(order) && order.provisioningState === 'failed'

/** A paid or free order that is neither completed nor failed is stuck when nothing moved it on for so long. */
export const STUCK_AFTER_MS = 10 * 60_000
export const isStuck = (order: OrderFacts, now: Date): boolean =>
  isSettled(order) &&
  order.provisioningState === 'running' &&
  (order.setOffAt === null || now.getTime() - order.setOffAt.getTime() >= STUCK_AFTER_MS)

/** A person has to decide: it stopped, or it goes on and something about it is wrong. */
export const isInReview = (order: Reviewed): boolean => isStopped(order) || order.reviewReason !== null

/** All that waits for somebody. */
export const isToLookAt = (order: OrderFacts, now: Date): boolean =>
  isStuck(order, now) || isFailed(order) || isInReview(order)

/** The buyer has something that works. */
const DELIVERED = ['usable', 'mailed'] as const satisfies DeliveryState[]
export const isDelivered = ({ deliveryState }: { deliveryState: DeliveryState }): boolean =>
  DELIVERED.some((state) => state === deliveryState)

/** Its eSIM was taken back, whatever becomes of the money. */
export const isRevoked = ({ deliveryState }: { deliveryState: string }): boolean => deliveryState === 'revoked'

/** Its eSIM was taken back because another order took its place. */
export const isReplaced = (order: { deliveryState: string; isReplaced?: boolean }): boolean =>
  order.isReplaced === true && isRevoked(order)

/** The buyer's bank took the money back. */
export const isDisputeLost = ({ refundedBy }: { refundedBy: string | null }): boolean => refundedBy === 'dispute_lost'

/** Where the present step stands; an order that stopped or ended keeps what its last step came to. */
type AtStep = { status: StepStatus }
export const isStepDone = ({ status }: AtStep): boolean => status === 'completed'
export const isStepFailed = ({ status }: AtStep): boolean => status === 'error'

/** The words for the state of an order in lists and exports. */
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

/** What a seller asks for: each state of an order in one of five groups. */
export const ORDER_GROUPS = {
  unpaid: ['awaiting_payment', 'processing', 'expired'],
  in_progress: ['in_progress', 'stuck', 'failed', 'review'],
  completed: ['completed'],
  canceled: ['canceled', 'replaced'],
  refunded: ['refunded', 'dispute_lost'],
} as const satisfies Record<string, DeskState[]>
export type OrderGroup = keyof typeof ORDER_GROUPS

type Shown = {
  isReplaced?: boolean
  paymentState: string
  provisioningState: string
  deliveryState: string
  isStuck: boolean
  refundedBy: string | null
}

/** The state of an order in one word; a state of the payment that is not known here is named as it stands. */
export function deskStateOf(order: Shown): string {
  const { paymentState, provisioningState } = order
  if (isDisputeLost(order)) return 'dispute_lost' satisfies DeskState
  if (paymentState === 'awaiting') return 'awaiting_payment' satisfies DeskState
  if (paymentState !== 'paid' && paymentState !== 'free') return paymentState
  if (isReplaced(order)) return 'replaced' satisfies DeskState
  if (isRevoked(order)) return 'canceled' satisfies DeskState
  if (provisioningState === 'completed' || provisioningState === 'failed') return provisioningState satisfies DeskState
  return (order.isStuck ? 'stuck' : 'in_progress') satisfies DeskState
}

/** Somebody may say that they have looked; an order that stopped for its review is refunded, resumed, or mended by hand. */
export const mayClose = (order: Reviewed): boolean => order.reviewReason !== null && !isStopped(order)

/** The bank has decided for the shop, and the order waits for somebody to say that it may go on. */
export const mayResume = (order: Reviewed): boolean => order.reviewReason === 'dispute_won' && isStopped(order)
