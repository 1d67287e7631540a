// 'Resend Email': sends the eSIM email, or a top-up's receipt, again, at most a few times an hour.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { EsimStore } from '#shop/sales/esim/esim-store.ts'
import { isCompleted, isDisputed, isSettled, type Order } from '#shop/sales/order/order.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'

const MOST_PER_HOUR = 3
const HOUR_SECONDS = 3600

export type ResendProblem = 'qr_missing' | 'payment_disputed' | 'mail_failed'
type LookDeps = Pick<Base, 'mails' | 'esims' | 'clock'>
export type ResendEmailDeps = LookDeps & { deliverMail: DeliverMail }
type NotNow = { ok: false; problem: Exclude<ResendProblem, 'mail_failed'> } | TooOften

/**
 * Emails the eSIM to the order's own address again; of a gift only the receipt. Problems: `qr_missing` (no QR code yet, or no address),
 * `payment_disputed` (the buyer's bank wants the money back), `too_often`, `mail_failed` (the server rejected it; if it
 * is down, it is sent later and counts as sent). `note` is written once nothing prevents it, before the email goes out.
 */
export async function resendEmail(
  deps: ResendEmailDeps,
  order: Order,
  note?: () => Promise<unknown>,
): Promise<Outcome<object, ResendProblem> | TooOften> {
  const refused = await refuseResend(deps, order)
  if (refused) return refused
  const { mails, deliverMail, clock } = deps
  await note?.()
  const mail = await mails.putNext({
    id: randomUUID(),
    orderId: order.id,
    kind: deliveryMailOf(order),
    now: clock.now(),
  })
  const delivery = await deliverMail(mail.id)
  return delivery.kind === 'refused' ? { ok: false, problem: 'mail_failed' } : { ok: true }
}

/** What prevents resending this order's email right now; null if nothing does. */
export async function refuseResend({ mails, esims, clock }: LookDeps, order: Order): Promise<NotNow | null> {
  // Nobody may use a refunded order's codes, and partner orders are emailed to nobody.
  if (!isSettled(order) || order.email === '' || !(await isThereToMail(esims, order)))
    return { ok: false, problem: 'qr_missing' }
  if (isDisputed(order)) return { ok: false, problem: 'payment_disputed' }
  const hourAgo = new Date(clock.now().getTime() - HOUR_SECONDS * 1000)
  const lastHour = await mails.countSince({ orderId: order.id }, deliveryMailOf(order), hourAgo)
  return lastHour > MOST_PER_HOUR ? { ok: false, problem: 'too_often', retryAfterSeconds: HOUR_SECONDS } : null
}

/** The email that brings its holder what was ordered. */
export function deliveryMailOf({ topUp, isGift }: Order) {
  if (topUp) return 'topup_receipt'
  return isGift ? 'gift_receipt' : 'esim_ready'
}

async function isThereToMail(esims: EsimStore, order: Order): Promise<boolean> {
  if (order.topUp) return isCompleted(order)
  const esim = await esims.findActive(order.id)
  return Boolean(esim?.qrPng && esim.activationCode)
}
