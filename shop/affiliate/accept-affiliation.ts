// Whoever holds a mailed invitation becomes an affiliate, with an account, a code and a password of their own choice.
import { randomUUID } from 'node:crypto'
import {
  changePassword,
  checkNewPassword,
  type ChangePasswordDeps,
  type NewPassword,
  type NewPasswordProblem,
} from '#shop/account/change-password.ts'
import type { ProofStore } from '#shop/account/proof-store.ts'
import { couponCustomer } from '#shop/pricing/coupon.ts'
import type { BusinessStore } from '#shop/brand/business-store.ts'
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import type { Transaction } from '#shop/ports/transaction.ts'
import type { At } from '#shop/values/brand-facts.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import { fingerprint } from '#shop/values/secret.ts'
import { isUuid } from '#shop/values/uuid.ts'
import type { Application } from './affiliate-store.ts'
import { makeAffiliate, type MakeAffiliateDeps } from './make-affiliate.ts'

const PER_NETWORK: Limit = { name: 'partner-invitation-network', points: 30, seconds: 3600 }

export type AcceptAffiliationDeps = ChangePasswordDeps &
  MakeAffiliateDeps & {
    businesses: Pick<BusinessStore, 'create'>
    proofs: ProofStore
    limiter: RateLimiter
    transaction: Transaction
  }

/**
 * Makes the business, its code, and the account that answers for it. Problems: those of the password, which leave the
 * invitation as it is, `invitation_gone` for one that was used or is too old, or whose account has another role already,
 * `too_often` after 30 tries of a network in an hour, and while too many others wait.
 */
export async function acceptAffiliation(
  deps: AcceptAffiliationDeps,
  wish: NewPassword & { token: string; rateLimitKey: string },
  at: At,
): Promise<Outcome<{ email: string }, NewPasswordProblem | 'invitation_gone'> | TooOften> {
  const { customers, proofs, clock, affiliates } = deps
  const allowed = await deps.limiter.take(PER_NETWORK, wish.rateLimitKey)
  if (!allowed.ok) return allowed
  const problem = checkNewPassword(deps, wish, at)
  if (problem) return { ok: false, problem }
  // Before the invitation is used up.
  const room = deps.identity.findRoom('known')
  if (!room.ok) return room
  const [id = '', secret = ''] = wish.token.split('.')
  const now = clock.now()
  const proof = { id, purpose: 'partner_invite', codeHash: fingerprint(secret), now } as const
  const invitation = isUuid(id) ? await proofs.redeem(proof) : null
  const application = invitation && (await affiliates.findInvited(invitation.id))
  if (!invitation || !application?.email) return { ok: false, problem: 'invitation_gone' }

  const { email } = application
  const nameless = { country: null, ip: null, taxRate: null }
  const fullName = application.name ?? ''
  const userId = await customers.findOrCreate({ id: randomUUID(), email, fullName, ...nameless, now })
  // An account that got a role of its own meanwhile keeps it.
  const customer = await customers.find(userId)
  if (customer?.accountType !== 'own-user') return { ok: false, problem: 'invitation_gone' }
  await customers.verify(userId, customer.fullName.trim() || fullName)
  const changed = await changePassword(deps, { ...wish, userId, by: 'partner_invitation' }, at)
  if (!changed.ok)
    return { ok: false, problem: changed.problem === 'account_gone' ? 'invitation_gone' : changed.problem }
  // Last of all: whatever fails before leaves nobody with the role.
  await deps.transaction(() => join(deps, { application, userId, email }, at))
  return changed
}

type Joining = { application: Application; userId: string; email: string }

async function join(deps: AcceptAffiliationDeps, { application, userId, email }: Joining, at: At): Promise<void> {
  const { businesses, customers, affiliates, recordAudit, clock } = deps
  const now = clock.now()
  const [businessId, name] = [randomUUID(), nameOf(application, email)]
  await businesses.create({ id: businessId, name, kind: 'affiliate', now })
  const referredBy = await referrerOf(deps, application.referredBy, email)
  await makeAffiliate(deps, { businessId, name, referredBy, now })
  const place = { accountType: 'business-admin', businessId }
  if (!(await customers.moveRole(userId, { accountType: 'own-user', businessId: null }, place)))
    throw new Error('An account changed its role while it became an affiliate.')
  await affiliates.close(application.id, 'joined', now)
  const facts = { from: 'own-user', to: 'business-admin', toBusiness: businessId }
  const actor = { id: userId, role: 'own-user' }
  await recordAudit({ actor, action: 'affiliate_joined', subject: businessId, facts: { referredBy } }, at)
  await recordAudit({ actor, action: 'role_given', subject: userId, facts }, at)
}

// Nobody refers themselves.
async function referrerOf({ customers }: AcceptAffiliationDeps, referredBy: string | null, email: string) {
  if (referredBy === null) return null
  const own = await customers.listOfBusiness(referredBy)
  return own.some((person) => couponCustomer(person.email) === couponCustomer(email)) ? null : referredBy
}

// Names of businesses are short, and hold no angle brackets.
const nameOf = ({ company, name }: Application, email: string): string =>
  [company, name, email.split('@')[0]]
    .map((text) =>
      (text ?? '')
        .replace(/[<>\p{C}\u2028-\u202E\u2066-\u2069]+/gu, ' ')
        .trim()
        .slice(0, 40)
        .trim(),
    )
    .find((text) => text !== '') ?? 'Affiliate'
