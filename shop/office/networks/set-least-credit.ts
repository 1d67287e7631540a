// An owner sets below which credit a network sells nothing.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { PER_OWNER } from './connect-network.ts'
import { judgeAgain, type WatchCreditDeps } from './watch-credit.ts'

export type SetLeastCreditDeps = WatchCreditDeps & Pick<Base, 'limiter' | 'withAudit'>

const MOST_CENTS = 10_000_000

/**
 * In hundredths of the network's currency, up to 100,000.00; null for the cost of the dearest package on sale. It counts
 * at once, with the credit that was read last. Problems: `not_found`, `credit_range`, `too_often`.
 */
export async function setLeastCredit(
  deps: SetLeastCreditDeps,
  { id, cents }: { id: NetworkId; cents: number | null },
  caller: Caller,
): Promise<Outcome<object, 'not_found' | 'credit_range'> | TooOften> {
  if (cents !== null && !(cents >= 0 && cents <= MOST_CENTS)) return { ok: false, problem: 'credit_range' }
  const allowed = await deps.limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const { connectedNetworks, clock } = deps
  const set = await deps.withAudit(
    async (): Promise<Outcome<object, 'not_found'>> =>
      (await connectedNetworks.change(id, { leastCreditCents: cents }, clock.now()))
        ? { ok: true }
        : { ok: false, problem: 'not_found' },
    () => ({ actor: actorOf(caller.actor), action: 'network_changed', subject: id, facts: { to: 'credit' } }),
    caller,
  )
  if (set.ok) await judgeAgain(deps, id)
  return set
}
