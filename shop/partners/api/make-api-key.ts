// Partner API keys: created after a fresh proof, shown once, and revocable anytime. The creator gets an email about a
// new one.
import type { Base } from '#shop/assembly/base.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import { daysLater } from '#values/instant.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { fingerprint } from '#values/secret.ts'
import { API_ACCESS, hintOf, keyNameOf, keyText, MOST_KEYS, type ApiAccess, type ApiMode } from './api-key.ts'
import { readKeyAddresses, type AddressesRefusal } from './key-addresses.ts'

/** What a business does with its keys. */
export const PER_BUSINESS: Limit = { name: 'api-key', points: 30, seconds: 3600 }

export type MakeApiKeyDeps = Pick<Base, 'apiKeys' | 'checkFreshProof' | 'withAudit' | 'limiter' | 'clock'> & {
  businesses: Pick<BusinessStore, 'hold'>
  customers: Pick<CustomerStore, 'find'>
  sendAccountMail: SendAccountMail
}

export type NewApiKey = {
  businessId: string
  /** As typed. */
  name: string
  mode: ApiMode
  access: ApiAccess
  days: number
  /** As typed: where it works from; everywhere if empty. */
  addresses: string
  proof: FreshProof
}

export type MakeKeyProblem = 'key_name' | 'no_shop' | 'too_many_keys'

/**
 * `key` is returned this once; the database stores its fingerprint. Problems: `key_name` if it is empty or longer than
 * a line, `key_addresses` with those that are none, or with nothing if there are over twenty, `no_shop` for an
 * affiliate without a shop, `too_many_keys` beyond twenty active ones, those of `checkFreshProof`, `too_often`.
 */
export async function makeApiKey(
  deps: MakeApiKeyDeps,
  { businessId, name: typed, mode, access, days, addresses: from, proof }: NewApiKey,
  caller: Caller,
): Promise<Outcome<{ key: string; name: string }, MakeKeyProblem> | AddressesRefusal | ProofRefusal> {
  const { apiKeys, clock } = deps
  const name = keyNameOf(typed)
  if (name === null) return { ok: false, problem: 'key_name' }
  const read = readKeyAddresses(from)
  if (!read.ok) return read
  const { addresses } = read
  const allowed = await deps.limiter.take(PER_BUSINESS, businessId)
  if (!allowed.ok) return allowed
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven

  const key = keyText(mode, randomBytes(32).toString('base64url'))
  const id = randomUUID()
  const made = await deps.withAudit(
    async (): Promise<Outcome<object, MakeKeyProblem>> => {
      const now = clock.now()
      // Locked, so that two requests at once can't exceed the limit.
      const business = await deps.businesses.hold(businessId)
      if (business?.kind !== 'brand') return { ok: false, problem: 'no_shop' }
      if ((await apiKeys.countOpen(businessId, now)) >= MOST_KEYS) return { ok: false, problem: 'too_many_keys' }
      await apiKeys.add({
        id,
        businessId,
        name,
        mode,
        scopes: API_ACCESS[access],
        keyHash: fingerprint(key),
        hint: hintOf(key),
        addresses,
        madeBy: caller.actor.id,
        createdAt: now,
        expiresAt: daysLater(now, days),
      })
      return { ok: true }
    },
    () => ({
      actor: actorOf(caller.actor),
      action: 'api_key_made',
      subject: id,
      facts: { mode, access, days, addresses: addresses.length },
    }),
    caller,
  )
  if (!made.ok) return made
  await tellMaker(deps, name, caller)
  return { ok: true, key, name }
}

async function tellMaker({ customers, sendAccountMail }: MakeApiKeyDeps, name: string, caller: Caller): Promise<void> {
  const maker = await customers.find(caller.actor.id)
  if (!maker) return
  const link = `${caller.tenant.origin}/business-dashboard?tab=api`
  const facts = { recipientName: maker.fullName.trim() || null, keyName: name, link }
  await sendAccountMail({ kind: 'api_key_made', email: maker.email, facts }, caller)
}

/**
 * The key stops working with the next call. Problems: `key_unknown`, also for a key of another business; `too_often`.
 */
export async function revokeApiKey(
  { apiKeys, withAudit, limiter, clock }: Pick<MakeApiKeyDeps, 'apiKeys' | 'withAudit' | 'limiter' | 'clock'>,
  { businessId, id }: { businessId: string; id: string },
  caller: Caller,
): Promise<Outcome<object, 'key_unknown'> | TooOften> {
  const allowed = await limiter.take(PER_BUSINESS, businessId)
  if (!allowed.ok) return allowed
  return withAudit(
    async (): Promise<Outcome<object, 'key_unknown'>> =>
      (await apiKeys.revoke(id, businessId, clock.now())) ? { ok: true } : { ok: false, problem: 'key_unknown' },
    () => ({ actor: actorOf(caller.actor), action: 'api_key_revoked', subject: id }),
    caller,
  )
}
