// Unguessable texts and their fingerprints; only fingerprints are stored.
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** What is stored of a token: whoever reads the table cannot use it. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Makes 256-bit tokens that the same purpose yields again, so that a repeated request carries the same one. */
export const tokenMaker =
  (secret: string) =>
  (purpose: string): string =>
    createHmac('sha256', secret).update(purpose).digest('base64url')

export type TokenMaker = ReturnType<typeof tokenMaker>

export type Sealer = ReturnType<typeof sealerFor>

/** Turns a short text into one that only we can read or make, for what a page may carry but not know. */
export function sealerFor(secret: string, purpose: string) {
  const key = createHmac('sha256', secret).update(`seal:${purpose}`).digest()
  return {
    seal: (text: string): string => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    /** Null for what was not sealed here. */
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
