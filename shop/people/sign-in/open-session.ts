// Starts the session of somebody who has given every required proof; the only place that does, so no sign-in stays
// unrecorded.
import type { Base } from '#shop/assembly/base.ts'
import { cutText } from '#values/text/cut-text.ts'
import { hostOf, type At } from '#values/brand-facts.ts'
import type { Customer } from '#shop/people/account/customer-store.ts'
import { maySignInAt, mayWorkAt, roleOf, type Role } from '#shop/people/account/role.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import { sessionEnd } from './session-life.ts'

export type OpenedSession = { ok: true; token: string; userId: string; email: string; role: Role }
/** Staff sign in at the shop's own address. */
export type SessionRefusal = { ok: false; problem: 'staff_elsewhere' }

export type OpenSessionDeps = Pick<Base, 'identity' | 'clock' | 'geo' | 'log' | 'recordAudit'> & {
  sendAccountMail: SendAccountMail
}

export type SignedInWith = {
  /** The browser's own description. */
  device: string
  ip: string | null
  /** The browser's current session, which ends. */
  oldToken: string | null
  /** The name of a browser that this account used before; null for a new one. */
  knownBrowser: string | null
}

/**
 * The session counts only at this host. Everybody who works here finds each sign-in in the audit log, and a new browser
 * in their mailbox as well. Problem: `staff_elsewhere`, at a partner's address.
 */
export async function openSession(
  deps: OpenSessionDeps,
  customer: Customer,
  input: SignedInWith,
  at: At,
): Promise<OpenedSession | SessionRefusal> {
  const { identity, clock, geo, log } = deps
  const { id: userId, email, accountType } = customer
  const [now, role] = [clock.now(), roleOf(accountType)]
  if (!maySignInAt(role, at.tenant)) return { ok: false, problem: 'staff_elsewhere' }
  if (input.oldToken) await identity.endSession(input.oldToken)
  const signIn = {
    device: cutText(input.device, 200),
    country: input.ip === null ? null : (geo.locate(input.ip)?.country ?? null),
  }
  const host = hostOf(at.tenant)
  const token = await identity.openSession({ userId, ...signIn, host, now, expiresAt: sessionEnd(role, now, now) })
  const isNew = input.knownBrowser === null
  log.info({ userId, role, isNew, country: signIn.country }, 'somebody signed in')
  if (role !== 'own-user') await tell(deps, customer, { ...signIn, isNew, signedInAt: now.toISOString() }, at)
  // Elsewhere, a partner's people are customers.
  const usedRole = mayWorkAt(role, customer.businessId, at.tenant) ? role : 'own-user'
  return { ok: true, token, userId, email, role: usedRole }
}

type SignIn = { device: string; country: string | null; isNew: boolean; signedInAt: string }

async function tell(
  { recordAudit, sendAccountMail }: OpenSessionDeps,
  { id, email, fullName, accountType }: Customer,
  { device, country, isNew, signedInAt }: SignIn,
  at: At,
): Promise<void> {
  const actor = { id, role: roleOf(accountType) }
  await recordAudit({ actor, action: 'signed_in', subject: id, facts: { country, isNew } }, at)
  if (!isNew) return
  const link = `${at.tenant.origin}/account/security`
  const facts = { recipientName: fullName.trim() || null, device, country, signedInAt, link }
  await sendAccountMail({ kind: 'new_sign_in', email, facts }, at)
}
