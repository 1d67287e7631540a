// Reads what the networks sell, once an hour and on demand, and keeps what we sell of it true: what is gone, worse than
// its bundle promises, or dearer than its price is taken off sale at once, and everything else waits for its owner or a
// rule.
import type { Base } from '#shop/assembly/base.ts'
import type { RefusedPackage } from '#ports/network-catalogue.ts'
import { inLengths, type CataloguePackage } from '#values/network-package.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { shortFingerprint } from '#values/secret.ts'
import { giveTurn } from '#values/in-turns.ts'
import type { NetworkId } from '#values/network-id.ts'
import { changeOf, isApprovedByRule, whyUnsold } from './package-change.ts'
import type { CatalogueRules, PackageRow } from './network-package-store.ts'
import {
  PACKAGES_AT_ONCE,
  refreshCosts,
  sellPackages,
  withCatalogueLocked,
  withdrawPackages,
  type SellPackagesNeeds,
} from './sell-packages.ts'

const HOUR_MS = 3_600_000
/** A catalog that takes longer was given up by whoever read it. */
const LEASE_MS = 15 * 60_000
const AGAIN_AFTER_MS = 10 * 60_000
/** Refused rows that a page shows; the others are counted. */
const MOST_NAMED = 20

export type ReadNetworkCatalogueNeeds = SellPackagesNeeds & Pick<Base, 'networks' | 'log'>

/** Every catalog that wasn't read for an hour, or that somebody wants to see now. One that can't be read is tried later. */
export async function readNetworkCatalogues(needs: ReadNetworkCatalogueNeeds): Promise<void> {
  const { networks, networkPackages, clock } = needs
  const networkIds = networks.ids().filter((id) => networks.of(id).can.catalogue)
  for (const rules of await networkPackages.readRules(networkIds)) {
    const now = clock.now()
    const [before, until] = [new Date(now.getTime() - HOUR_MS), new Date(now.getTime() + LEASE_MS)]
    if (await networkPackages.takeReading(rules.networkId, { before, now, until })) await readOne(needs, rules)
  }
}

async function readOne(needs: ReadNetworkCatalogueNeeds, rules: CatalogueRules): Promise<void> {
  const { networks, networkPackages, clock } = needs
  const { networkId } = rules
  const offered: string[] = []
  const refused: RefusedPackage[] = []
  try {
    await networks.of(networkId).listCatalogue(async ({ packages: told, refused: unread }) => {
      const packages = told.flatMap(inLengths)
      offered.push(...packages.map(({ packageId }) => packageId))
      refused.push(...unread)
      await takePage(needs, networkId, packages)
      await giveTurn()
    })
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    tellProblem(needs, rules, error.message)
    // A rate may have begun all the same.
    await refreshCosts(needs, networkId)
    const again = new Date(clock.now().getTime() + AGAIN_AFTER_MS)
    await networkPackages.saveRules(networkId, { problem: error.message, leasedUntil: again })
    return
  }
  // A network that has nothing at all today has a problem, and not an empty catalog.
  const isEmpty = offered.length === 0 && rules.rows > 0
  if (!isEmpty) await endMissing(needs, networkId, offered)
  await refreshCosts(needs, networkId)
  await networkPackages.saveRules(networkId, {
    readAt: clock.now(),
    leasedUntil: null,
    problem: isEmpty ? 'the catalog is empty' : null,
    ...(!isEmpty && { rows: offered.length + refused.length }),
    refused: refused.length,
    refusedRows: refused.slice(0, MOST_NAMED),
  })
}

/** What costs and stock are worth that are older than this is a person's business: said once, and not with each try. */
const STALE_AFTER_MS = 6 * HOUR_MS

function tellProblem(
  { clock, log }: ReadNetworkCatalogueNeeds,
  { networkId, readAt }: CatalogueRules,
  problem: string,
) {
  log.warn({ networkId, problem }, 'the catalog of a network could not be read')
  const age = readAt === null ? 0 : clock.now().getTime() - readAt.getTime()
  if (age >= STALE_AFTER_MS && age < STALE_AFTER_MS + AGAIN_AFTER_MS)
    log.error({ networkId, problem, readAt }, 'the catalog of a network could not be read for hours')
}

