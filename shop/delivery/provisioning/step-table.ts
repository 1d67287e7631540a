// The steps of an eSIM and of a top-up, in sequence, and where an order continues after whatever happened to it
// (after-purchase rules §4 "Order provisioning").
import { isStepDone } from '#shop/sales/order/order-conditions.ts'
import { isDeposit, isOfPartner, type Order, type TestScope } from '#shop/sales/order/order.ts'
import { type Step, done, failed, lost, troubledBy } from './step.ts'
import { generateQrCode } from './steps/generate-qr-code.ts'
import { pollForIccid } from './steps/poll-for-iccid.ts'
import { pollForTopUp } from './steps/poll-for-top-up.ts'
import { requestIccidAllocation } from './steps/request-iccid-allocation.ts'
import { requestTopUp } from './steps/request-top-up.ts'
import { firstGiftMail } from '#shop/delivery/mails/compose-gift.ts'
import { sendMailOnce } from '#shop/delivery/mails/send-mail-once.ts'
import { stepMessages } from './step-messages.ts'
import { randomUUID } from 'node:crypto'
import { VendorError } from '#ports/vendor-error.ts'

/** The balance was filled together with the payment, so nothing is left to do. */
export const bookDeposit: Step = { name: 'order_completed', run: () => Promise.resolve(done()) }

/** Emails the receipt of a top-up to whoever paid for it (after-purchase rules §4, step 4). */
const sendTopUpReceipt: Step = {
  name: 'send_email',
  writesFirst: true,

  run: (world) =>
    world.order.email
      ? sendMailOnce(world, 'topup_receipt')
      : Promise.resolve(failed('record_missing', stepMessages.emailMissing)),
}

/**
 * Assigns the eSIM to its customer, if the order has one (after-purchase rules §4, step 5). A gift belongs to nobody's
 * account: the email to its receiver waits in the outbox for its day.
 */
const updateUserRecord: Step = {
  name: 'update_user_record',

  async run({ order, esims, gifts, mails, findEsim, clock, timeZone }) {
    if (order.isGift) {
      const gift = await gifts.find(order.id)
      if (!gift) return failed('record_missing', stepMessages.userFetch('the gift is not on record'))
      return done(undefined, { also: [mails.putting(firstGiftMail(mails, gift, { now: clock.now(), timeZone }))] })
    }
    if (!order.userId) return done()
    if (!order.iccid) return failed('record_missing', stepMessages.iccidMissing)
    const esim = await findEsim()
    if (!esim) return failed('record_missing', stepMessages.userFetch('the eSIM is not on record'))
    return esim.networkEsimId === order.networkEsimId
      ? done(undefined, { also: [esims.givingToBuyer(order.id)] })
      : failed('record_missing', stepMessages.userUpdate('another eSIM is on record'))
  },
}

/**
 * The last step: recording it completes the order (after-purchase rules §4, step 6). Also emails a company's invoice
 * address.
 */
const orderCompleted: Step = {
  name: 'order_completed',

  run({ order, mails, clock }) {
    const invoiceEmail = order.company?.details.invoiceEmail
    // A partner finds its many invoices with its orders.
    if (!invoiceEmail || order.totalCents <= 0 || isOfPartner(order)) return Promise.resolve(done())
    const mail = { id: randomUUID(), orderId: order.id, kind: 'company_papers', now: clock.now() } as const
    return Promise.resolve(done(undefined, { also: [mails.putting(mails.waiting(mail))] }))
  },
}

/**
 * Sends the order's first "your eSIM" email (after-purchase rules §4, step 4). If the mail server is down, the outbox
 * keeps it, and the order continues once it is sent.
 */
const sendEmail: Step = {
  name: 'send_email',
  writesFirst: true,

  async run(world) {
    const { order, findEsim } = world
    if (!order.email) return failed('record_missing', stepMessages.emailMissing)
    const esim = await findEsim()
    if (!esim) return failed('record_missing', stepMessages.iccidMissing)
    if (!esim.qrPng) return failed('record_missing', stepMessages.qrMissing)
    return sendMailOnce(world, order.isGift ? 'gift_receipt' : 'esim_ready')
  },
}

/** Makes sure that we are logged in at the network (after-purchase rules §4, step 0). */
const retrieveEsimToken: Step = {
  name: 'retrieve_esim_token',
  pollLimit: { polls: 10, message: stepMessages.token },

  async run({ provider, write, pollEveryMs }) {
    // With a cached token, this takes no time, so there is no need to show the step.
    if (provider.tokenAgeMs() === null && (await write()) === null) return lost
    try {
      await provider.ensureToken()
      return done()
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      return troubledBy(error, stepMessages.token, { pollEveryMs })
    }
  },
}

/** The steps of an eSIM, in sequence. */
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
/** An owner's test of a network is delivered to nobody either. */
const TRIAL_TABLE = PARTNER_TABLE
const PARTNER_TOP_UP_TABLE = ofPartner(TOP_UP_TABLE)

/** The steps of staff test orders; the staff tools provide them. */
export type TestSteps = Record<Exclude<TestScope, 'api' | 'trial'>, readonly Step[]>

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
  if (order.test === 'trial') return TRIAL_TABLE
  if (tests && order.test && order.test !== 'api') return tests[order.test]
  return order.topUp ? TOP_UP_TABLE : STEP_TABLE
}
