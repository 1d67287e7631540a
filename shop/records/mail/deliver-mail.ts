// Sends one email from the outbox to the mail server; a server that is down only delays it.
import type { Base } from '#shop/assembly/base.ts'
import type { ComposedMail } from '#ports/mailer.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { isForeign, type ForeignLanguage, type Language } from '#values/language.ts'
import { pauseAfter, type Pace } from '#values/pauses.ts'
import type { VendorFault } from '#values/vendor-fault.ts'
import type { ZoneNames } from '#values/zone-names.ts'
import { WRITTEN_WITHIN_MS, type HandedOver, makeMessageId } from './mail.ts'
import type { MailRow } from './mail-store.ts'

export const DELIVERY_LEASE_MS = 60_000
const MAIL_PACE: Pace = { firstMs: 3_000, longestMs: 10 * 60_000 }
/**
 * All emails wait for the same thing and leave within minutes of its end; the breaker limits how often the server is
 * asked.
 */
const LONGEST_OUTAGE_PAUSE_MS = 2 * 60_000

/** Ten minutes apart: what a server has put off for five days, it won't take. Every mail server gives up by then. */
const MOST_TRIES = 720

/** Milliseconds until an email that wasn't accepted is tried again, after this many tries. */
export function pauseOfMail({ fault }: VendorError, tries: number): number {
  const pauseMs = pauseAfter(tries, MAIL_PACE)
  return fault === 'silent' || fault === 'left_alone' ? Math.min(pauseMs, LONGEST_OUTAGE_PAUSE_MS) : pauseMs
}

export type SendingResult =
  | { kind: 'sent' }
  /** `isUnderway`: another process is sending it right now. */
  | { kind: 'postponed'; message: string; retryAfterMs: number; fault?: VendorFault; isUnderway?: true }
  | { kind: 'refused'; message: string }
/** `withdrawn`: what it would have said is no longer true, so nobody gets it. */
export type Delivery = SendingResult | { kind: 'withdrawn' }
export type DeliverMail = (mailId: string) => Promise<Delivery>
export type DeliverClaimed = (row: MailRow, how: HowToWrite) => Promise<SendingResult>
/** Who it is from, and what it says. */
type HowToWrite = { tenant: Tenant; compose: (tenant: Tenant) => Promise<ComposedMail> }

/** Writes the text for each kind of email, with the facts at the time of sending; links lead to `tenant.origin`. */
export type Composers = {
  [Kind in MailRow['kind']]: (row: MailRow, tenant: Tenant) => Promise<Extract<ComposedMail, { kind: Kind }>>
}

export type DeliverMailDeps = Pick<Base, 'mailer' | 'mails' | 'clock' | 'log'> & {
  handedOver: HandedOver
  /** The email's text, by its kind. */
  composeMail: (row: MailRow, tenant: Tenant) => Promise<ComposedMail>
  /** It would lead a buyer to use an eSIM whose order they withdrew from. */
  isUnwanted: (row: MailRow) => Promise<boolean>
  /** The tenant that the email is from. */
  findMailTenant: (row: MailRow) => Promise<Tenant>
  /** The email language of this address's account. */
  findMailLanguage: (email: string) => Promise<Language>
  /** As the owner called zones in a language. */
  viewZoneNames: (language: ForeignLanguage) => Promise<ZoneNames>
}

/**
 * Sends a waiting email with its stable ID (at least once, never lost). `postponed` if the server is down or another
 * process is sending it right now; `refused` if the server will never accept it; `withdrawn` if its buyer withdrew from
 * the order.
 */
export async function deliverMail(deps: DeliverMailDeps, mailId: string): Promise<Delivery> {
  const { mails, handedOver, composeMail, isUnwanted, findMailTenant, clock } = deps
  const row = await mails.claim(mailId, clock.now(), DELIVERY_LEASE_MS)
  if (!row)
    return { kind: 'postponed', message: 'The mail is being sent.', retryAfterMs: MAIL_PACE.firstMs, isUnderway: true }

  if (await isUnwanted(row)) {
    await mails.withdrawOne(row.id)
    return { kind: 'withdrawn' }
  }
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
 * The same for an email that the caller has claimed and has all facts for. The caller records that it was sent, or
 * `settleMails` does if that failed. If this process ends before either, it is sent again with the same ID.
 */
export const deliverClaimed = (
  deps: DeliverMailDeps,
  row: MailRow,
  { tenant, compose }: HowToWrite,
): Promise<SendingResult> => send(deps, row, async () => ({ tenant, composed: await compose(tenant) }))

/**
 * Records the emails that a server accepted but that are still waiting in the outbox; free if there are none. Covers
 * those from some seconds ago, or all of them with `afterMs` 0, once nothing else here writes anymore.
 */
export const settleMails = (
  { mails, handedOver, clock }: DeliverMailDeps,
  afterMs: number = WRITTEN_WITHIN_MS,
): Promise<void> => handedOver.settle(clock.now(), afterMs, (ids) => mails.sentAfterAll(ids, clock.now()))

async function send(
  { mails, handedOver, mailer, findMailLanguage, viewZoneNames, clock, log }: DeliverMailDeps,
  row: MailRow,
  compose: () => Promise<{ tenant: Tenant; composed: ComposedMail }>,
): Promise<SendingResult> {
  if (handedOver.has(row)) return { kind: 'sent' }
  try {
    const { tenant, composed } = await compose()
    const language = row.language ?? (await findMailLanguage(composed.to))
    const zoneNames = isForeign(language) ? { zoneNames: await viewZoneNames(language) } : {}
    await mailer.send(makeMessageId(row), { ...composed, language, ...zoneNames }, tenant)
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
    if (!error.isRetryable || (error.fault === 'busy' && row.tries >= MOST_TRIES)) {
      await mails.refused(row.id, error.message)
      return { kind: 'refused', message: error.message }
    }
    const { fault } = error
    const retryAfterMs = pauseOfMail(error, row.tries)
    await mails.postpone(row.id, error.message, new Date(clock.now().getTime() + retryAfterMs))
    return { kind: 'postponed', message: error.message, retryAfterMs, fault }
  }
}