// What the owner decides meanwhile comes before or after, never in between. What has to leave the shop does so even if
// something new can't enter it.
async function takePage(needs: ReadNetworkCatalogueNeeds, networkId: NetworkId, packages: CataloguePackage[]) {
  const { networkPackages } = needs
  const changedIds = await withCatalogueLocked(needs, async () => {
    const ids = packages.map(({ packageId }) => packageId)
    const known = new Map((await networkPackages.find(networkId, ids)).map((row) => [row.packageId, row]))
    const changed = packages.flatMap((each) => changedRow(networkId, known.get(each.packageId), each) ?? [])
    await networkPackages.put(changed)
    await withdrawPackages(needs, changed)
    return changed.map(({ packageId }) => packageId)
  })
  if (changedIds.length > 0) await withCatalogueLocked(needs, () => sellByRule(needs, networkId, changedIds))
}

/** A rule sells what is new and goes on with what the owner approved; it never goes against a decision of somebody. */
async function sellByRule(needs: ReadNetworkCatalogueNeeds, networkId: NetworkId, packageIds: string[]) {
  const { catalogue, networkPackages } = needs
  const [rules] = await networkPackages.readRules([networkId])
  const approved = (await networkPackages.find(networkId, packageIds)).filter(
    ({ decision, change, decided, offered }) =>
      rules && decision !== 'declined' && change !== null && isApprovedByRule(change, decided, offered, rules),
  )
  const off = await catalogue.listSwitchedOff(approved.flatMap(({ bundleId }) => bundleId ?? []))
  const open = approved.filter(({ bundleId }) => bundleId === null || !off.has(bundleId))
  await sellPackages(needs, networkId, open, null)
}

/** The row with what is offered now; null if nothing changed. */
function changedRow(networkId: NetworkId, row: PackageRow | undefined, offered: CataloguePackage): PackageRow | null {
  const print = shortFingerprint(JSON.stringify(offered))
  const unsoldBecause = whyUnsold(offered)
  // The same package may be one that the shop sells since a new version.
  if (row?.print === print && row.goneAt === null && row.unsoldBecause === unsoldBecause) return null
  const seen = { networkId, packageId: offered.packageId, offered, print, goneAt: null, unsoldBecause }
  if (!row?.decided) {
    const change = unsoldBecause === null ? ('new' as const) : null
    return { ...UNDECIDED, ...seen, change }
  }
  const change = unsoldBecause === null ? changeOf(row.decided, offered) : 'worse'
  const { decision, decidedAt, goneAt } = row
  if (decision === 'declined') {
    // Whoever acknowledged that it was gone didn't say no to it.
    const wasGone = goneAt !== null && decidedAt !== null && decidedAt >= goneAt
    return { ...row, ...seen, change: change !== 'worse' && (change !== null || wasGone) ? 'new' : null }
  }
  // What came back was taken off sale, so somebody has to decide even if it is the same.
  return { ...row, ...seen, change: change ?? (goneAt === null ? null : 'new') }
}

const UNDECIDED = { decision: null, decided: null, decidedAt: null, decidedBy: null, bundleId: null }

async function endMissing(needs: ReadNetworkCatalogueNeeds, networkId: NetworkId, offered: string[]): Promise<void> {
  const { networkPackages, clock } = needs
  const missing = (await networkPackages.listMissing(networkId, offered)).map(({ packageId }) => packageId)
  for (let from = 0; from < missing.length; from += PACKAGES_AT_ONCE)
    await withCatalogueLocked(needs, async () => {
      const rows = await networkPackages.find(networkId, missing.slice(from, from + PACKAGES_AT_ONCE))
      const gone = rows.map((row): PackageRow => ({
        ...row,
        goneAt: clock.now(),
        change: row.decision === 'sold' ? ('gone' as const) : null,
      }))
      await networkPackages.put(gone)
      await withdrawPackages(needs, gone)
    })
}
