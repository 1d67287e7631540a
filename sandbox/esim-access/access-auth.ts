// Who may ask eSIM Access: an access code alone, or signed with the secret key.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NetworkContext } from '../network/answer-faults.ts'
import type { AccessCode } from './envelope.ts'

export type AccessKeys = { accessCode: string; secretKey: string }

const CLOCKS_DIFFER_MS = 5 * 60_000
const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i

/** Why the request is refused, or null. Signed as soon as any header of the signature is there. */
export function refusalOf(c: NetworkContext, body: string, keys: AccessKeys, now: Date): AccessCode | null {
  const code = c.req.header('rt-accesscode')
  if (!code) return '000101'
  const [timestamp, requestId, signature] = ['rt-timestamp', 'rt-requestid', 'rt-signature'].map((name) =>
    c.req.header(name),
  )
  const isSigned = timestamp !== undefined || requestId !== undefined || signature !== undefined
  if (!isSigned) return code === keys.accessCode ? null : '101003'
  if (!timestamp || !requestId || !signature) return '000101'
  if (!/^\d{10,13}$/.test(timestamp) || !UUID.test(requestId)) return '000102'
  if (Math.abs(Number(timestamp) - now.getTime()) > CLOCKS_DIFFER_MS) return '101001'
  const expected = signatureOf({ timestamp, requestId, accessCode: code, body }, keys.secretKey)
  const isRight = code === keys.accessCode && isSame(signature.toLowerCase(), expected)
  return isRight ? null : '101003'
}

type Signed = { timestamp: string; requestId: string; accessCode: string; body: string }

export function signatureOf({ timestamp, requestId, accessCode, body }: Signed, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`${timestamp}${requestId}${accessCode}${body}`).digest('hex')
}

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
