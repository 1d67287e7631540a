// The steps of an eSIM and of a top-up in their order, and where an order goes on after whatever happened to it (after-purchase rules §4 "Order provisioning").
import { isStepDone } from '#shop/order/order-conditions.ts'
import type { Order, TestScope } from '#shop/order/order.ts'
import type { Step } from './step.ts'
import { generateQrCode } from './steps/generate-qr-code.ts'
import { orderCompleted } from './steps/order-completed.ts'
import { pollForIccid } from './steps/poll-for-iccid.ts'
import { pollForTopUp } from './steps/poll-for-top-up.ts'
import { requestIccidAllocation } from './steps/request-iccid-allocation.ts'
import { requestTopUp } from './steps/request-top-up.ts'
import { retrieveEsimToken } from './steps/retrieve-esim-token.ts'
import { sendEmail } from './steps/send-email.ts'
import { sendTopUpReceipt } from './steps/send-top-up-receipt.ts'
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

/** What a top-up goes through: no QR code, and no eSIM to file. */
export const TOP_UP_TABLE: readonly Step[] = [
  retrieveEsimToken,
  requestTopUp,
  pollForTopUp,
  sendTopUpReceipt,
  orderCompleted,
]

/** What test orders of staff go through: they belong to the tools of staff, and go the same way. */
export type TestSteps = Record<TestScope, readonly Step[]>

/**
 * The step that an order takes next; null when nothing is left. A fresh order begins with the token; a completed step
 * leads to the one after it; a started or failed one is taken again (after-purchase rules §4).
 */
export function nextStep(order: Pick<Order, 'status' | 'step' | 'topUp' | 'test'>, tests?: TestSteps): Step | null {
  const table = tests && order.test ? tests[order.test] : order.topUp ? TOP_UP_TABLE : STEP_TABLE
  const place = table.findIndex(({ name }) => name === order.step)
  if (place < 0) return table[0] ?? null
  return table[isStepDone(order) ? place + 1 : place] ?? null
}
