// The proof of a message: only the holder of the account's secret could have written it.
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Hex of HMAC-SHA512 over the body as it came, as documented. The network's own library reads the body and writes it
 * again with escaped slashes before it signs it, so that form is accepted too. Both are compared in constant time.
 */
export function isSigned(secret: string, body: string, signature: string): boolean {
  const told = Buffer.from(signature.trim().toLowerCase())
  const expected = [body, escaped(body)].map((form) => Buffer.from(signatureOf(secret, form)))
  return expected.map((each) => told.length === each.length && timingSafeEqual(told, each)).some(Boolean)
}

export const signatureOf = (secret: string, body: string): string =>
  createHmac('sha512', secret).update(body).digest('hex')

/** The body itself if it is no JSON. */
function escaped(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body)).replaceAll('/', String.raw`\/`)
  } catch {
    return body
  }
}
