// The challenge that a browser signs with a passkey. Its answer is valid once, for ten minutes.
import type { Base } from '#shop/assembly/base.ts'
import type { PasskeyQuestion } from '#ports/second-factors.ts'
import type { At } from '#values/brand-facts.ts'
import { PASSKEY_ASKED } from '#shop/people/second-factor/check-second-factor.ts'

export const QUESTION_MS = 10 * 60_000

export type AskForPasskeyDeps = Pick<Base, 'secondFactors' | 'passkeyCeremonies' | 'identity' | 'clock'>

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
