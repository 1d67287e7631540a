// How a recovery code looks: 80 bits in four groups, without letters that are taken for each other.

export const RECOVERY_CODES = 10
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUP = 4
const GROUPS = 4

/** Of at least sixteen random bytes; five bits of each count. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, GROUP * GROUPS), (byte) => LETTERS[byte % LETTERS.length] ?? '').join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/** What was typed, as it is compared: upper case, spaces and dashes make no difference. */
export const plainRecoveryCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z\d]/g, '')

export const isRecoveryCode = (typed: string): boolean => plainRecoveryCode(typed).length === GROUP * GROUPS
