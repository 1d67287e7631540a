// Takes one mail from the outbox to the mail server; a server that is down only postpones it.
import type { Clock } from '#shop/ports/clock.ts'
import type { Log } from '#shop/ports/log.ts'
import type { ComposedMail, Mailer } from '#shop/ports/mailer.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import type { Language } from '#shop/values/language.ts'
import { pauseAfter, type Pace } from '#shop/values/pauses.ts'
import type { VendorFault } from '#shop/values/vendor-fault.ts'
import { WRITTEN_WITHIN_MS, type HandedOver } from './handed-over.ts'
import type { MailRow, MailStore } from './mail-store.ts'
import { messageIdOf } from './message-id.ts'

export const DELIVERY_LEASE_MS = 60_000
const MAIL_PACE: Pace = { firstMs: 3_000, longestMs: 10 * 60_000 }
/** All mails wait for the same, and leave within minutes of its end; the breaker bounds how often the server is asked. */
const LONGEST_OUTAGE_PAUSE_MS = 2 * 60_000

/** Milliseconds until a mail that was not taken is tried again, after so many tries. */
export function pauseOfMail({ fault }: VendorError, tries: number): number {
  const pauseMs = pauseAfter(tries, MAIL_PACE)
  return fault === 'silent' || fault === 'left_alone' ? Math.min(pauseMs, LONGEST_OUTAGE_PAUSE_MS) : pauseMs
}

export type Delivery =
  | { kind: 'sent' }
  /** `isUnderway`: somebody else is sending it right now. */
  | { kind: 'postponed'; message: string; retryAfterMs: number; fault?: VendorFault; isUnderway?: true }
  | { kind: 'refused'; message: string }
export type DeliverMail = (mailId: string) => Promise<Delivery>
export type DeliverClaimed = (row: MailRow, how: HowToWrite) => Promise<Delivery>
/** In whose name, and what it says. */
type HowToWrite = { tenant: Tenant; compose: (tenant: Tenant) => Promise<ComposedMail> }

/** Who knows what a mail of each kind says; the facts are those of the moment of sending, links lead to `tenant.origin`. */
export type Composers = {
  [Kind in MailRow['kind']]: (row: MailRow, tenant: Tenant) => Promise<Extract<ComposedMail, { kind: Kind }>>
}

export type DeliverMailDeps = {
  mailer: Mailer
  mails: MailStore
  handedOver: HandedOver
  /** What a mail says, by its kind. */
  composeMail: (row: MailRow, tenant: Tenant) => Promise<ComposedMail>
  /** In whose name the mail is written. */
  findMailTenant: (row: MailRow) => Promise<Tenant>
  /** What the account of an address wants its mails to be written in. */
  findMailLanguage: (email: string) => Promise<Language>
  clock: Clock
  log: Log
}

/**
 * Sends a waiting mail with its stable id (at least once, never lost). `postponed` when the server is down or somebody
 * else is sending it right now; `refused` when the server will never take it.
 */
export async function deliverMail(deps: DeliverMailDeps, mailId: string): Promise<Delivery> {
  const { mails, handedOver, composeMail, findMailTenant, clock } = deps
  const row = await mails.claim(mailId, clock.now(), DELIVERY_LEASE_MS)
  if (!row)
    return { kind: 'postponed', message: 'The mail is being sent.', retryAfterMs: MAIL_PACE.firstMs, isUnderway: true }

  const delivery = await send(deps, row, async () => {
    const tenant = await findMailTenant(row)
    return { tenant, composed: await composeMail(row, tenant) }
  })
  if (delivery.kind === 'sent') {
    await mails.sent(row.id, clock.now())
    handedOver.forget(row)
  }
  return delivery
}

/**
 * The same for a mail that the caller has taken and knows all about. That it is out is written down by the caller, and by
 * `settleMails` if that went wrong; it goes out once more, under the same id, if this process ends before either.
 */
export const deliverClaimed = (
  deps: DeliverMailDeps,
  row: MailRow,
  { tenant, compose }: HowToWrite,
): Promise<Delivery> => send(deps, row, async () => ({ tenant, composed: await compose(tenant) }))

/**
 * Writes down what a mail server took and the outbox still holds for waiting, for the price of nothing where there is none: that
 * of some seconds ago, or with `afterMs` 0, once nobody here writes any more, all of it.
 */
export const settleMails = (
  { mails, handedOver, clock }: DeliverMailDeps,
  afterMs: number = WRITTEN_WITHIN_MS,
): Promise<void> => handedOver.settle(clock.now(), afterMs, (ids) => mails.sentAfterAll(ids, clock.now()))

async function send(
  { mails, handedOver, mailer, findMailLanguage, clock, log }: DeliverMailDeps,
  row: MailRow,
  compose: () => Promise<{ tenant: Tenant; composed: ComposedMail }>,
): Promise<Delivery> {
  if (handedOver.has(row)) return { kind: 'sent' }
  try {
    const { tenant, composed } = await compose()
    const language = row.language ?? (await findMailLanguage(composed.to))
    await mailer.send(messageIdOf(row), { ...composed, language }, tenant)
    handedOver.note(row, clock.now())
    log.info(
      { mailId: row.id, orderId: row.orderId, kind: row.kind, tries: row.tries },
      'the mail server accepted an email',
    )
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn(
      { mailId: row.id, orderId: row.orderId, tries: row.tries, problem: error.message },
      'the mail server did not accept an email',
    )
    if (!error.isRetryable) {
      await mails.refused(row.id, error.message)
      return { kind: 'refused', message: error.message }
    }
    const { fault } = error
    const retryAfterMs = pauseOfMail(error, row.tries)
    await mails.postpone(row.id, error.message, new Date(clock.now().getTime() + retryAfterMs))
    return { kind: 'postponed', message: error.message, retryAfterMs, fault }
  }
}
