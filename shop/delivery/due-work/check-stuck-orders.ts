// Watches paid orders without progress: staff is told after ten minutes, and after a day a person takes over.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { isOfPartner, type Order } from '#shop/sales/order/order.ts'
import { isDelivered } from '#shop/sales/order/order-conditions.ts'
import { sendNotice, type SendNoticeDeps } from '#shop/delivery/notice/send-notice.ts'
import { TELL_STAFF_AFTER_MS, GIVE_UP_AFTER_MS } from '#shop/delivery/provisioning/faults.ts'

const MOST_PER_SWEEP = 50

export type CheckStuckOrdersDeps = SendNoticeDeps &
  Pick<Base, 'orders' | 'mails' | 'transaction' | 'clock' | 'log' | 'announce'>

/**
 * Whatever keeps an order at one step, known or not: staff is told once per step, and after a day the shop stops
 * trying. An order without its eSIM or data then goes to review, and its buyer gets an email; one that has it keeps
 * showing it.
 */
export async function checkStuckOrders(deps: CheckStuckOrdersDeps): Promise<void> {
  const { orders, clock, log, announce, transaction } = deps
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)

  const stuck = await transaction(async () => {
    const found = await orders.takeToReport(ago(TELL_STAFF_AFTER_MS), now)
    if (found.length > 0) await sendNotice(deps, 'stuck_orders')
    return found
  })
  for (const { id, step, errorMessage } of stuck) {
    log.error({ orderId: id, step, problem: errorMessage }, 'a paid order has been at one step for ten minutes')
  }
  for (const order of await orders.listAtOneStepSince(ago(GIVE_UP_AFTER_MS), MOST_PER_SWEEP)) {
    const { id, step, errorMessage } = order
    if (!(await transaction(() => giveUp(deps, order, now)))) continue
    log.error({ orderId: id, step, problem: errorMessage }, 'a paid order could not be delivered within a day')
    announce(id)
  }
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
