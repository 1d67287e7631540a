// What the network calls back about ("eSIM Usage Callback" and the pages under docs.esim-go.com/api/notifications), and
// whether it is the network's: version 3 is signed with the account's key, and the default, version 2, isn't signed.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CallbackAbout } from '#ports/esim-provider.ts'
import { toldIccid } from '#values/normal-form/iccid.ts'
import { isRecord } from '#values/normal-form/rows.ts'

/** Over the body byte for byte. The published text says base64; an earlier one said hex. */
export function isSigned(apiKey: string, body: Uint8Array | string, signature: string): boolean {
  const digest = createHmac('sha256', apiKey).update(body).digest()
  const isHex = /^[\da-f]{64}$/i.test(signature)
  const told = Buffer.from(signature, isHex ? 'hex' : 'base64')
  return told.length === digest.length && timingSafeEqual(told, digest)
}

/** The eSIM; null for news about the account, and for anything else. It knows no references of ours. */
export function aboutOf(body: unknown): CallbackAbout | null {
  // What is told about the end of an eSIM has another name for its kind.
  if (!isRecord(body) || typeof (body['alertType'] ?? body['event']) !== 'string') return null
  const iccid = toldIccid(body['iccid'])
  return typeof iccid === 'string' ? { reference: null, networkEsimId: iccid, iccid } : null
}
