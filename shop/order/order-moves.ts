// What may happen to an order: one table of event × state → state for its payment, its provisioning and its delivery. Every
// move of an order is one update made from this table; what is not in it does not happen.

export const PAYMENT_STATES = ['awaiting', 'processing', 'paid', 'free', 'expired', 'review', 'refunded'] as const
/**
 * `awaiting`: nobody has paid yet. `processing`: the buyer paid by a method whose money takes days. `expired`: the page
 * ended, or the money never came; the same cart may be paid anew. `review`: stopped until a person has decided.
 */
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const PROVISIONING_STATES = ['not_due', 'running', 'failed', 'stopped', 'completed', 'ended'] as const
/** `failed`: a step failed and is tried again. `stopped`: a person decides. `ended`: given up before it was completed. */
export type ProvisioningState = (typeof PROVISIONING_STATES)[number]

export const DELIVERY_STATES = ['nothing', 'usable', 'mailed', 'revoked'] as const
/** What the buyer holds: `usable` is an eSIM or data that works, `mailed` one that they were written about. */
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Where a single step stands, as the specification names it. */
export type StepStatus = 'started' | 'error' | 'completed'

type To<State extends string> = Partial<Record<State, State>>
type Move = {
  payment?: To<PaymentState>
  provisioning?: To<ProvisioningState>
  delivery?: To<DeliveryState>
  /** What becomes of the status of the step; left out where it stays. */
  status?: StepStatus
  /** How the order's history calls it; steps are called after themselves. */
  noted?: string
}

/** Provisioning at work: a step that failed is taken again. */
const AT_WORK = { running: 'running', failed: 'running' } as const
const HANDED_OVER = { nothing: 'usable', usable: 'usable', mailed: 'mailed' } as const
const SETTLES = { not_due: 'running' } as const
/** What was delivered cannot be called back by stopping: a person looks, and nothing more goes out. */
const STOPS = { running: 'stopped', failed: 'stopped', completed: 'completed' } as const
const GOES_ON = { stopped: 'running', completed: 'completed' } as const

const TABLE = {
  paid: {
    payment: { awaiting: 'paid', processing: 'paid', expired: 'paid' },
    provisioning: SETTLES,
    status: 'started',
    noted: 'paid',
  },
  given_free: { payment: { awaiting: 'free' }, provisioning: SETTLES, status: 'started', noted: 'free' },
  // the page is complete, and the money is on its way, for days perhaps
  payment_delayed: { payment: { awaiting: 'processing', expired: 'processing' }, noted: 'payment_delayed' },
  payment_failed: { payment: { awaiting: 'expired', processing: 'expired' }, noted: 'payment_failed' },
  page_expired: { payment: { awaiting: 'expired' }, noted: 'expired' },
  tried_again: { payment: { expired: 'awaiting' }, noted: 'awaiting' },
  // another amount, currency or order than the one that was asked for
  payment_differs: {
    payment: { awaiting: 'review', processing: 'review', expired: 'review' },
    provisioning: { not_due: 'stopped' },
    noted: 'review',
  },
  // the network gave something that this order must not have, or nothing for a day
  profile_differs: { payment: { paid: 'review', free: 'review' }, provisioning: STOPS, noted: 'review' },
  disputed: { payment: { paid: 'review' }, provisioning: STOPS, noted: 'review' },
  // the bank decided for the shop or the network was mended, and a person lets the order go on
  resumed: { payment: { review: 'paid' }, provisioning: GOES_ON, noted: 'resumed' },
  resumed_free: { payment: { review: 'free' }, provisioning: GOES_ON, noted: 'resumed' },
  refunded_in_part: { payment: { paid: 'paid', review: 'review' }, noted: 'refunded_in_part' },
  // by us, in the provider's dashboard, or by the buyer's bank
  refunded: {
    payment: { paid: 'refunded', review: 'refunded' },
    provisioning: { running: 'ended', failed: 'ended', stopped: 'ended', completed: 'completed', ended: 'ended' },
    delivery: { nothing: 'nothing', usable: 'revoked', mailed: 'revoked', revoked: 'revoked' },
    noted: 'refunded',
  },
  // by staff, or because a free order was withdrawn from; what was paid is given back apart from it
  esim_cancelled: {
    payment: { paid: 'paid', free: 'free' },
    provisioning: { running: 'ended', failed: 'ended', completed: 'completed' },
    delivery: { nothing: 'revoked', usable: 'revoked', mailed: 'revoked' },
    noted: 'esim_cancelled',
  },
  // by another order, which costs nothing
  esim_replaced: {
    payment: { paid: 'paid', free: 'free' },
    provisioning: { completed: 'completed' },
    delivery: { usable: 'revoked', mailed: 'revoked' },
    noted: 'esim_replaced',
  },
  step_begun: { provisioning: AT_WORK, status: 'started' },
  step_waits: { provisioning: AT_WORK, status: 'started' },
  step_failed: { provisioning: { running: 'failed', failed: 'failed' }, status: 'error' },
  step_done: { provisioning: AT_WORK, status: 'completed' },
  handed_over: { provisioning: AT_WORK, delivery: HANDED_OVER, status: 'completed' },
  mailed: {
    provisioning: AT_WORK,
    delivery: { nothing: 'mailed', usable: 'mailed', mailed: 'mailed' },
    status: 'completed',
  },
  last_step_done: {
    provisioning: { running: 'completed', failed: 'completed', completed: 'completed' },
    status: 'completed',
  },
  // nothing more is tried by itself
  given_up: {
    payment: { paid: 'paid', free: 'free' },
    provisioning: { running: 'failed', failed: 'failed' },
    status: 'error',
    noted: 'flagged',
  },
  retried: {
    payment: { paid: 'paid', free: 'free' },
    provisioning: { failed: 'running' },
    status: 'started',
    noted: 'retry_requested',
  },
} as const satisfies Record<string, Move>

