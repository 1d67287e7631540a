// Invites another admin: needs a fresh proof, and the invited person chooses the password with an emailed link.
import type { Base } from '#shop/assembly/base.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import { may } from '#shop/people/account/rights.ts'
import { isLimitedRole } from '#shop/people/account/role.ts'
import { actorOf, type SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { At } from '#values/brand-facts.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { fingerprint } from '#values/secret.ts'
import type { TooOften } from '#values/outcome.ts'
import type { FreshProof, ProofProblem } from '#values/fresh-proof.ts'

/** The specified invitation. */
const INVITED = 'own-admin'
const LINK_MS = 24 * 3_600_000
const PER_CREATOR: Limit = { name: 'admin-invitation', points: 20, seconds: 3600 }

export type InviteAdminProblem =
  | 'email_missing'
  | 'email_invalid'
  | 'role_unknown'
  | 'not_allowed'
  | ProofProblem
  | 'account_exists'
  | 'email_unchecked'
export type InviteAdminAnswer = { ok: true; email: string } | { ok: false; problem: InviteAdminProblem } | TooOften

export type InviteAdminDeps = Pick<
  Base,
  'customers' | 'proofs' | 'identity' | 'limiter' | 'checkFreshProof' | 'clock' | 'log' | 'recordAudit' | 'transaction'
> & {
  sendAccountMail: SendAccountMail
}

/**
 * Emails a link that makes its holder an own-admin, once and within 24 hours (after-purchase rules §6, §8 "Admin
 * creation"); from a super-admin, also an agent or an accountant. An earlier invitation of the same address ends.
 * Problems: `email_missing`, `email_invalid`, `role_unknown`, `not_allowed`, those of `checkFreshProof`,
 * `account_exists`, `email_unchecked` if the records can't be read.
 */
export async function inviteAdmin(
  deps: InviteAdminDeps,
  input: { email: string; role?: string; proof: FreshProof },
  caller: At & { actor: Pick<SessionUser, 'id' | 'type' | 'name' | 'email'> },
): Promise<InviteAdminAnswer> {
  const { proofs, limiter, clock, sendAccountMail, recordAudit, transaction } = deps
  const { actor, tenant } = caller
  const email = normalizeEmail(input.email)
  if (email === '') return { ok: false, problem: 'email_missing' }
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  const role = input.role ?? INVITED
  if (role !== INVITED && !isLimitedRole(role)) return { ok: false, problem: 'role_unknown' }
  if (role !== INVITED && !may(actor.type, 'owner')) return { ok: false, problem: 'not_allowed' }
  const own = await deps.checkFreshProof(input.proof, caller, { isTyped: true })
  if (!own.ok) return own
  const allowed = await limiter.take(PER_CREATOR, actor.id)
  if (!allowed.ok) return allowed
  const found = await lookUp(deps, email)
  if (found !== 'free') return { ok: false, problem: found }

  const [id, secret, now] = [randomUUID(), randomBytes(32).toString('base64url'), clock.now()]
  await transaction(async () => {
    await proofs.forget(email, 'admin_invite')
    await proofs.put({
      id,
      email,
      purpose: 'admin_invite',
      role: role === INVITED ? null : role,
      codeHash: fingerprint(secret),
      triesLeft: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_MS),
    })
    await recordAudit({ actor: actorOf(actor), action: 'admin_invited', subject: id, facts: { to: role } }, caller)
  })
  // After the hash: no server and no referrer ever sees it.
  const link = `${tenant.origin}/admin-invite#access_token=${id}.${secret}`
  const invitedBy = actor.name || actor.email
  await sendAccountMail({ kind: 'admin_invitation', email, facts: { recipientName: null, link, invitedBy } }, caller)
  return { ok: true, email }
}

// Somebody who bought as a guest has no account yet; whoever can log in has one.
async function lookUp(
  { customers, identity, log }: InviteAdminDeps,
  email: string,
): Promise<'free' | 'account_exists' | 'email_unchecked'> {
  try {
    const customer = await customers.findByEmail(email)
    if (!customer) return 'free'
    const isGuest = customer.accountType === 'own-user' && (await identity.findPasswordHash(customer.id)) === null
    return isGuest ? 'free' : 'account_exists'
  } catch (error) {
    log.error({ problem: error instanceof Error ? error.message : String(error) }, 'an account could not be looked up')
    return 'email_unchecked'
  }
}
