// Which event moves an order from which state to which: one table for its payment and one for its provisioning. Every
// move of an order asks here; what is not in a table does not happen.

export const PAYMENT_STATES = ['awaiting', 'processing', 'paid', 'free', 'expired', 'review', 'refunded'] as const
/**
 * `awaiting`: nobody has paid yet. `processing`: the buyer paid by a method whose money takes days. `expired`: the page
 * ended, or the money never came; the same cart may be paid anew. `review`: stopped until a person has decided.
 */
export type PaymentState = (typeof PAYMENT_STATES)[number]
type Moves<Event extends string, State extends string> = Record<Event, Partial<Record<State, State>>>

export const PAYMENT_EVENTS = [
  'paid',
  'given_free',
  'payment_delayed',
  'payment_failed',
  'page_expired',
  'tried_again',
  'payment_differs',
  'profile_differs',
  'disputed',
  'resumed',
  'refunded',
] as const
export type PaymentMove = (typeof PAYMENT_EVENTS)[number]

export const PAYMENT_MOVES: Moves<PaymentMove, PaymentState> = {
  paid: { awaiting: 'paid', processing: 'paid', expired: 'paid' },
  given_free: { awaiting: 'free' },
  // the page is complete, and the money is on its way, for days perhaps
  payment_delayed: { awaiting: 'processing', expired: 'processing' },
  payment_failed: { awaiting: 'expired', processing: 'expired' },
  page_expired: { awaiting: 'expired' },
  tried_again: { expired: 'awaiting' },
  // another amount, currency or order than the one that was asked for
  payment_differs: { awaiting: 'review', processing: 'review', expired: 'review' },
  // the network gave something that this order must not have
  profile_differs: { paid: 'review', free: 'review' },
  disputed: { paid: 'review' },
  // the bank decided for the shop, and a person lets the order go on
  resumed: { review: 'paid' },
  // by us, in the provider's dashboard, or by the buyer's bank
  refunded: { paid: 'refunded', review: 'refunded' },
}

export const PROVISIONING_STATES = ['not_due', 'running', 'failed', 'completed', 'stopped', 'ended'] as const
export type ProvisioningState = (typeof PROVISIONING_STATES)[number]

export const PROVISIONING_EVENTS = [
  'settled',
  'step_done',
  'step_failed',
  'last_step_done',
  'retried',
  'payment_differs',
  'profile_differs',
  'disputed',
  'resumed',
  'refunded',
] as const
export type ProvisioningMove = (typeof PROVISIONING_EVENTS)[number]

export const PROVISIONING_MOVES: Moves<ProvisioningMove, ProvisioningState> = {
  settled: { not_due: 'running' },
  step_done: { running: 'running' },
  step_failed: { running: 'failed' },
  last_step_done: { running: 'completed' },
  retried: { failed: 'running' },
  payment_differs: { not_due: 'stopped' },
  profile_differs: { running: 'stopped' },
  // what was delivered cannot be called back by stopping: a person looks, and nothing more goes out
  disputed: { running: 'stopped', failed: 'stopped', completed: 'completed' },
  resumed: { stopped: 'running' },
  refunded: { running: 'ended', failed: 'ended', completed: 'ended', stopped: 'ended' },
}

/** The states that this event finds an order in. */
export const paymentBefore = (event: PaymentMove): PaymentState[] =>
  PAYMENT_STATES.filter((state) => PAYMENT_MOVES[event][state] !== undefined)

/** The state that this event leads to, which is the same from wherever it finds the order. */
export function paymentAfter(event: PaymentMove): PaymentState {
  const [after] = Object.values(PAYMENT_MOVES[event])
  if (!after) throw new Error(`Nothing follows from ${event}.`)
  return after
}

type Facts = { paymentState: PaymentState; status: string; step: string }

export function provisioningStateOf({ paymentState, status, step }: Facts): ProvisioningState {
  if (paymentState === 'review') return 'stopped'
  if (paymentState === 'refunded') return 'ended'
  if (paymentState !== 'paid' && paymentState !== 'free') return 'not_due'
  if (status === 'completed' && step === 'order_completed') return 'completed'
  return status === 'error' ? 'failed' : 'running'
}
