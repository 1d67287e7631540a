// How long a worker holds an order, and what it holds.
import type { Language } from '#values/language.ts'
import type { Order } from './order.ts'

/** Longer than the slowest vendors take between two writes. */
export const LEASE_MS = 45_000

/** The order is held under this ID until then. */
export type Lease = { leaseId: string; leaseUntil: Date }

/**
 * An order as its worker took it, with the trace that began at checkout, and the email language of the buyer's account.
 */
export type TakenOrder<Held = Order> = { order: Held; traceContext: string | null; language: Language }
/** The same, held by one worker. */
export type HeldOrder<Held = Order> = TakenOrder<Held> & { leaseId: string }
