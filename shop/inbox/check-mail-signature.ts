// Whoever hands a mail in signs its bytes and the moment, so that nobody else can, and nobody can repeat it later.
import { hmac, isSameText } from '#shop/values/secret.ts'

/** How far the clocks of the two may be apart, and how long a request may be on its way. */
const TOLERANCE_MS = 5 * 60_000

export type MailSignature = { timestamp: string; signature: string }

/** Seconds since 1970 that are near enough to now. */
export function isTimely(timestamp: string, now: Date): boolean {
  return /^\d{10}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= TOLERANCE_MS
}

/** HMAC-SHA256 over the moment, a dot and the bytes, in hexadecimal; while a secret is being changed, both count. */
export function isSigned(
  secrets: readonly string[],
  { timestamp, signature }: MailSignature,
  raw: Uint8Array,
): boolean {
  const given = signature.trim().toLowerCase()
  return secrets.some((secret) => isSameText(hmac(secret, `${timestamp}.`, raw), given))
}
