// I15, I17, and I18 for one order: what must have happened a few minutes after everything is calm.
import { isCompleted, isDelivered, isRevoked, isSettled } from '#shop/sales/order/order-conditions.ts'
import { isDeposit, isOfPartner } from '#shop/sales/order/order.ts'
import { findings, type Finding } from './difference.ts'
import type { OrderBooks } from './order-books.ts'
import { TELLS_CODES } from './story-checks.ts'

const TO_THE_END_MS = 5 * 60_000
const TO_THE_ESIM_MS = 60_000

/** A settled order completes in time, unless a person has to decide about it. */
export function checkProgress({ order, mails }: OrderBooks, now: Date): Finding[] {
  if (!isSettled(order) || isRevoked(order) || order.test) return []
  const waitedMs = now.getTime() - (order.stepSince ?? order.updatedAt).getTime()
  const isOver = isCompleted(order)
  const isTold = mails.some(({ kind, isSent, isWithdrawn }) => TELLS_CODES.includes(kind) && (isSent || isWithdrawn))
  const minutes = Math.floor(waitedMs / 60_000)
  return findings(
    !isOver && waitedMs > TO_THE_END_MS && { fault: 'order_underway', facts: { step: order.step, minutes } },
    !isOver && !isDelivered(order) && order.tries === 0 && waitedMs > TO_THE_ESIM_MS && { fault: 'esim_late' },
    isOver && !isTold && !isDeposit(order) && !isOfPartner(order) && { fault: 'never_mailed' },
  )
}
