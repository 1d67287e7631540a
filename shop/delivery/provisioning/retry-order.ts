// 'Retry Flow': makes a failed order due again (after-purchase rules §2 "Order completion page").
import type { Base } from '#shop/assembly/base.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { TooOften } from '#values/outcome.ts'

const PER_ORDER: Limit = { name: 'retry', points: 10, seconds: 600 }

export type RetryOrderDeps = Pick<Base, 'orders' | 'jobs' | 'clock' | 'limiter' | 'announce'>

/**
 * A failed order continues from its failed step; any other order is left alone, so a hundred clicks make one retry.
 * Problem: `too_often`.
 */
export async function retryOrder(
  { orders, jobs, clock, limiter, announce }: RetryOrderDeps,
  orderId: string,
): Promise<{ ok: true; isRetried: boolean } | TooOften> {
  const allowed = await limiter.take(PER_ORDER, orderId)
  if (!allowed.ok) return allowed

  const isRetried = await orders.retry(orderId, clock.now())
  if (isRetried) {
    await jobs.nudge({ name: 'provisioning', orderId })
    announce(orderId)
  }
  return { ok: true, isRetried }
}
