// The form of a recovery code: 80 bits in four groups, without letters that look alike.

export const RECOVERY_CODES = 10
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUP = 4
const GROUPS = 4

/** From at least sixteen random bytes; uses five bits of each. */
export function makeRecoveryCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, GROUP * GROUPS), (byte) => LETTERS[byte % LETTERS.length] ?? '').join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/** A typed code in the form in which it is compared: case, spaces, and dashes don't matter. */
export const plainRecoveryCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z\d]/g, '')

export const isRecoveryCode = (typed: string): boolean => plainRecoveryCode(typed).length === GROUP * GROUPS
