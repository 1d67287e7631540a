// Watches paid orders without progress: staff is told after ten minutes, and after a day a person takes over.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { isOfPartner, type Order } from '#shop/sales/order/order.ts'
import { isDelivered } from '#shop/sales/order/order-conditions.ts'
import { sendNotice, type SendNoticeDeps } from '#shop/delivery/notice/send-notice.ts'
import { TELL_STAFF_AFTER_MS, GIVE_UP_AFTER_MS } from '#shop/delivery/provisioning/faults.ts'

export type CheckStuckOrdersDeps = SendNoticeDeps &
  Pick<Base, 'orders' | 'mails' | 'transaction' | 'clock' | 'log' | 'announce'>

/** Whatever keeps an order at one step, known or not: staff is told once per step. */
export async function reportStuckOrders(deps: CheckStuckOrdersDeps): Promise<void> {
  const { orders, clock, log, transaction } = deps
  const now = clock.now()
  const stuck = await transaction(async () => {
    const found = await orders.takeToReport(new Date(now.getTime() - TELL_STAFF_AFTER_MS), now)
    if (found.length > 0) await sendNotice(deps, 'stuck_orders')
    return found
  })
  for (const { id, step, errorMessage } of stuck) {
    log.error({ orderId: id, step, problem: errorMessage }, 'a paid order has been at one step for ten minutes')
  }
}

/** The orders that have been at one step for a day. */
export const listToGiveUp = ({ orders, clock }: CheckStuckOrdersDeps, most: number): Promise<Order[]> =>
  orders.listAtOneStepSince(new Date(clock.now().getTime() - GIVE_UP_AFTER_MS), most)

/**
 * The shop stops trying. An order without its eSIM or data then goes to review, and its buyer gets an email; one that has
 * it keeps showing it.
 */
export async function giveUpOrder(deps: CheckStuckOrdersDeps, order: Order): Promise<void> {
  const { clock, log, announce, transaction } = deps
  const { id, step, errorMessage } = order
  if (!(await transaction(() => giveUp(deps, order, clock.now())))) return
  log.error({ orderId: id, step, problem: errorMessage }, 'a paid order could not be delivered within a day')
  announce(id)
}

/** Writes the order and its email together; false if the order has moved on. */
async function giveUp({ orders, mails }: CheckStuckOrdersDeps, order: Order, now: Date): Promise<boolean> {
  const { id: orderId, iccid } = order
  // Added data stays added, whatever happened to its receipt.
  const isStopped =
    iccid || isDelivered(order)
      ? await orders.rest(orderId, 'not_delivered', now)
      : await orders.stopForReview(orderId, 'profile_differs', 'not_delivered', now)
  // No email to a buyer who already has what they bought, to a partner, who learns about it elsewhere, or about emails
  // that can't be sent.
  if (!isStopped || isDelivered(order) || isOfPartner(order)) return isStopped
  await mails.putNext({ id: randomUUID(), orderId, kind: 'order_delayed', now })
  return true
}
