// What a business earns, as an affiliate or with its own prices: its code and link, what they brought, its balances,
// and its ledger line by line.
import type { Base } from '#shop/assembly/base.ts'
import type { Affiliate } from '#shop/sales/affiliate/affiliate-store.ts'
import { findEarningStart, type EarningStartDeps } from '#shop/sales/affiliate/find-earning-start.ts'
import { baseOfRefund, marginCents, refundedIn, type Source } from '#shop/sales/ledger/entry.ts'
import type { LedgerEntry } from '#shop/sales/ledger/ledger-store.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'

const ENTRIES_PER_PAGE = 25

/** One movement, without anything about the buyer. In cents. */
export type ShownEntry = {
  id: number
  kind: LedgerEntry['kind']
  at: Date
  /** Null for payouts. */
  source: Source | null
  heldCents: number
  payableCents: number
  /** The number by which the shop finds the order; empty without an order. */
  order: string
  data: string
  zone: string
  /**
   * What the share is taken from: the order's revenue without VAT for a sale, the part that a refund took back
   * (negative), and 0 for anything else, so that all entries of an order add up to what was kept.
   */
  netCents: number
}

type Balances = { heldCents: number; payableCents: number; transitCents: number }

export type Earnings = {
  /** Null for a business that earns only with its own prices. */
  affiliate: { code: string; link: string; joinedAt: Date; endedAt: Date | null } | null
  clicks: number
  sales: { own: number; referral: number; margin: number }
  /** Affiliates that joined through this one. */
  referred: number
  balances: Balances
  entries: ShownEntry[]
  /** The ID to continue from; null on the last page. */
  older: number | null
}

export type ViewEarningsDeps = Pick<EarningStartDeps, 'retail'> &
  Pick<Base, 'affiliates' | 'ledger' | 'publicUrl'> & {
    orders: Pick<OrderStore, 'listByIds'>
  }

/** The link that an affiliate shares; it leads to the shop's own address. */
const linkOf = (publicUrl: string, { code }: Pick<Affiliate, 'code'>) => `${publicUrl}/r/${code}`

/** Null for a business that isn't an affiliate, or no longer. */
export async function findAffiliateLink(
  { affiliates, publicUrl }: Pick<ViewEarningsDeps, 'affiliates' | 'publicUrl'>,
  businessId: string,
): Promise<{ code: string; link: string } | null> {
  const affiliate = await affiliates.find(businessId)
  return affiliate?.endedAt === null ? { code: affiliate.code, link: linkOf(publicUrl, affiliate) } : null
}

/** One page of 25, newest first, older than `olderThan`; null for a business that could never earn anything. */
export async function viewEarnings(
  deps: ViewEarningsDeps,
  businessId: string,
  olderThan: number | null,
): Promise<Earnings | null> {
  const { affiliates, ledger, publicUrl } = deps
  if (!(await findEarningStart(deps, businessId))) return null
  const affiliate = await affiliates.find(businessId)
  const [clicks, sales, referred, sums, found] = await Promise.all([
    affiliates.sumClicks(businessId),
    ledger.countSales(businessId),
    affiliates.countReferred(businessId),
    ledger.sumBalances([businessId]),
    ledger.listEntries(businessId, olderThan, ENTRIES_PER_PAGE + 1),
  ])
  const page = pageOfEntries(found, ENTRIES_PER_PAGE)
  const entries = await withOrders(deps, businessId, page.entries)
  return {
    affiliate: affiliate && {
      code: affiliate.code,
      link: linkOf(publicUrl, affiliate),
      joinedAt: affiliate.joinedAt,
      endedAt: affiliate.endedAt,
    },
    clicks,
    sales,
    referred,
    balances: {
      heldCents: sums[0]?.heldCents ?? 0,
      payableCents: sums[0]?.payableCents ?? 0,
      transitCents: sums[0]?.transitCents ?? 0,
    },
    entries,
    older: page.older,
  }
}

/**
 * One page of the entries found. If there are more, the query returned one extra. The lines of one movement are never
 * split across pages. `older` is the ID to continue from; null on the last page.
 */
export function pageOfEntries(found: LedgerEntry[], most: number): { entries: LedgerEntry[]; older: number | null } {
  const beyond = found[most]
  if (!beyond) return { entries: found, older: null }
  const entries = found.slice(0, most).filter(({ id }) => id !== beyond.id)
  return { entries, older: entries.at(-1)?.id ?? null }
}

/** A business's entries with public facts of their orders: never a name, an address, or an eSIM. */
export async function withOrders(
  { orders, ledger }: Pick<ViewEarningsDeps, 'orders' | 'ledger'>,
  businessId: string,
  entries: LedgerEntry[],
): Promise<ShownEntry[]> {
  const orderIds = [...new Set(entries.flatMap(({ orderId }) => orderId ?? []))]
  const refunded = entries.flatMap(({ kind, orderId }) => (kind === 'refund' && orderId !== null ? [orderId] : []))
  const [found, refunds] = await Promise.all([
    orders.listByIds(orderIds),
    ledger.listRefunds(businessId, [...new Set(refunded)]),
  ])
  const byId = new Map(found.map((order) => [order.id, order]))
  return entries.map(({ orderId, ...entry }) => {
    const order = orderId === null ? undefined : byId.get(orderId)
    const ofOrder = refunds.filter((refund) => refund.orderId === orderId && refund.source === entry.source)
    return {
      ...entry,
      order: order ? shortReference(order.reference) : '',
      data: order?.bundle.data ?? '',
      zone: order?.bundle.zone ?? '',
      netCents: order ? baseOf(entry, order, ofOrder) : 0,
    }
  })
}

// A released or paid entry earns nothing new.
function baseOf(
  { id, kind, source }: Pick<LedgerEntry, 'id' | 'kind' | 'source'>,
  order: Order,
  refunds: { id: number; cause: string }[],
): number {
  if (kind !== 'sale' && kind !== 'refund') return 0
  // What a business earns with its own price is not part of what an affiliate's share is taken from.
  const aboveCents = source === 'margin' || order.businessId === null ? 0 : marginCents(order)
  const netCents = order.totalCents - order.vatCents - aboveCents
  if (kind === 'sale') return netCents
  const place = refunds.findIndex((refund) => refund.id === id)
  const [before = 0, after = 0] = [refunds[place - 1], refunds[place]].map((refund) =>
    refund === undefined ? undefined : refundedIn(refund.cause),
  )
  return baseOfRefund(netCents, order.totalCents, { before, after })
}
