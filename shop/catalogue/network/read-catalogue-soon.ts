// A network's catalog is read before its hour is over: an owner doesn't want to wait, or its prices have moved.
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

/** A catalog of thousands of packages isn't read more often than this because of refusals. */
const APART_MS = 60_000

/** The network refused what its catalog says: it is read again soon, at most once a minute. */
export async function readCatalogueAfterRefusal(
  { networkPackages, clock }: Pick<Base, 'networkPackages' | 'clock'>,
  networkId: NetworkId,
): Promise<void> {
  await networkPackages.wantReading(networkId, new Date(clock.now().getTime() - APART_MS))
}
