// Email addresses are stored lowercase and trimmed, and validated just enough to be safe for the mail server.

const MAX_LENGTH = 254
const SHAPE = /^[^@]{1,64}@[^@.]+(\.[^@.]+)+$/
// Quotes, commas, brackets, and invisible characters allow header injection and address lists.
const FORBIDDEN = /[\s\p{C}\uFFFD"`,;<>()[\]\\]/u

/** The form in which addresses are stored and compared: trimmed, lowercase (storefront rules §3, user). */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** At most 254 characters, one @, a dotted domain, no spaces, quotes, commas, semicolons or control characters. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && !FORBIDDEN.test(text) && SHAPE.test(text)
}

/** An address that can be recognized but not written to: 'a•••@example.com'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${Array.from(email)[0]}•••${email.slice(at)}`
}
