// The networks that an owner connected, with what is left to spend there, how they did lately, and what a login of each
// kind consists of.
import type { Base } from '#shop/assembly/base.ts'
import { callbackPath } from '#shop/delivery/network-event/receive-network-event.ts'
import type { CatalogueRules } from '#shop/catalogue/network/network-package-store.ts'
import { creditFacts, type WatchCreditDeps } from './watch-credit.ts'

type ViewNetworksDeps = WatchCreditDeps & Pick<Base, 'failovers' | 'networkReports' | 'makeToken' | 'publicUrl'>

/** The performance of so many days, and bundles, is shown. */
const LATELY_MS = 14 * 86_400_000
const MOST_BUNDLES = 50

/**
 * All of them, the oldest first, and the kinds that can be connected. `catalogue` is null for a network that lists none, and
 * `lately` counts the eSIMs of two weeks. Asks no network. `callbackUrl` is where it sends
 * its messages; whoever knows it can make us ask the network.
 */
export async function viewNetworks(deps: ViewNetworksDeps) {
  const { networks, connectedNetworks } = deps
  const [rows, rates] = await Promise.all([connectedNetworks.list(), deps.networkPackages.listRates()])
  const since = new Date(deps.clock.now().getTime() - LATELY_MS)
  const [catalogues, failures, missed] = await Promise.all([
    deps.networkPackages.listRules(),
    deps.networkReports.sumFailures(since),
    deps.failovers.countByBundle(since),
  ])
  return {
    failover: await deps.failovers.readRule(),
    performance: withMissed(await deps.networkReports.listPerformance(since, MOST_BUNDLES), missed),
    kinds: networks.kinds,
    connected: await Promise.all(
      rows.map(async (row) => {
        const known = networks.kinds.find((each) => each.kind === row.kind)
        return {
          id: row.id,
          name: row.name,
          kind: known?.name ?? row.kind,
          login: known?.login ?? [],
          callbackUrl: `${deps.publicUrl}${callbackPath(deps, row.id)}`,
          isActive: row.isActive,
          isLeftAlone: networks.has(row.id) && networks.of(row.id).isLeftAlone(),
          catalogue: catalogueOf(catalogues.find(({ networkId }) => networkId === row.id)),
          lately: latelyAt(row.id, failures, missed),
          credit: row.credit,
          creditState: row.creditState,
          isLeastSet: row.leastCreditCents !== null,
          ...(await creditFacts(deps, row, rates)),
        }
      }),
    ),
  }
}

type Performance = Awaited<ReturnType<ViewNetworksDeps['networkReports']['listPerformance']>>[number]
type BundleFailovers = Awaited<ReturnType<ViewNetworksDeps['failovers']['countByBundle']>>[number]

/** An order that went to another network failed at the one before. */
function withMissed(performance: Performance[], missed: BundleFailovers[]): Performance[] {
  const nameOf = ({ networkId, zone, bundleId }: Pick<BundleFailovers, 'networkId' | 'zone' | 'bundleId'>) =>
    JSON.stringify([networkId, zone, bundleId])
  const rows = new Map(performance.map((row) => [nameOf(row), row]))
  for (const { orders, ...of } of missed) {
    const known = rows.get(nameOf(of)) ?? { ...of, orders: 0, delivered: 0, failed: 0, installed: 0, p50Ms: null }
    rows.set(nameOf(of), { ...known, orders: known.orders + orders, failed: known.failed + orders })
  }
  return [...rows.values()]
}

const catalogueOf = (rules: CatalogueRules | undefined) =>
  rules ? { readAt: rules.readAt, problem: rules.problem, rows: rules.rows } : null

function latelyAt(
  id: string,
  failures: { networkId: string; orders: number; failed: number }[],
  missed: BundleFailovers[],
) {
  const { orders, failed } = failures.find(({ networkId }) => networkId === id) ?? { orders: 0, failed: 0 }
  const elsewhere = missed.filter(({ networkId }) => networkId === id).reduce((sum, each) => sum + each.orders, 0)
  return { orders: orders + elsewhere, failed: failed + elsewhere }
}
