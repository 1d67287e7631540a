// I7 to I9 for one order: its emails, its history, and the coupon it holds.
import { isExpired, wasSettled } from '#shop/sales/order/order-conditions.ts'
import { findings, type Finding } from './difference.ts'
import type { OrderBooks } from './order-books.ts'

/** The emails that contain codes. */
export const TELLS_CODES = ['esim_ready', 'topup_receipt']

/** I7: emails with codes were sent only for settled orders. */
export function checkMails({ order, mails }: OrderBooks): Finding[] {
  const isTold = mails.some(({ kind, isSent }) => isSent && TELLS_CODES.includes(kind))
  return findings(isTold && !wasSettled(order) && { fault: 'mail_unpaid' })
}

/** I8: the history leads to the current state. */
export function checkHistory({ order, statesOfHistory }: OrderBooks): Finding[] {
  return findings(
    !statesOfHistory.includes(order.paymentState) && {
      fault: 'history_differs',
      facts: { state: order.paymentState, history: statesOfHistory.join(' or ') || 'none' },
    },
  )
}

/** I9: an order whose payment page has ended holds no coupon. */
export function checkCoupon({
  order,
  coupon,
}: Pick<OrderBooks, 'coupon'> & { order: Pick<OrderBooks['order'], 'paymentState'> }): Finding[] {
  return findings(isExpired(order) && coupon?.isHeld === true && { fault: 'coupon_held' })
}
