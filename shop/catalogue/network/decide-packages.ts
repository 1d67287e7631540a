// The owner decides about packages of a network: some are sold, some aren't.
import type { Base } from '#shop/assembly/base.ts'
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import type { PackageFilter, PackageRow } from './network-package-store.ts'
import { sellPackages, takeOffSale, type SellPackagesNeeds, type SoldPackages } from './sell-packages.ts'

const PER_ACCOUNT: Limit = { name: 'package-decision', points: 120, seconds: 600 }
/** Bundles of one transaction. */
const AT_ONCE = 200

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
  const [rules] = needs.networks.ids().includes(networkId) ? await needs.networkPackages.readRules([networkId]) : []
  if (!rules) return { ok: false, problem: 'no_network' }
  const done: SoldPackages = { sold: 0, without: 0 }
  let decided = 0
  for await (const rows of partsOf(needs, networkId, packages)) {
    decided += rows.length
    const part = decision === 'sold' ? await sell(needs, rules, rows, acting) : await decline(needs, rows, acting)
    done.sold += part.sold
    done.without += part.without
  }
  return decided === 0 ? { ok: false, problem: 'nothing_chosen' } : { ok: true, ...done }
}

async function* partsOf(
  { networkPackages }: DecidePackagesNeeds,
  networkId: NetworkId,
  packages: string[] | PackageFilter,
) {
  if (Array.isArray(packages)) {
    const rows = packages.length > 0 ? await networkPackages.find(networkId, packages.slice(0, AT_ONCE)) : []
    if (rows.length > 0) yield rows
    return
  }
  let after = ''
  for (;;) {
    const rows = await networkPackages.list(networkId, packages, after, AT_ONCE)
    if (rows.length > 0) yield rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.packageId ?? after
  }
}

const sell = (
  needs: DecidePackagesNeeds,
  rules: Parameters<typeof sellPackages>[1],
  rows: PackageRow[],
  acting: Acting,
) => audited(needs, rules.networkId, acting, () => sellPackages(needs, rules, rows, acting.actor.id))

const decline = (needs: DecidePackagesNeeds, rows: PackageRow[], acting: Acting) =>
  audited(needs, rows[0]?.networkId ?? '', acting, () => takeOffSale(needs, rows, acting.actor.id))

async function audited(
  needs: DecidePackagesNeeds,
  networkId: NetworkId,
  acting: Acting,
  work: () => Promise<SoldPackages>,
) {
  const done = await needs.withAudit(
    async () => ({ ok: true as const, ...(await work()) }),
    ({ sold }) => ({
      actor: auditActorOf(acting),
      action: 'packages_decided',
      subject: networkId,
      facts: { changes: sold },
    }),
    acting,
  )
  return done
}
