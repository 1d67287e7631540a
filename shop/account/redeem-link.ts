// A link that its secret alone opens, once: `id.secret` behind the # of a mailed or printed address.
import { fingerprint } from '#shop/values/secret.ts'
import { isUuid } from '#shop/values/uuid.ts'
import type { LinkPurpose } from './link-purpose.ts'
import type { ProofRow, ProofStore } from './proof-store.ts'

/** Uses the link up; null when it was used, withdrawn, is too old, or never was one. */
export async function redeemLink(
  proofs: Pick<ProofStore, 'redeem'>,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date },
): Promise<ProofRow | null> {
  const [id = '', secret = ''] = token.split('.')
  return isUuid(id) ? proofs.redeem({ id, purpose, codeHash: fingerprint(secret), now }) : null
}
