// An owner who doesn't want to wait has a network's catalog read now.
import type { Base } from '#shop/assembly/base.ts'
import type { Acting } from '#shop/records/audit/acting.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { PER_ACCOUNT } from './set-package-rules.ts'

/** Has the catalog of a network read within a minute. Problems: `no_network`, `too_often`. */
export async function readCatalogueSoon(
  { networks, networkPackages, limiter }: Pick<Base, 'networks' | 'networkPackages' | 'limiter'>,
  { networkId }: { networkId: NetworkId },
  acting: Acting,
): Promise<Outcome<object, 'no_network'> | TooOften> {
  const allowed = await limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed
  if (!(await networks.isConnected(networkId))) return { ok: false, problem: 'no_network' }
  await networkPackages.readRules([networkId])
  await networkPackages.saveRules(networkId, { readAt: null, leasedUntil: null })
  return { ok: true }
}
