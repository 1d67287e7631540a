// Before what cannot be taken back: whoever asks signed in just now, or types the password once more.
import { isFresh } from '#shop/account/session-life.ts'
import type { Clock } from '#shop/ports/clock.ts'
import { checkOwnPassword, type CheckOwnPasswordDeps, type PasswordChecked } from './check-own-password.ts'

export type CheckFreshProofDeps = CheckOwnPasswordDeps & { clock: Clock }
/** `token` is the one of the session that asks. */
export type FreshProof = { token: string | null; password: string }

/** A session of the last ten minutes is proof enough; after that the password is. Problems: those of `checkOwnPassword`. */
export async function checkFreshProof(
  deps: CheckFreshProofDeps,
  userId: string,
  { token, password }: FreshProof,
): Promise<PasswordChecked> {
  const session = token ? await deps.identity.findSession(token) : null
  if (session?.userId === userId && isFresh(session.startedAt, deps.clock.now())) return { ok: true }
  return checkOwnPassword(deps, { userId, password })
}
