// Runs before each partner call: whose key it is, whether it allows this call, and how many calls it has left. Before
// each message of an assistant without a key: how many its network has left.
import type { Base } from '#shop/assembly/base.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { TooOften } from '#values/outcome.ts'
import { isInRanges } from '#values/ip-range.ts'
import { fingerprint } from '#values/secret.ts'
import { allows, API_LIMIT, isKeyText, stateOfKey, type ApiKey, type ApiScope } from './api-key.ts'

/** The calls of one key. */
const CALLS: Limit = { name: 'api-call', points: API_LIMIT.most, seconds: API_LIMIT.windowSeconds }
/** Invalid keys from one network: protects the database from endless lookups. */
const WRONG_KEYS: Limit = { name: 'api-key-wrong', points: 120, seconds: 600 }

export type CheckApiKeyDeps = Pick<Base, 'apiKeys' | 'limiter' | 'clock' | 'log'>

export type KeyProblem =
  | 'key_missing'
  | 'key_unknown'
  | 'key_expired'
  | 'key_revoked'
  | 'address_refused'
  | 'scope_missing'

/** How many calls a key has per window, and how many are left. */
export type Room = { most: number; windowSeconds: number; left: number; resetSeconds: number }
type Admission = { ok: true; key: ApiKey; room: Room }
/** `room` if the call was counted. */
type Denial = ({ ok: false; problem: KeyProblem } | TooOften) & { room?: Room }

/**
 * The key of a call, counted as used; without a `scope`, the caller only does what the key `allows`. Problems: `key_missing`, `key_unknown`, `key_expired`, `key_revoked`,
 * `address_refused` for a key that is limited to other addresses, `scope_missing` for one that doesn't allow this,
 * `too_often` after 600 calls in a minute, or 120 wrong keys from a network in ten minutes.
 */
export async function checkApiKey(
  { apiKeys, limiter, clock, log }: CheckApiKeyDeps,
  { token, scope, rateLimitKey }: { token: string | null; scope: ApiScope | null; rateLimitKey: string },
): Promise<Admission | Denial> {
  if (token === null) return { ok: false, problem: 'key_missing' }
  const key = isKeyText(token) ? await apiKeys.findByHash(fingerprint(token)) : null
  if (!key) {
    const allowed = await limiter.take(WRONG_KEYS, rateLimitKey)
    return allowed.ok ? { ok: false, problem: 'key_unknown' } : allowed
  }
  // Whoever found it uses none of its owner's calls.
  if (key.addresses.length > 0 && !isInRanges(rateLimitKey, key.addresses)) {
    log.warn({ keyId: key.id, businessId: key.businessId }, 'an API key was used from an address that it excludes')
    const allowed = await limiter.take(WRONG_KEYS, rateLimitKey)
    return allowed.ok ? { ok: false, problem: 'address_refused' } : allowed
  }
  const now = clock.now()
  const taken = await limiter.take(CALLS, key.id)
  if (!taken.ok) return { ...taken, room: { ...API_LIMIT, left: 0, resetSeconds: taken.retryAfterSeconds } }
  const { left, resetSeconds } = taken
  const room = { ...API_LIMIT, left, resetSeconds }
  const state = stateOfKey(key, now)
  if (state !== 'open') return { ok: false, problem: state === 'expired' ? 'key_expired' : 'key_revoked' }
  await apiKeys.noteUse(key.id, now)
  return scope === null || allows(key, scope) ? { ok: true, key, room } : { ok: false, problem: 'scope_missing', room }
}

/** One a second on average: the maker of an assistant asks for many people from one network. */
const MESSAGES: Limit = { name: 'agent-message', points: 600, seconds: 600 }

/** Counts a message of an assistant that brings no key. Problem: `too_often` after 600 in ten minutes from a network. */
export const countAgentMessage = (
  { limiter }: Pick<Base, 'limiter'>,
  rateLimitKey: string,
): Promise<{ ok: true } | TooOften> => limiter.take(MESSAGES, rateLimitKey)
