// Due work: earnings become available to the affiliate once nobody can withdraw from the order anymore.
import type { Base } from '#shop/assembly/base.ts'
import { isStopped } from '#shop/sales/order/order-conditions.ts'
import { isDisputed } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { daysLater } from '#values/instant.ts'
import { linesOfRelease } from './entry.ts'

export type ReleaseEarningsDeps = Pick<Base, 'ledger' | 'transaction' | 'clock'> & {
  orders: Pick<OrderStore, 'holdMoney' | 'find'>
}

/** The orders whose earnings are due, longest waiting first. */
export const listEarningsDue = (
  { ledger, clock }: Pick<ReleaseEarningsDeps, 'ledger' | 'clock'>,
  most: number,
): Promise<{ orderId: string }[]> => ledger.listDue(clock.now(), most)

/** Releases what an order earned. If a bank is still asking about the order, we look again a day later. */
export const releaseEarnings = (
  { ledger, orders, clock, transaction }: ReleaseEarningsDeps,
  orderId: string,
): Promise<void> =>
  transaction(async () => {
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
  })
