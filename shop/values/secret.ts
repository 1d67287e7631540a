// Unguessable texts and their fingerprints; only fingerprints are stored.
import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A 256-bit token, safe in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: whoever reads the table cannot use it. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Makes 256-bit tokens that the same purpose yields again, so that a repeated request carries the same one. */
export const tokenMaker =
  (secret: string) =>
  (purpose: string): string =>
    createHmac('sha256', secret).update(purpose).digest('base64url')

export type TokenMaker = ReturnType<typeof tokenMaker>
