// What may happen to an order: one table of event × state → state for its payment, provisioning, and delivery. Every
// change is one update made from this table; nothing else can happen.

export const PAYMENT_STATES = ['awaiting', 'processing', 'paid', 'free', 'expired', 'review', 'refunded'] as const
/**
 * `awaiting`: not paid yet. `processing`: paid with a method that takes days. `expired`: the page ended, or the money
 * never arrived; the same cart can be paid again. `review`: stopped until a person decides.
 */
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const PROVISIONING_STATES = ['not_due', 'running', 'failed', 'stopped', 'completed', 'ended'] as const
/**
 * `failed`: a step failed and will be retried. `stopped`: a person decides. `ended`: given up before it was completed.
 */
export type ProvisioningState = (typeof PROVISIONING_STATES)[number]

export const DELIVERY_STATES = ['nothing', 'usable', 'mailed', 'revoked'] as const
/** What the buyer has: `usable` is a working eSIM or data; `mailed` also means that the email was sent. */
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** The status of a single step, as the specification names it. */
export type StepStatus = 'started' | 'error' | 'completed'

type To<State extends string> = Partial<Record<State, State>>
type Move = {
  payment?: To<PaymentState>
  provisioning?: To<ProvisioningState>
  delivery?: To<DeliveryState>
  /** The new status of the step; omitted if unchanged. */
  status?: StepStatus
  /** Its name in the order's history; steps use their own names. */
  noted?: string
}

/** Provisioning is running: a failed step is taken again. */
const AT_WORK = { running: 'running', failed: 'running' } as const
const HANDED_OVER = { nothing: 'usable', usable: 'usable', mailed: 'mailed' } as const
const SETTLES = { not_due: 'running' } as const
/** Stopping can't undo what was delivered: a person reviews it, and nothing more goes out. */
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
  // the page is complete, but the money may take days
  payment_delayed: { payment: { awaiting: 'processing', expired: 'processing' }, noted: 'payment_delayed' },
  payment_failed: { payment: { awaiting: 'expired', processing: 'expired' }, noted: 'payment_failed' },
  page_expired: { payment: { awaiting: 'expired' }, noted: 'expired' },
  tried_again: { payment: { expired: 'awaiting' }, noted: 'awaiting' },
  // a different amount, currency, or order than expected
  payment_differs: {
    payment: { awaiting: 'review', processing: 'review', expired: 'review' },
    provisioning: { not_due: 'stopped' },
    noted: 'review',
  },
  // the network returned something that this order must not have, or nothing for a day
  profile_differs: { payment: { paid: 'review', free: 'review' }, provisioning: STOPS, noted: 'review' },
  // a free order was paid with another one, whose payment a bank asks about
  disputed: { payment: { paid: 'review', free: 'review' }, provisioning: STOPS, noted: 'review' },
  // the bank decided for the shop, or the network works again, and a person resumes the order
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
  // by staff, or by withdrawing from a free order; a refund is separate
  esim_cancelled: {
    payment: { paid: 'paid', free: 'free' },
    provisioning: { running: 'ended', failed: 'ended', completed: 'completed' },
    delivery: { nothing: 'revoked', usable: 'revoked', mailed: 'revoked' },
    noted: 'esim_cancelled',
  },
  // by another order, which is free: by staff, or because the buyer swapped it
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
  // no more automatic retries
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

/** The possible results of a step. */
export type StepEvent = Exclude<EventWith<'status'>, EventWith<'noted'>>
/** The step's status after this event. */
export const statusAfter = (event: StepEvent): StepStatus => TABLE[event].status

/** The name of this event in an order's history. */
export const notedAs = (event: EventWith<'noted'>): string => TABLE[event].noted
export type NotedEvent = EventWith<'noted'>

/** After one of these moves, the order has its full time to be delivered. */
export const SETTLING_MOVES = [notedAs('paid'), notedAs('given_free')]
export const SETTING_OFF_MOVES = [...SETTLING_MOVES, notedAs('retried'), notedAs('resumed')]

/** The states of an order. */
export type OrderStates = {
  paymentState: PaymentState
  provisioningState: ProvisioningState
  deliveryState: DeliveryState
}

/** The states of a new order. */
export const NEW_ORDER = {
  paymentState: 'awaiting',
  provisioningState: 'not_due',
  deliveryState: 'nothing',
  status: 'started',
  step: 'order_created',
} as const satisfies OrderStates & { status: StepStatus; step: string }
/** The step of a settled order before its first real one. */
export const FIRST_STEP = 'pending'

/** The states after this event; null if the table doesn't allow it. */
export function statesAfter(event: OrderEvent, before: OrderStates): OrderStates | null {
  const { payment, provisioning, delivery } = MOVES[event]
  const paymentState = payment ? payment[before.paymentState] : before.paymentState
  const provisioningState = provisioning ? provisioning[before.provisioningState] : before.provisioningState
  const deliveryState = delivery ? delivery[before.deliveryState] : before.deliveryState
  return paymentState && provisioningState && deliveryState ? { paymentState, provisioningState, deliveryState } : null
}
