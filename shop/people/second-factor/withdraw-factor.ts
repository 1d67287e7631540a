// Removes a second factor: for its owner, or for somebody who lost theirs. Always notifies the mailbox.
import type { Base } from '#shop/assembly/base.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome } from '#values/outcome.ts'
import { checkFreshProof, type CheckFreshProofDeps } from '#shop/people/sign-in/check-fresh-proof.ts'
import type { Customer } from '#shop/people/account/customer-store.ts'
import { roleOf } from '#shop/people/account/role.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'

export type WithdrawFactorDeps = CheckFreshProofDeps &
  Pick<Base, 'customers' | 'transaction' | 'recordAudit'> & {
    sendAccountMail: SendAccountMail
  }

/**
 * `factor` is 'authenticator' or the ID of a passkey. With the last one, the recovery codes go too. Problems:
 * `factor_gone` if it no longer exists, and those of `checkFreshProof`.
 */
export async function withdrawFactor(
  deps: WithdrawFactorDeps,
  { token, factor }: { token: string | null; factor: string },
  caller: Caller,
): Promise<Outcome<object, 'factor_gone'> | ProofRefusal> {
  const proven = await checkFreshProof(deps, { token, password: '' }, caller)
  if (!proven.ok) return proven
  const { secondFactors, clock, customers, recordAudit, transaction } = deps
  const customer = await customers.find(caller.actor.id)
  if (!customer) return { ok: false, problem: 'factor_gone' }
  const kind = factor === 'authenticator' ? 'authenticator' : 'passkey'
  const isRemoved = await transaction(async () => {
    const isTaken =
      kind === 'authenticator'
        ? await secondFactors.removeAuthenticator(customer.id, clock.now())
        : (await secondFactors.removePasskey(customer.id, factor, clock.now())) !== null
    if (!isTaken) return false
    const actor = { id: customer.id, role: roleOf(customer.accountType) }
    await recordAudit({ actor, action: 'factor_removed', subject: customer.id, facts: { factor: kind } }, caller)
    return true
  })
  if (!isRemoved) return { ok: false, problem: 'factor_gone' }
  await tell(deps, customer, kind, caller)
  return { ok: true }
}

export type WithdrawAllProblem = 'not_allowed' | 'own_account' | 'person_gone' | 'factor_gone'

/**
 * For somebody who lost theirs, by a super-admin: removes all factors and ends all sessions. Problems: `not_allowed`
 * for anyone but a super-admin, `own_account`, `person_gone`, `factor_gone` if there is none, and those of
 * `checkFreshProof`.
 */
export async function withdrawFactorsOf(
  deps: WithdrawFactorDeps,
  { userId, proof }: { userId: string; proof: FreshProof },
  caller: Caller,
): Promise<Outcome<object, WithdrawAllProblem> | ProofRefusal> {
  const { secondFactors, identity, clock, customers, recordAudit, recordDenied, transaction } = deps
  const { actor } = caller
  if (actor.type !== 'super-admin') {
    await recordDenied({ actor: { id: actor.id, role: actor.type }, why: 'role' }, caller)
    return { ok: false, problem: 'not_allowed' }
  }
  if (userId === actor.id) return { ok: false, problem: 'own_account' }
  const customer = await customers.find(userId)
  if (!customer) return { ok: false, problem: 'person_gone' }
  const proven = await checkFreshProof(deps, proof, caller)
  if (!proven.ok) return proven
  const isRemoved = await transaction(async () => {
    if (!(await secondFactors.removeAll(userId, clock.now()))) return false
    await identity.endSessions(userId)
    const facts = { factor: 'all' }
    await recordAudit({ actor: actorOf(actor), action: 'factor_removed', subject: userId, facts }, caller)
    return true
  })
  if (!isRemoved) return { ok: false, problem: 'factor_gone' }
  await tell(deps, customer, 'all', caller)
  return { ok: true }
}

const tell = (
  { sendAccountMail }: WithdrawFactorDeps,
  { email, fullName }: Customer,
  factor: 'authenticator' | 'passkey' | 'all',
  caller: Caller,
) =>
  sendAccountMail(
    {
      kind: 'factor_removed',
      email,
      facts: { recipientName: fullName.trim() || null, factor, link: `${caller.tenant.origin}/account/security` },
    },
    caller,
  )
