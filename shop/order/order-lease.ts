// How long a worker holds an order, and what it holds.
import type { Language } from '#shop/values/language.ts'
import type { Order } from './order.ts'

/** Longer than the slowest vendors take between two writes. */
export const LEASE_MS = 45_000

/** The order is held under this id until then. */
export type Lease = { leaseId: string; leaseUntil: Date }

/**
 * An order as it was taken: with the trace that its checkout began, and what the account of its address wants its mails to be
 * written in.
 */
export type TakenOrder<Held = Order> = { order: Held; traceContext: string | null; language: Language }
/** The same in the hands of one worker. */
export type HeldOrder<Held = Order> = TakenOrder<Held> & { leaseId: string }
