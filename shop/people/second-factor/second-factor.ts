// The second factors that an account may have, and the proofs a user gives with them.
import { cutText } from '#values/text/cut-text.ts'

export type FactorKind = 'authenticator' | 'passkey'

/** The proof: a typed code of an app or a recovery code, or a browser's passkey response. */
export type GivenFactor = { code: string } | { passkey: string }

export type OwnFactors = {
  authenticator: { addedAt: Date } | null
  /** Oldest first; each works only at its host. */
  passkeys: { id: string; name: string; host: string; addedAt: Date; usedAt: Date | null }[]
  recoveryCodesLeft: number
}

export const hasFactor = ({ authenticator, passkeys }: Pick<OwnFactors, 'authenticator' | 'passkeys'>): boolean =>
  authenticator !== null || passkeys.length > 0

const MOST_NAME_LETTERS = 60

/** The name somebody gives their passkey; empty if it is none. */
export const passkeyName = (typed: string): string =>
  cutText(typed.replaceAll(/[\p{C}\s]+/gu, ' ').trim(), MOST_NAME_LETTERS)

/** The digits of a code from an app; null if it isn't one. */
export function oneTimeCode(typed: string): string | null {
  const bare = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(bare) ? bare : null
}
