// Looks after paid orders that do not get on: staff hears of them after ten minutes, and after a day a person takes over.
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { Log } from '#shop/ports/log.ts'
import { ALERT_AFTER_MS, GIVE_UP_AFTER_MS } from './faults.ts'

const MOST_PER_SWEEP = 50

export type CheckStuckOrdersDeps = {
  orders: OrderStore
  clock: Clock
  log: Log
  announce: (orderId: string) => void
}

/**
 * Whatever keeps an order at one step, a fault that has a name or one that nobody thought of: it is told once per step,
 * and tried no more after a day. An order without its eSIM then stops in review; one that has it keeps showing it.
 */
export async function checkStuckOrders({ orders, clock, log, announce }: CheckStuckOrdersDeps): Promise<void> {
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)

  for (const { id, step, errorMessage } of await orders.takeToAlert(ago(ALERT_AFTER_MS), now)) {
    log.alert({ orderId: id, step, problem: errorMessage }, 'a paid order has been at one step for ten minutes')
  }
  for (const { id, step, iccid, errorMessage } of await orders.listAtOneStepSince(
    ago(GIVE_UP_AFTER_MS),
    MOST_PER_SWEEP,
  )) {
    const isStopped = iccid
      ? await orders.rest(id, 'not_delivered', now)
      : await orders.stopForReview(id, 'profile_differs', 'not_delivered', now)
    if (!isStopped) continue
    log.alert({ orderId: id, step, problem: errorMessage }, 'a paid order could not be delivered within a day')
    announce(id)
  }
}
