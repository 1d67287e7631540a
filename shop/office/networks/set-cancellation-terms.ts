// An owner sets when buyers get their money back without a person, and from how many cancellations on a person decides.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import {
  defaultTerms,
  isLimit,
  termsProblem,
  type CancellationLimits,
  type CancellationTerms,
  type TermsProblem,
} from '#shop/support/cancellation/cancellation-terms.ts'
import { TEST_NETWORK, type NetworkId } from '#values/network-id.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { PER_OWNER } from './connect-network.ts'

type ViewDeps = Pick<Base, 'networks' | 'cancellationTerms'>
export type SetCancellationTermsDeps = ViewDeps &
  Pick<Base, 'clock' | 'limiter' | 'withAudit' | 'forgetCancellationTerms'>

const listSelling = (networks: ViewDeps['networks']) => networks.ids().filter((id) => id !== TEST_NETWORK)

/** The terms that an order placed now gets, by network, and the limits. */
export async function viewCancellationSettings({ networks, cancellationTerms }: ViewDeps) {
  const versions = await cancellationTerms.listVersions()
  return {
    limits: await cancellationTerms.readLimits(),
    terms: listSelling(networks).map((networkId) => {
      const { can } = networks.of(networkId)
      const newest = versions.findLast((each) => each.networkId === networkId)
      const { isOn, days, usedBasisPoints } = newest ?? defaultTerms(can)
      return {
        networkId,
        isOn,
        days,
        usedBasisPoints,
        canBeOn: termsProblem({ ...defaultTerms(can), isOn: true }, can) === null,
      }
    }),
  }
}

/**
 * Counts for orders from now on; an order of the next hour keeps better ones that its checkout may have shown. Problems:
 * `not_found`, those of `termsProblem`, `too_often`.
 */
export async function setCancellationTerms(
  deps: SetCancellationTermsDeps,
  { networkId, terms }: { networkId: NetworkId; terms: CancellationTerms },
  caller: Caller,
): Promise<Outcome<object, TermsProblem | 'not_found'> | TooOften> {
  const { networks, cancellationTerms, limiter, withAudit, clock } = deps
  if (networkId === TEST_NETWORK || !(await networks.isConnected(networkId))) return { ok: false, problem: 'not_found' }
  const { can } = networks.of(networkId)
  const problem = termsProblem(terms, can)
  if (problem) return { ok: false, problem }
  const allowed = await limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const { isOn, days, usedBasisPoints } = terms
  const done = await withAudit(
    async () => {
      await cancellationTerms.addVersion({ networkId, isOn, days, usedBasisPoints, validFrom: clock.now() })
      return { ok: true as const }
    },
    () => ({
      actor: actorOf(caller.actor),
      action: 'cancellation_terms_set',
      subject: networkId,
      facts: { to: isOn ? 'on' : 'off', days, basisPoints: usedBasisPoints },
    }),
    caller,
  )
  deps.forgetCancellationTerms()
  return done
}

/** Problems: `cancel_limit_range`, `too_often`. */
export async function setCancellationLimits(
  { cancellationTerms, limiter, withAudit }: SetCancellationTermsDeps,
  limits: CancellationLimits,
  caller: Caller,
): Promise<Outcome<object, 'cancel_limit_range'> | TooOften> {
  if (!isLimit(limits)) return { ok: false, problem: 'cancel_limit_range' }
  const allowed = await limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  return withAudit(
    async () => {
      await cancellationTerms.saveLimits(limits)
      return { ok: true as const }
    },
    () => ({
      actor: actorOf(caller.actor),
      action: 'cancellation_limits_set',
      subject: 'networks',
      facts: factsOf(limits),
    }),
    caller,
  )
}

const factsOf = ({ periodDays, mostPerEmail, mostPerCard, mostPerNetwork, mostPerDevice }: CancellationLimits) => ({
  days: periodDays,
  settings: `${mostPerEmail} per buyer, ${mostPerCard} per card, ${mostPerNetwork} per network, ${mostPerDevice} per browser`,
})
