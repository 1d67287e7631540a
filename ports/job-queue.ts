// Nudges: a job only says "look at this now". The rows are the truth, and a sweep finds whatever no nudge reached.
import type { PaymentEvent } from './payment-gateway.ts'

export type Job =
  | { name: 'provisioning'; orderId: string }
  | { name: 'payment_event'; eventId: string; event?: PaymentEvent }
  | { name: 'refund'; paymentSessionRowId: string }
  | { name: 'part_refund'; partRefundId: string }

export type JobQueue = {
  /** Inside a transaction, the nudge comes after the commit, and not at all after a rollback. */
  nudge: (job: Job, afterSeconds?: number) => Promise<void>
  /** Whether this process would carry out a nudge right away. */
  hasRoom: () => boolean
}
