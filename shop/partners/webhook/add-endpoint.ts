// Adds a business's endpoint. Needs a fresh proof, because whoever listens there receives every order; its secret is
// shown once.
import type { Base } from '#shop/assembly/base.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { readEndpointUrl, type UrlProblem } from './endpoint-url.ts'
import { MOST_ENDPOINTS, secretText, type EndpointChoices } from './endpoint.ts'

/** All changes that a business makes to its endpoints. */
const PER_BUSINESS: Limit = { name: 'webhook', points: 60, seconds: 3600 }

export type KeepEndpointDeps = Pick<
  Base,
  'webhookEndpoints' | 'checkFreshProof' | 'withAudit' | 'limiter' | 'clock' | 'webhookPlaces'
> & {
  businesses: Pick<BusinessStore, 'hold'>
}

export type NewEndpoint = EndpointChoices & {
  businessId: string
  /** As typed. */
  url: string
  proof: FreshProof
}
export type AddEndpointProblem = UrlProblem | 'no_events' | 'no_shop' | 'too_many_endpoints' | 'url_known'

/** The rate limit for changing endpoints. */
export const takeTry = (
  { limiter }: Pick<KeepEndpointDeps, 'limiter'>,
  businessId: string,
): Promise<{ ok: true } | TooOften> => limiter.take(PER_BUSINESS, businessId)

export const newSecret = (): string => secretText(randomBytes(32).toString('base64url'))

/**
 * `secret` is returned this once. Problems: those of `readEndpointUrl`, `no_events` if none was chosen, `no_shop` for
 * an affiliate without a shop, `too_many_endpoints` beyond five, `url_known` if an endpoint at this address already
 * gets the same orders, those of `checkFreshProof`, `too_often`.
 */
export async function addEndpoint(
  deps: KeepEndpointDeps,
  { businessId, url: typed, proof, ...choices }: NewEndpoint,
  caller: Caller,
): Promise<Outcome<{ id: string; secret: string }, AddEndpointProblem> | ProofRefusal> {
  const { webhookEndpoints, clock } = deps
  const read = readEndpointUrl(typed, deps.webhookPlaces)
  if (!read.ok) return read
  if (choices.events.length === 0) return { ok: false, problem: 'no_events' }
  const allowed = await takeTry(deps, businessId)
  if (!allowed.ok) return allowed
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven

  const { url } = read
  const [id, secret] = [randomUUID(), newSecret()]
  const added = await deps.withAudit(
    async (): Promise<Outcome<object, AddEndpointProblem>> => {
      // Locked, so that two requests at once can't exceed the limit.
      const business = await deps.businesses.hold(businessId)
      if (business?.kind !== 'brand') return { ok: false, problem: 'no_shop' }
      const known = await webhookEndpoints.listOf(businessId)
      if (known.length >= MOST_ENDPOINTS) return { ok: false, problem: 'too_many_endpoints' }
      if (known.some((each) => each.url === url && each.mode === choices.mode))
        return { ok: false, problem: 'url_known' }
      await webhookEndpoints.add({
        id,
        businessId,
        url,
        ...choices,
        secret,
        formerSecret: null,
        formerUntil: null,
        state: 'on',
        createdAt: clock.now(),
      })
      return { ok: true }
    },
    () => ({
      actor: actorOf(caller.actor),
      action: 'webhook_added',
      subject: id,
      facts: { host: new URL(url).host, mode: choices.mode },
    }),
    caller,
  )
  return added.ok ? { ok: true, id, secret } : added
}
