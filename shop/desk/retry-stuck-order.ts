// 'Retry Flow' by an administrator: also wakes an order that is waiting or was stopped because of the network, not only
// a failed one.
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'

export type RetryStuckOrderDeps = {
  orders: OrderStore
  jobs: JobQueue
  clock: Clock
  /** The retry that travelers have too. */
  retryOrder: (orderId: string) => Promise<{ ok: true; isRetried: boolean } | TooOften>
}

/**
 * Problems: `too_often`, and `nothing_to_retry` for an order that is completed, unpaid, refunded, or in review for a
 * reason that isn't the network.
 */
export async function retryStuckOrder(
  { orders, jobs, clock, retryOrder }: RetryStuckOrderDeps,
  orderId: string,
): Promise<Outcome<object, 'nothing_to_retry'> | TooOften> {
  const retried = await retryOrder(orderId)
  if (!retried.ok || retried.isRetried) return retried
  const isDue = (await orders.makeDue(orderId, clock.now())) || (await orders.resumeDelivery(orderId, clock.now()))
  if (!isDue) return { ok: false, problem: 'nothing_to_retry' }
  await jobs.nudge({ name: 'provisioning', orderId })
  return { ok: true }
}
