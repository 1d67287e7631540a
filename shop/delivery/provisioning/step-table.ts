// The steps of an eSIM and of a top-up, in sequence, and where an order continues after whatever happened to it
// (after-purchase rules §4 "Order provisioning").
import { isStepDone } from '#shop/sales/order/order-conditions.ts'
import { isDeposit, isOfPartner, type Order, type TestScope } from '#shop/sales/order/order.ts'
import type { Step } from './step.ts'
import { bookDeposit } from './steps/book-deposit.ts'
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

/** A top-up's steps: no QR code, and no eSIM to assign. */
export const TOP_UP_TABLE: readonly Step[] = [
  retrieveEsimToken,
  requestTopUp,
  pollForTopUp,
  sendTopUpReceipt,
  orderCompleted,
]

/** A deposit delivers nothing. */
const DEPOSIT_TABLE: readonly Step[] = [bookDeposit]

/** Without emails: a partner writes to its own traveler. */
const ofPartner = (table: readonly Step[]): readonly Step[] =>
  table.filter(({ name }) => name !== 'send_email' && name !== 'update_user_record')
const PARTNER_TABLE = ofPartner(STEP_TABLE)
const PARTNER_TOP_UP_TABLE = ofPartner(TOP_UP_TABLE)

/** The steps of staff test orders; the staff tools provide them. */
export type TestSteps = Record<Exclude<TestScope, 'api'>, readonly Step[]>

/**
 * The order's next step; null if nothing is left. A new order begins with the token; a completed step leads to the next
 * one; a started or failed one is taken again (after-purchase rules §4).
 */
export function nextStep(order: Way & Pick<Order, 'status' | 'step'>, tests?: TestSteps): Step | null {
  const table = tableOf(order, tests)
  const place = table.findIndex(({ name }) => name === order.step)
  if (place < 0) return table[0] ?? null
  return table[isStepDone(order) ? place + 1 : place] ?? null
}

type Way = Pick<Order, 'topUp' | 'test' | 'balance'>

function tableOf(order: Way, tests?: TestSteps): readonly Step[] {
  if (isDeposit(order)) return DEPOSIT_TABLE
  if (isOfPartner(order)) return order.topUp ? PARTNER_TOP_UP_TABLE : PARTNER_TABLE
  if (tests && order.test && order.test !== 'api') return tests[order.test]
  return order.topUp ? TOP_UP_TABLE : STEP_TABLE
}
