// What the network calls back about ("eSIM Usage Callback" and the pages under docs.esim-go.com/api/notifications), and
// whether it is the network's: version 3 is signed with the account's key, and the default, version 2, isn't signed.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CallbackAbout } from '#ports/esim-provider.ts'
import { toldIccid } from '#values/normal-form/iccid.ts'
import { isRecord } from '#values/normal-form/rows.ts'

const SIGNATURE_HEADER = 'x-signature-sha256'

/**
 * The eSIM, and nothing for news about the account. It knows no references of ours, and its messages have no IDs. One
 * without a signature may be of version 2; `text` is what a signature is about, byte for byte.
 */
export function aboutOf(
  body: unknown,
  { headers, text, apiKey }: { headers: Record<string, string>; text: string; apiKey: string },
): CallbackAbout | 'forged' | null {
  const signature = headers[SIGNATURE_HEADER]
  if (signature !== undefined && !isSigned(apiKey, text, signature)) return 'forged'
  // What is told about the end of an eSIM has another name for its kind.
  const kind = isRecord(body) ? (body['alertType'] ?? body['event']) : null
  if (!isRecord(body) || typeof kind !== 'string') return null
  const iccid = toldIccid(body['iccid']) ?? null
  return { reference: null, networkEsimId: iccid, iccid, kind }
}

/** The published text says base64; an earlier one said hex. */
function isSigned(apiKey: string, text: string, signature: string): boolean {
  const digest = createHmac('sha256', apiKey).update(text).digest()
  const told = Buffer.from(signature, /^[\da-f]{64}$/i.test(signature) ? 'hex' : 'base64')
  return told.length === digest.length && timingSafeEqual(told, digest)
}
