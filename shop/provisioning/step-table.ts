// The seven steps in their order, and where an order goes on after whatever happened to it (spec 2 §4 "Order provisioning").
import { STEPS, stepNumberOf, type Order } from '#shop/order/order.ts'
import type { Step } from './step.ts'
import { generateQrCode } from './steps/generate-qr-code.ts'
import { orderCompleted } from './steps/order-completed.ts'
import { pollForIccid } from './steps/poll-for-iccid.ts'
import { requestIccidAllocation } from './steps/request-iccid-allocation.ts'
import { retrieveEsimToken } from './steps/retrieve-esim-token.ts'
import { sendEmail } from './steps/send-email.ts'
import { updateUserRecord } from './steps/update-user-record.ts'

export const STEP_TABLE: readonly Step[] = [
  retrieveEsimToken,
  requestIccidAllocation,
  pollForIccid,
  generateQrCode,
  sendEmail,
  updateUserRecord,
  orderCompleted,
]

/**
 * The number (0 to 6) of the step that an order takes next; null when nothing is left.
 * A fresh order begins with the token, then the allocation; a completed step leads to the one after it; a started or
 * failed one is taken again (spec 2 §4).
 */
export function nextStepNumber(order: Pick<Order, 'status' | 'step'>): number | null {
  const number = stepNumberOf(order.step)
  if (number < 0) return 0
  if (order.status !== 'completed') return number
  return number + 1 < STEPS.length ? number + 1 : null
}
