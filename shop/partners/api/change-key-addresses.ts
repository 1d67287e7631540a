// A business changes from where one of its keys works, after a fresh proof.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome } from '#values/outcome.ts'
import { readKeyAddresses, type AddressesRefusal } from './key-addresses.ts'
import { PER_BUSINESS } from './make-api-key.ts'

export type ChangeKeyAddressesDeps = Pick<Base, 'apiKeys' | 'checkFreshProof' | 'withAudit' | 'limiter' | 'clock'>
/** `addresses` as typed; the key works everywhere if empty. */
export type KeyAddresses = { businessId: string; id: string; addresses: string; proof: FreshProof }

/**
 * Counts from the next call. Problems: `key_addresses` with the entries that are none, `key_unknown`, also for a key of
 * another business or one that no longer works; those of `checkFreshProof`, `too_often`.
 */
export async function changeKeyAddresses(
  { apiKeys, checkFreshProof, withAudit, limiter, clock }: ChangeKeyAddressesDeps,
  { businessId, id, addresses: typed, proof }: KeyAddresses,
  caller: Caller,
): Promise<Outcome<object, 'key_unknown'> | AddressesRefusal | ProofRefusal> {
  const read = readKeyAddresses(typed)
  if (!read.ok) return read
  const allowed = await limiter.take(PER_BUSINESS, businessId)
  if (!allowed.ok) return allowed
  const proven = await checkFreshProof(proof, caller)
  if (!proven.ok) return proven
  return withAudit(
    async (): Promise<Outcome<object, 'key_unknown'>> =>
      (await apiKeys.setAddresses(id, businessId, read.addresses, clock.now()))
        ? { ok: true }
        : { ok: false, problem: 'key_unknown' },
    () => ({
      actor: actorOf(caller.actor),
      action: 'api_key_addresses_changed',
      subject: id,
      facts: { addresses: read.addresses.length },
    }),
    caller,
  )
}
