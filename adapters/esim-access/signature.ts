// The optional signature of a request: it proves that nobody but the holder of the account's secret wrote it.
import { createHmac } from 'node:crypto'

type SignedParts = { timestamp: string; requestId: string; accessCode: string; body: string }

/** Lowercase hex of HMAC-SHA256 over the parts in this order, without separators. */
export const signatureOf = (secret: string, { timestamp, requestId, accessCode, body }: SignedParts): string =>
  createHmac('sha256', secret)
    .update(timestamp + requestId + accessCode + body)
    .digest('hex')
