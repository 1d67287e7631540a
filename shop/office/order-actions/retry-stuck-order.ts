// 'Retry Flow' by an administrator: also wakes an order that is waiting or was stopped because of the network, not only
// a failed one.
import type { Base } from '#shop/assembly/base.ts'
import { findStepNumber } from '#shop/sales/order/order.ts'
import type { AllocationStore } from '#shop/delivery/provisioning/allocation-store.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

export type RetryStuckOrderDeps = Pick<Base, 'orders' | 'jobs' | 'clock'> & {
  allocations: Pick<AllocationStore, 'giveUp'>
  /** The retry that travelers have too. */
  retryOrder: (orderId: string) => Promise<{ ok: true; isRetried: boolean } | TooOften>
}

/**
 * Problems: `too_often`, and `nothing_to_retry` for an order that is completed, unpaid, refunded, or in review for a
 * reason that isn't the network.
 */
export async function retryStuckOrder(
  deps: RetryStuckOrderDeps,
  orderId: string,
): Promise<Outcome<object, 'nothing_to_retry'> | TooOften> {
  const { orders, jobs, clock, retryOrder } = deps
  const retried = await retryOrder(orderId)
  if (!retried.ok || retried.isRetried) return retried
  const isDue = (await orders.makeDue(orderId, clock.now())) || (await resume(deps, orderId))
  if (!isDue) return { ok: false, problem: 'nothing_to_retry' }
  await jobs.nudge({ name: 'provisioning', orderId })
  return { ok: true }
}

async function resume({ orders, allocations, clock }: RetryStuckOrderDeps, orderId: string): Promise<boolean> {
  const order = await orders.find(orderId)
  if (order?.reviewReason !== 'top_up_uncertain') return orders.resumeDelivery(orderId, clock.now())
  // The person has seen that the old eSIM didn't get the data, or doesn't mind: it is requested for the new one.
  const step = 'request_top_up'
  if (!(await orders.resumeDelivery(orderId, clock.now(), { step, stepNumber: findStepNumber(step) }))) return false
  await allocations.giveUp(orderId, clock.now())
  return true
}
