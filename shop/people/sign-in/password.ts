// How strong a password is. Five kinds of characters count, but a password that is guessed first is weak regardless.

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** The kinds of characters that count (after-purchase rules §5 "Password"). */
export const PASSWORD_SIGNS = ['lowercase', 'uppercase', 'digit', 'special', 'length'] as const
export type PasswordSign = (typeof PASSWORD_SIGNS)[number]

const LEAST_PASSWORD_CHARACTERS = 8
/** Longer ones are refused before any work is done on them. */
export const MOST_PASSWORD_CHARACTERS = 256
const PASSPHRASE_CHARACTERS = 15
const LEAST_PASSPHRASE_VARIETY = 5

const RULES: Record<PasswordSign, (password: string) => boolean> = {
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\d/.test(password),
  special: (password) => /[^\p{L}\d]/u.test(password),
  length: (password) => charactersOf(password).length >= LEAST_PASSWORD_CHARACTERS,
}

export const passwordSigns = (password: string): PasswordSign[] =>
  PASSWORD_SIGNS.filter((sign) => RULES[sign](password))

export type PasswordKnowledge = {
  /** It is on a list of leaked passwords. */
  isLeaked: boolean
  /** Names that a guesser tries first: the brand's. */
  names: readonly string[]
}

/**
 * Two kinds or fewer are weak, three or four medium, five strong (after-purchase rules §5). A leaked password, or one
 * that is little more than the brand's name, is weak; a passphrase of 15 characters or more is strong.
 */
export function passwordStrength(password: string, { isLeaked, names }: PasswordKnowledge): PasswordStrength {
  const count = passwordSigns(password).length
  if (isLeaked || isNamed(password, names)) return 'weak'
  if (isPassphrase(password)) return 'strong'
  if (count <= 2) return 'weak'
  return count === PASSWORD_SIGNS.length ? 'strong' : 'medium'
}

export type PasswordProblem = 'password_missing' | 'password_short' | 'password_long' | 'password_mismatch'

/** What is wrong with a new password and its repetition, before checking its strength. */
export function passwordProblem(password: string, repeated: string): PasswordProblem | null {
  if (password === '') return 'password_missing'
  if (!RULES.length(password)) return 'password_short'
  if (password.length > MOST_PASSWORD_CHARACTERS) return 'password_long'
  return password === repeated ? null : 'password_mismatch'
}

const isPassphrase = (password: string) => {
  const characters = charactersOf(password)
  return characters.length >= PASSPHRASE_CHARACTERS && new Set(characters).size >= LEAST_PASSPHRASE_VARIETY
}

// A name with a year or a symbol around it is still the name; inside a long sentence, it does no harm.
function isNamed(password: string, names: readonly string[]): boolean {
  const bare = plain(password)
  return names.map(plain).some((name) => name.length > 2 && bare.includes(name) && bare.length - name.length < 5)
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')
const charactersOf = (text: string) => Array.from(text)