export type OrderEvent = keyof typeof TABLE
type EventWith<Part extends keyof Move> = {
  [Event in OrderEvent]: (typeof TABLE)[Event] extends Required<Pick<Move, Part>> ? Event : never
}[OrderEvent]

export const MOVES: Record<OrderEvent, Move> = TABLE
export const ORDER_EVENTS = Object.keys(TABLE).filter((name): name is OrderEvent => name in TABLE)

/** What a step may come to. */
export type StepEvent = Exclude<EventWith<'status'>, EventWith<'noted'>>
/** The status that a step has after this. */
export const statusAfter = (event: StepEvent): StepStatus => TABLE[event].status

/** How the history of an order calls what happened to it. */
export const notedAs = (event: EventWith<'noted'>): string => TABLE[event].noted
export type NotedEvent = EventWith<'noted'>

/** The moves after which an order has time to arrive. */
export const SETTLING_MOVES = [notedAs('paid'), notedAs('given_free')]
export const SETTING_OFF_MOVES = [...SETTLING_MOVES, notedAs('retried'), notedAs('resumed')]

/** The states of an order. */
export type OrderStates = {
  paymentState: PaymentState
  provisioningState: ProvisioningState
  deliveryState: DeliveryState
}

/** What an order is before anything has happened to it. */
export const NEW_ORDER = {
  paymentState: 'awaiting',
  provisioningState: 'not_due',
  deliveryState: 'nothing',
  status: 'started',
  step: 'order_created',
} as const satisfies OrderStates & { status: StepStatus; step: string }
/** The step of a settled order before its first one. */
export const FIRST_STEP = 'pending'

/** The states after this event; null where the table does not know it. */
export function statesAfter(event: OrderEvent, before: OrderStates): OrderStates | null {
  const { payment, provisioning, delivery } = MOVES[event]
  const paymentState = payment ? payment[before.paymentState] : before.paymentState
  const provisioningState = provisioning ? provisioning[before.provisioningState] : before.provisioningState
  const deliveryState = delivery ? delivery[before.deliveryState] : before.deliveryState
  return paymentState && provisioningState && deliveryState ? { paymentState, provisioningState, deliveryState } : null
}
