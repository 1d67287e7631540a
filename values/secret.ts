// Unguessable texts and their fingerprints; only fingerprints are stored.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** What is stored of a token, so that somebody who reads the table can't use it. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The same in 43 characters. */
export const shortFingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** HMAC-SHA256 of texts and bytes, one after the other, in hexadecimal. */
export function hmac(secret: string, ...parts: (string | Uint8Array)[]): string {
  const sum = createHmac('sha256', secret)
  for (const part of parts) sum.update(part)
  return sum.digest('hex')
}

/** Compares in constant time. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Makes 256-bit tokens that are always the same for the same purpose, so that a repeated request carries the same one.
 */
export const tokenMaker =
  (secret: string) =>
  (purpose: string): string =>
    createHmac('sha256', secret).update(purpose).digest('base64url')

export type TokenMaker = ReturnType<typeof tokenMaker>

export type Sealer = ReturnType<typeof createSealer>

/** Encrypts a short text that a page may carry but not read. */
export function createSealer(secret: string, purpose: string) {
  const key = createSecretKey(createHmac('sha256', secret).update(`seal:${purpose}`).digest())
  return {
    seal: (text: string): string => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    /** Null if it wasn't encrypted here. */
    open: (sealed: string): string | null => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < 29) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(-16))
        return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

export type Signer = ReturnType<typeof createSigner>

/**
 * Signs a text that anyone can read but only we can write, for one purpose: base64 of its UTF-8, a dot, and our
 * signature of both.
 */
export function createSigner(secret: string) {
  const key = createSecretKey(Buffer.from(secret))
  const mark = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    sign: (purpose: string, text: string): string => {
      const written = Buffer.from(text).toString('base64')
      return `${written}.${mark(about(purpose, written)).toString('base64').replace(/=+$/, '')}`
    },
    /** Null if it wasn't signed here, or for another purpose. */
    read: (purpose: string, signed: string): string | null => verified(signed, (written) => about(purpose, written)),
    /** What was signed before signatures had a purpose. */
    readFormer: (signed: string): string | null => verified(signed, (written) => written),
  }

  function verified(signed: string, signedText: (written: string) => string): string | null {
    const dot = signed.lastIndexOf('.')
    const written = signed.slice(0, Math.max(0, dot))
    const [given, ours] = [Buffer.from(signed.slice(dot + 1), 'base64'), mark(signedText(written))]
    const isOurs = given.length === ours.length && timingSafeEqual(given, ours)
    return isOurs ? Buffer.from(written, 'base64').toString('utf8') : null
  }
}

// No base64 contains a space, so no purpose and text read like another pair, or like a text without a purpose.
const about = (purpose: string, written: string): string => `${purpose} ${written}`
