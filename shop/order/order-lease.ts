// How long a worker holds an order, and what it holds.
import type { Order } from './order.ts'

/** Longer than the slowest vendors take between two writes. */
export const LEASE_MS = 45_000

/** The order is held under this id until then. */
export type Lease = { leaseId: string; leaseUntil: Date }

/** An order in the hands of one worker, with the trace that its checkout began. */
export type HeldOrder = { order: Order; leaseId: string; traceContext: string | null }
