// The owner decides about packages of a network: some are sold, some aren't.
import type { Base } from '#shop/assembly/base.ts'
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import type { PackageFilter } from './network-package-store.ts'
import {
  PACKAGES_AT_ONCE,
  sellPackages,
  takeOffSale,
  withCatalogueLocked,
  type SellPackagesNeeds,
  type SoldPackages,
} from './sell-packages.ts'

const PER_ACCOUNT: Limit = { name: 'package-decision', points: 120, seconds: 600 }

export type DecidePackagesNeeds = SellPackagesNeeds & Pick<Base, 'networks' | 'limiter' | 'withAudit'>

export type PackageDecision = {
  networkId: NetworkId
  decision: 'sold' | 'declined'
  /** These, or all with this change. */
  packages: string[] | PackageFilter
}

/**
 * Puts packages on sale at the prices of the rules, or declines them and takes them off sale; what is gone is only
 * acknowledged. Problems: `no_network`, `nothing_chosen`, `too_often`. `without` counts those that couldn't be priced.
 */
export async function decidePackages(
  needs: DecidePackagesNeeds,
  { networkId, decision, packages }: PackageDecision,
  acting: Acting,
): Promise<Outcome<SoldPackages, 'no_network' | 'nothing_chosen'> | TooOften> {
  const allowed = await needs.limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed
  if (!(await needs.networks.isConnected(networkId))) return { ok: false, problem: 'no_network' }
  const done = { decided: 0, sold: 0, without: 0 }
  for (let after: string | null = ''; after !== null;) {
    const part = await decidePart(needs, { networkId, decision, packages }, after, acting)
    done.decided += part.decided
    done.sold += part.sold
    done.without += part.without
    after = part.next
  }
  needs.forgetCatalogue()
  const { decided, ...counts } = done
  return decided === 0 ? { ok: false, problem: 'nothing_chosen' } : { ok: true, ...counts }
}

/** `next` is the package after which the next part begins; null after the last one. */
const decidePart = (
  needs: DecidePackagesNeeds,
  { networkId, decision, packages }: PackageDecision,
  after: string,
  acting: Acting,
) =>
  needs.withAudit(
    () =>
      withCatalogueLocked(needs, async () => {
        const { networkPackages } = needs
        const isChosen = Array.isArray(packages)
        const rows = isChosen
          ? await networkPackages.find(networkId, packages.slice(0, PACKAGES_AT_ONCE))
          : await networkPackages.list(networkId, packages, after, PACKAGES_AT_ONCE)
        const next = isChosen || rows.length < PACKAGES_AT_ONCE ? null : (rows.at(-1)?.packageId ?? null)
        const done =
          decision === 'sold'
            ? await sellPackages(needs, networkId, rows, acting.actor.id)
            : await takeOffSale(needs, rows, acting.actor.id)
        return { ok: true as const, decided: rows.length, next, ...done }
      }),
    ({ decided, sold }) =>
      decided === 0
        ? null
        : { actor: auditActorOf(acting), action: 'packages_decided', subject: networkId, facts: { changes: sold } },
    acting,
  )
