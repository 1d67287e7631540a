// 'Forgot ICCID?': emails an address the list of its eSIMs, with a link to each order.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { OwnedBy } from '#shop/people/brand/tenant.ts'
import { tellsUnknownAddress } from '#shop/people/sign-up/disclosure.ts'
import { takeGuess, type GuessLimits } from '#shop/people/sign-in/take-guess.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import type { At, Brand } from '#values/brand-facts.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { TooOften } from '#values/outcome.ts'

const PER_ADDRESS: Limit = { name: 'reminder-address', points: 3, seconds: 86_400 }
const PER_ASKER: Limit = { name: 'reminder-network', points: 20, seconds: 3600 }
/** How many times an hour we tell one network that an address is unknown. After that, it gets the neutral answer. */
const UNKNOWN: GuessLimits = {
  perAsker: { name: 'reminder-unknown', points: 5, seconds: 3600 },
  altogether: { name: 'reminder-unknown-altogether', points: 300, seconds: 3600 },
  perAskerMeanwhile: { name: 'reminder-unknown-flood', points: 1, seconds: 3600 },
}

export type ReminderProblem = 'email_missing' | 'email_invalid' | 'no_esim' | 'mail_failed'
export type ReminderAnswer = { ok: true } | { ok: false; problem: ReminderProblem } | TooOften

export type RemindIccidsDeps = Pick<Base, 'orders' | 'mails' | 'limiter' | 'clock' | 'disclosure'> & {
  deliverMail: DeliverMail
  /** Tells what this brand sold. */
  ownedBy: OwnedBy
}

/**
 * Emails an address the ICCIDs it bought from this brand, at most three times a day (after-purchase rules §2 "Forgot
 * dialog", §5). Problems: `email_missing`, `email_invalid`, `too_often`, `no_esim`, `mail_failed` (the server rejected
 * the address; if it is down, the email is sent later and counts as sent). Where disclosure is off, an unknown address
 * gets an email that says so, and the answer is the same as for a known one.
 */
export async function remindIccids(
  deps: RemindIccidsDeps,
  request: { email: string; rateLimitKey: string },
  { tenant, language }: At,
): Promise<ReminderAnswer> {
  const email = normalizeEmail(request.email)
  if (email === '') return { ok: false, problem: 'email_missing' }
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }

  const { limiter } = deps
  const ofAsker = await limiter.take(PER_ASKER, request.rateLimitKey)
  const allowed = ofAsker.ok ? await limiter.take(PER_ADDRESS, email) : ofAsker
  if (!allowed.ok) return allowed

  const isUnknown = !(await deps.orders.listWithEsim(email)).some(await deps.ownedBy(tenant.brand))
  if (isUnknown && tellsUnknownAddress(deps.disclosure, (await takeGuess(limiter, UNKNOWN, request.rateLimitKey)).ok)) {
    return { ok: false, problem: 'no_esim' }
  }
  return send(deps, email, tenant.brand, language)
}

async function send(
  { mails, deliverMail, clock }: RemindIccidsDeps,
  email: string,
  brand: Brand,
  language: At['language'],
): Promise<ReminderAnswer> {
  const mail = await mails.putNext({
    id: randomUUID(),
    email,
    kind: 'iccid_reminder',
    businessId: brand.id,
    language: language ?? undefined,
    now: clock.now(),
  })
  const delivery = await deliverMail(mail.id)
  return delivery.kind === 'refused' ? { ok: false, problem: 'mail_failed' } : { ok: true }
}
