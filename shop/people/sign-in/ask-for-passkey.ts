// The challenge that a browser signs with a passkey. Its answer is valid once, for ten minutes.
import type { Clock } from '#ports/clock.ts'
import type { PasskeyQuestion, PasskeyCeremonies } from '#ports/second-factors.ts'
import type { At } from '#values/brand-facts.ts'
import { PASSKEY_ASKED } from '#shop/people/second-factor/check-second-factor.ts'
import type { Identity } from './open-identity.ts'
import type { SecondFactors } from '#shop/people/second-factor/open-second-factors.ts'

export const QUESTION_MS = 10 * 60_000

export type AskForPasskeyDeps = {
  secondFactors: SecondFactors
  passkeyCeremonies: PasskeyCeremonies
  identity: Identity
  clock: Clock
}

/** Null for an account without a passkey for this host. */
export async function askForPasskey(
  { secondFactors, passkeyCeremonies, identity, clock }: AskForPasskeyDeps,
  userId: string,
  { tenant: { origin } }: At,
): Promise<PasskeyQuestion | null> {
  const known = await secondFactors.listPasskeys(userId, new URL(origin).hostname)
  if (known.length === 0) return null
  const now = clock.now()
  const challenge = await identity.issueToken({
    purpose: PASSKEY_ASKED,
    subject: userId,
    holder: userId,
    now,
    expiresAt: new Date(now.getTime() + QUESTION_MS),
  })
  return passkeyCeremonies.askToProve({ origin }, challenge, known)
}
