// Whoever passes an email to us signs its bytes and the time, so that nobody else can, and nobody can replay it later.
import { hmac, isSameText } from '#shop/values/secret.ts'

/** How far the two clocks may differ, plus how long a request may take. */
const TOLERANCE_MS = 5 * 60_000

export type MailSignature = { timestamp: string; signature: string }

/** Whether these seconds since 1970 are close enough to now. */
export function isTimely(timestamp: string, now: Date): boolean {
  return /^\d{10}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= TOLERANCE_MS
}

/** HMAC-SHA256 over the time, a dot, and the bytes, in hexadecimal; while a secret is being changed, both count. */
export function isSigned(
  secrets: readonly string[],
  { timestamp, signature }: MailSignature,
  raw: Uint8Array,
): boolean {
  const given = signature.trim().toLowerCase()
  return secrets.some((secret) => isSameText(hmac(secret, `${timestamp}.`, raw), given))
}
