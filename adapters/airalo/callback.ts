// The network's messages ("Webhook definition"): whether they are its own, and what they are about.
import type { CallbackAbout } from '#ports/esim-provider.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldText } from '#values/normal-form/told.ts'
import { isSigned } from './signature.ts'
import { aboutOf } from './wire.ts'

const SIGNATURE = 'airalo-signature'

/**
 * Null for what isn't the network's, such as anything without a signature; `forged` for a wrong one. A message about
 * the account's credit names nothing.
 */
export function callbackOf(
  secret: string,
  body: unknown,
  headers: Record<string, string>,
  text: string,
): CallbackAbout | 'forged' | null {
  const signature = headers[SIGNATURE]
  if (!isRecord(body) || signature === undefined) return null
  return isSigned(secret, text, signature) ? { ...aboutOf(body), kind: kindOf(body) } : 'forged'
}

/** Orders tell no kind of their own. */
const kindOf = (body: Record<string, unknown>): string | null =>
  toldText(body['type']) ?? toldText(body['event']) ?? ('request_id' in body ? 'async_order' : null)
