// An owner switches a connected network on or off.
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { PER_OWNER, tellNodes, type NetworksDeps } from './connect-network.ts'

/**
 * Whether its bundles are on sale; if not, orders that were placed are finished, and its eSIMs stay in use. Problems:
 * `not_found`, `too_often`.
 */
export async function switchNetwork(
  deps: NetworksDeps,
  { id, isActive }: { id: NetworkId; isActive: boolean },
  caller: Caller,
): Promise<Outcome<object, 'not_found'> | TooOften> {
  const allowed = await deps.limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const switched = await deps.withAudit(
    async (): Promise<Outcome<object, 'not_found'>> =>
      (await deps.connectedNetworks.change(id, { isActive }, deps.clock.now()))
        ? { ok: true }
        : { ok: false, problem: 'not_found' },
    () => ({
      actor: actorOf(caller.actor),
      action: 'network_changed',
      subject: id,
      facts: { to: isActive ? 'on' : 'off' },
    }),
    caller,
  )
  if (switched.ok) await tellNodes(deps)
  return switched
}
