// Takes one mail from the outbox to the mail server; a server that is down only postpones it.
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { OrderKeyStore } from '#shop/order/order-key-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { Log } from '#shop/ports/log.ts'
import type { Mail, Mailer } from '#shop/ports/mailer.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { MailRow, MailStore } from './mail-store.ts'

const LEASE_MS = 60_000
const LINK_LIVES_DAYS = 400
const REMINDER_LINK_LIVES_DAYS = 30
const FIRST_RETRY_MS = 3_000
const LONGEST_RETRY_MS = 10 * 60_000

export type Delivery =
  | { kind: 'sent' }
  | { kind: 'postponed'; message: string; retryAfterMs: number }
  | { kind: 'refused'; message: string }
export type DeliverMail = (mailId: string) => Promise<Delivery>

export type DeliverMailDeps = {
  mailer: Mailer
  mails: MailStore
  orders: OrderStore
  orderKeys: OrderKeyStore
  esims: EsimStore
  clock: Clock
  log: Log
  publicUrl: string
}

/**
 * Sends a waiting mail with its stable id (at least once, never lost). `postponed` when the server is down or somebody
 * else is sending it right now; `refused` when the server will never take it.
 */
export async function deliverMail(deps: DeliverMailDeps, mailId: string): Promise<Delivery> {
  const { mails, mailer, clock, log } = deps
  const now = clock.now()
  const row = await mails.claim(mailId, now, new Date(now.getTime() + LEASE_MS))
  if (!row) return { kind: 'postponed', message: 'The mail is being sent.', retryAfterMs: FIRST_RETRY_MS }

  try {
    await mailer.send(`${row.id}.${row.generation}`, await compose(deps, row))
    await mails.sent(row.id, clock.now())
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ mailId: row.id, orderId: row.orderId, tries: row.tries, problem: error.message }, 'mail not taken')
    if (!error.isRetryable) {
      await mails.refused(row.id, error.message)
      return { kind: 'refused', message: error.message }
    }
    const retryAfterMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(row.tries - 1, 10), LONGEST_RETRY_MS)
    await mails.postpone(row.id, error.message, new Date(clock.now().getTime() + retryAfterMs))
    return { kind: 'postponed', message: error.message, retryAfterMs }
  }
}

function compose(deps: DeliverMailDeps, row: MailRow): Promise<Mail> {
  if (row.orderId !== null && row.kind === 'esim_ready') return composeReady(deps, row.orderId)
  if (row.email !== null && row.kind === 'iccid_reminder') return composeReminder(deps, row, row.email)
  throw new Error(`A mail of the kind ${row.kind} belongs to nobody.`)
}

async function composeReady(
  { orders, orderKeys, esims, publicUrl, clock }: DeliverMailDeps,
  orderId: string,
): Promise<Mail> {
  const order = await orders.find(orderId)
  const esim = await esims.findActive(orderId)
  if (!order || !esim?.activationCode || !esim.qrPng)
    throw new Error('A mail about an eSIM was in the outbox before the eSIM was ready.')

  const key = await orderKeys.issue({
    orderId: order.id,
    kind: 'mail',
    seed: order.id,
    expiresAt: daysAfter(clock.now(), LINK_LIVES_DAYS),
  })
  return {
    kind: 'esim_ready',
    to: order.email,
    recipientName: order.customerName.trim() || null,
    orderReference: order.reference,
    orderLink: orderLink(publicUrl, order.reference, key),
    iccid: esim.iccid,
    activationCode: esim.activationCode,
    qrPng: esim.qrPng,
    bundle: {
      zone: order.bundle.zone,
      data: order.bundle.data,
      days: order.bundle.days,
      destinations: order.bundle.destinations,
    },
    totalCents: order.totalCents,
  }
}

// The list is the one of the moment of sending. Each link gets a key of this mail's own: an older one may have ended.
async function composeReminder(
  { orders, orderKeys, publicUrl, clock }: DeliverMailDeps,
  row: MailRow,
  email: string,
): Promise<Mail> {
  const expiresAt = daysAfter(clock.now(), REMINDER_LINK_LIVES_DAYS)
  const found = await orders.listWithEsim(email)
  const esims = []
  for (const { id, reference, iccid, bundle } of found) {
    const key = await orderKeys.issue({ orderId: id, kind: 'mail', seed: `${id}:${row.id}`, expiresAt })
    esims.push({
      iccid,
      zone: bundle.zone,
      data: bundle.data,
      days: bundle.days,
      orderLink: orderLink(publicUrl, reference, key),
    })
  }
  return {
    kind: 'iccid_reminder',
    to: email,
    recipientName: found.at(-1)?.customerName.trim() || null,
    esims,
    shopLink: publicUrl,
  }
}

const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)

const orderLink = (publicUrl: string, reference: string, key: string) =>
  `${publicUrl}/success?reference=${encodeURIComponent(reference)}&key=${key}`
