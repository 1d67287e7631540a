// The network's figures for one eSIM: how much is left, of how much, until when, and where.
import { findBundleById } from '#shop/catalogue/bundle/bundle.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import type { Base } from '#shop/assembly/base.ts'
import { totalMegabytes } from '#shop/sales/esim-status/data-total.ts'
import {
  bundleStatus,
  countedOf,
  HISTORY_DAYS,
  remainingMb,
  readHistory,
  UNKNOWN_ZONE,
  usageColor,
  usagePercent,
  type BundleStatus,
  type UsageColor,
} from '#shop/sales/esim-status/esim-status.ts'
import { balanceWith, dataPurchases } from '#shop/sales/esim-status/data-purchases.ts'
import type { OrderWithEsim } from '#shop/sales/order-rows/order-store.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { EsimBalance, EsimProvider, TopUp } from '#ports/esim-provider.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { factsOfOrder } from '#shop/sales/order/facts-of-order.ts'
import { kindInText } from '#values/data-allowance.ts'
import type { StartRule } from '#values/network-package.ts'

export type EsimStatus = {
  iccid: string
  /** What was bought, as its order says it; only a total has a balance. */
  data: string
  status: BundleStatus
  /** MB; null if the network didn't report it. */
  balanceMb: number | null
  /** MB bought and still valid; 0 if unknown. */
  totalMb: number
  usedPercent: number | null
  color: UsageColor | null
  expiresAt: Date | null
  zone: string
  /** When the days of its bundle begin; null if its network doesn't say. */
  startsAt: StartRule | null
  checkedAt: Date
}

export type ReadEsimStatusDeps = Pick<Base, 'networks' | 'clock' | 'log' | 'readCatalogue'> & {
  orders: Pick<OrderStore, 'listTopUps'>
}

/**
 * Asks the network for the balance of this order's eSIM; throws VendorError if it doesn't report it (after-purchase
 * rules §7). The total is what was bought, and the zone is the order's unless a top-up names another.
 */
export async function readEsimStatus(deps: ReadEsimStatusDeps, order: OrderWithEsim): Promise<EsimStatus> {
  const provider = deps.networks.of(order.networkId)
  const [told, newest, topUps] = await Promise.all([
    provider.findBalance(order),
    findHistory(deps, provider, order),
    deps.orders.listTopUps([order.id]),
  ])
  const balance = countedOf(order.bundle, told)
  const { totalMb: toldMb, zone } = readHistory(newest)
  const now = deps.clock.now()
  const balanceMb = balanceWith(topUps, remainingMb(balance), provider.can, now)
  const { expiresAt } = balance
  const isCounted = kindInText(order.bundle.data) === 'total'
  const facts = { purchases: dataPurchases(order, topUps), expiresAt, balanceMb, toldMb: isCounted ? toldMb : null }
  return {
    iccid: order.iccid,
    data: order.bundle.data,
    ...usageFigures(balance, balanceMb, totalMegabytes(facts), now),
    startsAt: factsOfOrder(await deps.readCatalogue(), order).startsAt,
    zone: zone === UNKNOWN_ZONE ? order.bundle.zone : await zoneName(deps, zone),
  }
}

// Balance and expiry are what was asked for, so they are returned even without the history (after-purchase rules §7).
async function findHistory(
  { log }: ReadEsimStatusDeps,
  provider: EsimProvider,
  esim: NetworkEsim,
): Promise<TopUp | null> {
  try {
    return await provider.findLastTopUp(esim, HISTORY_DAYS)
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ problem: error.message }, 'the network did not report the top-up history')
    return null
  }
}

function usageFigures({ expiresAt }: EsimBalance, balanceMb: number | null, totalMb: number, now: Date) {
  return {
    status: bundleStatus({ expiresAt, isDepleted: balanceMb !== null && balanceMb <= 0, isExpired: false }, now),
    balanceMb,
    totalMb,
    usedPercent: usagePercent(balanceMb, totalMb),
    color: balanceMb === null ? null : usageColor(balanceMb),
    expiresAt,
    checkedAt: now,
  }
}

// The network names the bundle; people know it by its zone's name.
async function zoneName({ readCatalogue }: ReadEsimStatusDeps, told: string): Promise<string> {
  const { bundles } = await readCatalogue()
  return findBundleById(bundles, told)?.zone ?? told
}
