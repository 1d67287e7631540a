// A logged-in user proves again who they are; for ten minutes, nothing asks for it again.
import { hostOf } from '#values/brand-facts.ts'
import type { ProofAnswer } from '#values/fresh-proof.ts'
import { checkGivenFactor, type CheckFreshProofDeps } from './check-fresh-proof.ts'
import type { GivenFactor } from '#shop/people/second-factor/second-factor.ts'
import type { Caller } from './session-user.ts'

/** `token` is the session's. Problems: those of `checkGivenFactor`. */
export async function confirmSession(
  deps: CheckFreshProofDeps,
  { token, given }: { token: string; given: GivenFactor },
  caller: Caller,
): Promise<ProofAnswer> {
  const proven = await checkGivenFactor(deps, given, caller)
  const session = proven.ok ? await deps.identity.findSession(token, hostOf(caller.tenant)) : null
  if (session?.userId === caller.actor.id) await deps.identity.proveSession(token, deps.clock.now())
  return proven
}
