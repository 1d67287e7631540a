// A single-use link that its secret alone opens: `id.secret` after the # of an emailed or printed address.
import { fingerprint } from '#values/secret.ts'
import { isUuid } from '#values/uuid.ts'
import type { LinkPurpose } from './link-purpose.ts'
import type { ProofRow, ProofStore } from './proof-store.ts'

/** Uses up the link; null if it was used, withdrawn, expired, or never existed. */
export async function redeemLink(
  proofs: Pick<ProofStore, 'redeem'>,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date },
): Promise<ProofRow | null> {
  const [id = '', secret = ''] = token.split('.')
  return isUuid(id) ? proofs.redeem({ id, purpose, codeHash: fingerprint(secret), now }) : null
}
