// Moves an account to another email address, once the new mailbox is proven. Notifies the old one.
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import { z } from 'zod'
import type { Customer } from '#shop/people/account/customer-store.ts'
import { roleOf } from '#shop/people/account/role.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import type { TicketStore } from '#shop/support/inbox/ticket-store.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { checkOwnPassword } from '#shop/people/sign-in/check-own-password.ts'

const PURPOSE = 'change-email'
const LINK_LIVES_MS = 60 * 60_000
const MAILS_PER_ACCOUNT: Limit = { name: 'change-email-account', points: 5, seconds: 3600 }
const CONFIRMATIONS: Limit = { name: 'confirm-email', points: 30, seconds: 3600 }
const MAILS_PER_ADDRESS: Limit = { name: 'change-email-address', points: 3, seconds: 3600 }

const subject = z.object({ userId: z.string(), from: z.string(), to: z.string() })

/** Where an address stands. */
type MoveAddressDeps = Pick<
  Base,
  'customers' | 'companies' | 'signUps' | 'orders' | 'esims' | 'wishes' | 'gifts' | 'alertSettings' | 'clock'
> & {
  tickets: Pick<TicketStore, 'changeWriter'>
}
export type ChangeEmailDeps = MoveAddressDeps &
  Pick<Base, 'identity' | 'limiter' | 'transaction' | 'recordAudit'> & {
    sendAccountMail: SendAccountMail
  }
export type EmailChangeAnswer =
  | { ok: true; email: string }
  | { ok: false; problem: 'email_invalid' | 'email_same' | 'password_wrong' }
  | TooOften

/**
 * Emails a link, valid for an hour, to the new address. Whether that address already has an account is revealed only to
 * its mailbox. Problems: `email_invalid`, `email_same`, `password_wrong`, `too_often`.
 */
export async function changeEmail(
  deps: ChangeEmailDeps,
  input: { userId: string; email: string; password: string },
  at: At,
): Promise<EmailChangeAnswer> {
  const email = normalizeEmail(input.email)
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  const customer = await deps.customers.find(input.userId)
  if (customer?.email === email) return { ok: false, problem: 'email_same' }
  const password = await checkOwnPassword(deps, input)
  if (!customer || !password.ok) return password.ok ? { ok: false, problem: 'password_wrong' } : password

  const ofAccount = await deps.limiter.take(MAILS_PER_ACCOUNT, input.userId)
  const allowed = ofAccount.ok ? await deps.limiter.take(MAILS_PER_ADDRESS, email) : ofAccount
  if (!allowed.ok) return allowed
  await mailNewAddress(deps, customer, email, at)
  return { ok: true, email }
}

async function mailNewAddress(deps: ChangeEmailDeps, from: Customer, to: string, at: At) {
  const { customers, identity, clock, sendAccountMail } = deps
  const holder = await customers.findByEmail(to)
  if (holder && (await identity.findPasswordHash(holder.id)) !== null) {
    const facts = { recipientName: holder.fullName.trim() || null, link: `${at.tenant.origin}/login` }
    return sendAccountMail(
      {
        kind: 'account_exists',
        email: to,
        facts: { ...facts, resetLink: `${at.tenant.origin}/reset-password` },
      },
      at,
    )
  }
  const token = await identity.issueToken({
    purpose: PURPOSE,
    subject: JSON.stringify({ userId: from.id, from: from.email, to }),
    now: clock.now(),
    expiresAt: new Date(clock.now().getTime() + LINK_LIVES_MS),
  })
  return sendAccountMail(
    {
      kind: 'confirm_new_email',
      email: to,
      language: from.mailLanguage,
      facts: {
        recipientName: from.fullName.trim() || null,
        link: `${at.tenant.origin}/account/confirm-email?token=${token}`,
      },
    },
    at,
  )
}

/**
 * Moves the account to the address that was just proven, together with what that address bought as a guest. Notifies
 * the old address. Problems: `link_gone` (used, older than an hour, or the address has an account by now), `too_often`
 * after 30 attempts from a network in an hour.
 */
export async function confirmEmailChange(
  deps: ChangeEmailDeps,
  { token, rateLimitKey }: { token: string; rateLimitKey: string },
  at: At,
): Promise<Outcome<{ email: string }, 'link_gone'> | TooOften> {
  const { identity, customers, clock, transaction, sendAccountMail } = deps
  const allowed = await deps.limiter.take(CONFIRMATIONS, rateLimitKey)
  if (!allowed.ok) return allowed
  const told = await identity.redeemToken({ purpose: PURPOSE, token, now: clock.now() })
  const input = told === null ? null : subject.parse(JSON.parse(told))
  const customer = input && (await customers.find(input.userId))
  // A link from before another change of the address no longer works.
  if (!input || customer?.email !== input.from) return { ok: false, problem: 'link_gone' }
  const guest = await customers.findByEmail(input.to)
  if (guest && (await identity.findPasswordHash(guest.id)) !== null) return { ok: false, problem: 'link_gone' }

  const guestId = guest?.id ?? null
  const isMoved = await transaction(async () => {
    // If the account is being erased right now, it stays erased.
    if (!(await customers.stayAt(customer.id, input.from))) return false
    await move(deps, { userId: customer.id, from: input.from, to: input.to, guestId })
    const actor = { id: customer.id, role: roleOf(customer.accountType) }
    await deps.recordAudit({ actor, action: 'email_changed', subject: customer.id, facts: { guestId } }, at)
    return true
  })
  if (!isMoved) return { ok: false, problem: 'link_gone' }
  const facts = {
    recipientName: customer.fullName.trim() || null,
    newEmail: input.to,
    supportLink: `${at.tenant.origin}/support`,
  }
  await sendAccountMail({ kind: 'email_changed', email: input.from, language: customer.mailLanguage, facts }, at)
  return { ok: true, email: input.to }
}

type Move = { userId: string; from: string; to: string; guestId: string | null }

async function move(deps: MoveAddressDeps, { userId, from, to, guestId }: Move) {
  const { customers, companies, signUps, orders, esims, tickets, wishes, gifts, alertSettings, clock } = deps
  if (guestId !== null) {
    await orders.moveTo(userId, guestId)
    await esims.moveTo(userId, guestId)
    await customers.anonymise(guestId)
  }
  await customers.changeEmail(userId, to)
  await companies.changeCreator(from, to)
  // Otherwise nobody would find them when the account is exported or erased.
  await tickets.changeWriter(from, to)
  await wishes.moveTo(to, from)
  await gifts.moveReceiver(from, userId)
  await alertSettings.move(from, to, clock.now())
  await signUps.forget(to)
}
