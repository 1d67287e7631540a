// What an account may have besides its password, and what is given of it.

export type FactorKind = 'authenticator' | 'passkey'

/** What was given: what was typed, a code of an app or a recovery code, or what the browser said for a passkey. */
export type GivenFactor = { code: string } | { passkey: string }

export type OwnFactors = {
  authenticator: { addedAt: Date } | null
  /** The oldest first; each works at its host alone. */
  passkeys: { id: string; name: string; host: string; addedAt: Date; usedAt: Date | null }[]
  recoveryCodesLeft: number
}

export const hasFactor = ({ authenticator, passkeys }: Pick<OwnFactors, 'authenticator' | 'passkeys'>): boolean =>
  authenticator !== null || passkeys.length > 0

const MOST_NAME_LETTERS = 60

/** A name that somebody gives their passkey; empty when it has none. */
export const passkeyName = (typed: string): string =>
  typed
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_NAME_LETTERS)

/** The digits of a code from an app; null for what is none. */
export function oneTimeCode(typed: string): string | null {
  const bare = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(bare) ? bare : null
}
