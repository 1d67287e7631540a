// Due work: earnings become available to the affiliate once nobody can withdraw from the order anymore.
import type { Base } from '#shop/assembly/base.ts'
import { isStopped } from '#shop/sales/order/order-conditions.ts'
import { isDisputed } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { daysLater } from '#values/instant.ts'
import { linesOfRelease } from './entry.ts'

const MOST_PER_SWEEP = 50

export type ReleaseEarningsDeps = Pick<Base, 'ledger' | 'transaction' | 'clock'> & {
  orders: Pick<OrderStore, 'holdMoney' | 'find'>
}

/** If a bank is still asking about the order, we look again a day later. */
export async function releaseEarnings(deps: ReleaseEarningsDeps): Promise<void> {
  const due = await deps.ledger.listDue(deps.clock.now(), MOST_PER_SWEEP)
  for (const { orderId } of due) await deps.transaction(() => release(deps, orderId))
}

async function release({ ledger, orders, clock }: ReleaseEarningsDeps, orderId: string): Promise<void> {
  // The order's row first, as everywhere: a refund comes either before this or after it.
  await orders.holdMoney(orderId)
  const order = await orders.find(orderId)
  const now = clock.now()
  if (order && (isDisputed(order) || isStopped(order))) {
    await ledger.postpone(orderId, daysLater(now, 1))
    return
  }
  const lines = linesOfRelease(await ledger.listShares(orderId))
  await ledger.write({ kind: 'release', cause: `release:${orderId}`, orderId, at: now, lines })
  await ledger.endHold(orderId)
}
