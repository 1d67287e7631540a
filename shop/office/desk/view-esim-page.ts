// The network's eSIMs as staff look through them: by status, by last digits, page by page, with the orders behind them.
import type { Base } from '#shop/assembly/base.ts'
import { totalMegabytes } from '#shop/sales/esim-status/data-total.ts'
import {
  bundleStatus,
  isPastExpiry,
  remainingMb,
  usageColor,
  usagePercent,
  type BundleStatus,
  type UsageColor,
  countedOf,
} from '#shop/sales/esim-status/esim-status.ts'
import { dataPurchases } from '#shop/sales/esim-status/data-purchases.ts'
import type { Outcome } from '#values/outcome.ts'
import type { RecalledEsimList } from '#shop/sales/esim/recall-esim-list.ts'
import type { ListedUsage } from '#shop/sales/esim/view-esims.ts'
import type { NetworkId } from '#values/network-id.ts'

const ESIMS_PER_PAGE = 24

export type ListedEsim = {
  iccid: string
  networkId: NetworkId
  status: BundleStatus
  /** MB; null when the network told none. */
  balanceMb: number | null
  /** MB; 0 when unknown. */
  totalMb: number
  usedPercent: number | null
  color: UsageColor | null
  expiresAt: Date | null
  /** Its validity has ended, whatever its status. */
  isOver: boolean
  /** Null for a profile that none of our orders got. */
  order: { id: string; zone: string; data: string; email: string } | null
}

export type EsimPage = {
  esims: ListedEsim[]
  /** How many there are of each status, whatever is looked for. */
  counts: Record<BundleStatus, number>
  all: number
  /** How many fit what is looked for. */
  found: number
  /** From 1 on; one beyond the last is the last. */
  page: number
  pages: number
  checkedAt: Date
  /** A newer list is being requested from the network. */
  isAskedAgain: boolean
  /** The names of the networks whose eSIMs are missing, since they did not answer. */
  silent: string[]
  /** The names of those whose eSIMs are never listed. */
  unlisted: string[]
}

export type EsimQuestion = {
  status: BundleStatus | null
  lastDigits: string
  page: number
  /** Requests the list from the network again, even if it is cached. */
  isFresh?: boolean
}
export type ViewEsimPageDeps = Pick<Base, 'clock' | 'esims' | 'orders' | 'networks'> & {
  connectedNetworks: { readNames: () => Promise<Map<NetworkId, string>> }
  listEsims: RecalledEsimList
}

/** Problem: `network_unavailable` (after-purchase rules §8 'Failed to fetch SIMs'). */
export async function viewEsimPage(
  deps: ViewEsimPageDeps,
  { status, lastDigits, page: wanted, isFresh = false }: EsimQuestion,
): Promise<Outcome<EsimPage, 'network_unavailable'>> {
  const told = await deps.listEsims(isFresh)
  if (!told.ok) return told
  const now = deps.clock.now()
  // One pass, which copies nothing: there may be a hundred thousand of them.
  const counts: EsimPage['counts'] = { 'Not Activated': 0, Active: 0, Depleted: 0, Expired: 0 }
  const found: ListedUsage[] = []
  // A network tells its eSIMs in the order in which it made them: the newest, which are asked about, come first.
  for (let at = told.usages.length - 1; at >= 0; at -= 1) {
    const usage = told.usages[at]
    if (!usage) continue
    const its = bundleStatus(usage, now)
    counts[its] += 1
    if ((status === null || its === status) && usage.iccid.endsWith(lastDigits)) found.push(usage)
  }
  const pages = Math.max(1, Math.ceil(found.length / ESIMS_PER_PAGE))
  const page = Math.min(Math.max(1, wanted), pages)
  const shown = found
    .slice((page - 1) * ESIMS_PER_PAGE, page * ESIMS_PER_PAGE)
    .map((usage) => ({ ...usage, status: bundleStatus(usage, now) }))
  return {
    ok: true,
    esims: await withOrders(deps, shown, now),
    counts,
    all: told.usages.length,
    found: found.length,
    page,
    pages,
    checkedAt: told.toldAt,
    isAskedAgain: told.isAskedAgain,
    silent: await namesOf(deps, told.silent),
    unlisted: await namesOf(
      deps,
      deps.networks.ids().filter((id) => deps.networks.of(id).can.tellsOneByOne),
    ),
  }
}

async function namesOf({ connectedNetworks }: ViewEsimPageDeps, ids: NetworkId[]): Promise<string[]> {
  if (ids.length === 0) return []
  const names = await connectedNetworks.readNames()
  return ids.map((id) => names.get(id) ?? id)
}

async function withOrders(
  { esims, orders, networks }: ViewEsimPageDeps,
  listed: (ListedUsage & { status: BundleStatus })[],
  now: Date,
): Promise<ListedEsim[]> {
  const given = await esims.listByIccids(listed.map(({ iccid }) => iccid))
  const orderIds = given.map(({ orderId }) => orderId)
  const [sold, topUps] = await Promise.all([orders.listByIds(orderIds), orders.listTopUps(orderIds)])
  const bought = new Map(sold.map((order) => [order.id, order]))
  // Two networks may know different eSIMs by one ID, and two of our IDs may mean the same network.
  const orderOf = ({ networkId, networkEsimId }: ListedUsage) => {
    const its = given.findLast(
      (each) =>
        each.networkEsimId === networkEsimId &&
        networks.has(each.networkId) &&
        networks.of(each.networkId) === networks.of(networkId),
    )
    return its && bought.get(its.orderId)
  }
  return listed.map((told) => {
    const { iccid, networkId, networkEsimId, status: toldStatus, expiresAt, ...usage } = told
    const order = orderOf(told)
    const { totalMb: toldMb, ...esim } = order ? countedOf(order.bundle, usage) : usage
    const status = toldStatus === 'Depleted' && !esim.isDepleted ? 'Active' : toldStatus
    const balanceMb = remainingMb({ ...esim, expiresAt })
    const more = topUps.filter(({ topUp }) => topUp?.orderId === order?.id && topUp?.networkEsimId === networkEsimId)
    const purchases = order ? dataPurchases(order, more) : []
    const totalMb = totalMegabytes({ purchases, expiresAt, balanceMb, toldMb })
    return {
      iccid,
      networkId,
      status,
      balanceMb,
      totalMb,
      usedPercent: usagePercent(balanceMb, totalMb),
      color: balanceMb === null ? null : usageColor(balanceMb),
      expiresAt,
      isOver: isPastExpiry({ expiresAt }, now),
      order: order ? { id: order.id, zone: order.bundle.zone, data: order.bundle.data, email: order.email } : null,
    }
  })
}
