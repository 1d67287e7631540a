// Replaces an account's recovery codes with ten new ones.
import type { ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome } from '#values/outcome.ts'
import { checkFreshProof } from '#shop/people/sign-in/check-fresh-proof.ts'
import { actorIs, type OfOwner, type PutFactorDeps } from './put-factor.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'

/**
 * Ten new recovery codes; the old ones stop working. Problems: `no_factor` for an account without a second factor to
 * replace, and those of `checkFreshProof`.
 */
export async function issueRecoveryCodes(
  deps: PutFactorDeps,
  { token }: OfOwner,
  caller: Caller,
): Promise<Outcome<{ codes: string[] }, 'no_factor'> | ProofRefusal> {
  const proven = await checkFreshProof(deps, { token, password: '' }, caller)
  if (!proven.ok) return proven
  const customer = await deps.customers.find(caller.actor.id)
  if (!customer || !(await deps.secondFactors.hasAny(customer.id))) return { ok: false, problem: 'no_factor' }
  return deps.transaction(async () => {
    const codes = await deps.secondFactors.renewRecoveryCodes(customer.id, deps.clock.now())
    await deps.recordAudit({ actor: actorIs(customer), action: 'recovery_codes_made', subject: customer.id }, caller)
    return { ok: true, codes }
  })
}
