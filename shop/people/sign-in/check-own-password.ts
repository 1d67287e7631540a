// Asks a logged-in user for their password again before irreversible actions.
import type { Base } from '#shop/assembly/base.ts'
import { unlessCrowded } from '#ports/crowded.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { TooOften } from '#values/outcome.ts'

const PER_ACCOUNT: Limit = { name: 'own-password', points: 10, seconds: 900 }

export type CheckOwnPasswordDeps = Pick<Base, 'identity' | 'limiter'>
export type PasswordAnswer = { ok: true } | { ok: false; problem: 'password_wrong' } | TooOften

/**
 * Problems: `password_wrong`; `too_often` after ten wrong passwords in a quarter of an hour, or while too many others
 * are waiting.
 */
export async function checkOwnPassword(
  { identity, limiter }: CheckOwnPasswordDeps,
  { userId, password }: { userId: string; password: string },
): Promise<PasswordAnswer> {
  const allowed = await limiter.take(PER_ACCOUNT, userId)
  if (!allowed.ok) return allowed
  const hash = await identity.findPasswordHash(userId)
  const checked = await unlessCrowded(async (): Promise<PasswordAnswer> => {
    const isRight = await identity.isPassword(password.slice(0, 300), hash, 'known')
    return isRight ? { ok: true } : { ok: false, problem: 'password_wrong' }
  })
  // An attempt that was turned away doesn't count.
  if (checked.ok || checked.problem === 'too_often') await limiter.giveBack(PER_ACCOUNT, userId)
  return checked
}
