// Whoever passes an email to us signs its bytes and the time, so that nobody else can, and nobody can replay it later.
import type { Base } from '#shop/assembly/base.ts'
import { hmac, isSameText } from '#values/secret.ts'

/** How far the two clocks may differ, plus how long a request may take. */
const TOLERANCE_MS = 5 * 60_000

export type MailSignature = { timestamp: string; signature: string }

/** Whether these seconds since 1970 are close enough to now. */
export function isTimely(timestamp: string, now: Date): boolean {
  return /^\d{10}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= TOLERANCE_MS
}

export type MailPass = { timestamp: string; pass: string }

type MailServerDeps = Pick<Base, 'clock'> & {
  incomingMail: { secrets: string[] } | null
}

/**
 * Whether a request comes from the mail server, told before its body is read: the pass is the HMAC-SHA256 of the time
 * alone, in hexadecimal. It admits to the places of the mail server, and proves nothing about the email.
 */
export function isMailServer({ incomingMail, clock }: MailServerDeps, { timestamp, pass }: MailPass): boolean {
  if (!incomingMail || !isTimely(timestamp, clock.now())) return false
  const given = pass.trim().toLowerCase()
  return incomingMail.secrets.some((secret) => isSameText(hmac(secret, timestamp), given))
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
