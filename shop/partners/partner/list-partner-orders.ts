// The orders of one business for its partner, without names, ICCIDs, or full addresses. Both those of its shop, and
// those its software paid from its balance, which the shop itself sold.
import type { Base } from '#shop/assembly/base.ts'
import { idsOf, type Tenants } from '#shop/people/brand/tenant.ts'
import { NO_FILTERS, tidySearch, type DeskFilters } from '#shop/sales/order/desk-order.ts'
import { toDeskState, type OrderGroup } from '#shop/sales/order/order-conditions.ts'
import type { DeskQuery, DeskRow, OrderQueries } from '#shop/sales/order-rows/order-queries.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import type { apiOrderStore } from '#shop/partners/prepaid/api-order-store.ts'
import type { Invoice } from '#shop/sales/invoicing/invoice.ts'
import type { InvoiceStore } from '#shop/sales/invoicing/invoice-store.ts'
import { maskEmail } from '#values/email.ts'
import { pageOf, readCursor, type Page } from '#values/keyset.ts'

const ORDERS_PER_PAGE = 25

/** Sold in its own shop, or ordered by its own software. */
export const ORDER_SOURCES = ['shop', 'api'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

/** A partner's filters; null or empty for those not used. */
export type PartnerOrderWish = Pick<DeskFilters, 'from' | 'until' | 'coupon'> & {
  source: OrderSource
  group: OrderGroup | null
  /** Part of a reference, such as the number by which the shop finds an order, or of the business's own name for it. */
  search: string
}
export const NO_WISH: PartnerOrderWish = {
  source: 'shop',
  group: null,
  from: null,
  until: null,
  coupon: null,
  search: '',
}

/** An invoice or a credit note; `part` numbers the credit notes of an order. */
type Paper = Pick<Invoice, 'kind' | 'part' | 'number'>

export type PartnerOrder = {
  id: string
  reference: string
  /** The number by which the shop finds it. */
  number: string
  createdAt: Date
  /** Masked; null if the business itself is the buyer. */
  email: string | null
  /** The business's own name for it. */
  ownReference: string | null
  data: string
  zone: string
  isTopUp: boolean
  isReplacement: boolean
  /** How many travelers it is for. */
  quantity: number
  /** For which traveler, if another order paid for it. */
  traveler: number | null
  /** Cents, VAT included. */
  totalCents: number
  vatCents: number
  refundedCents: number
  couponCode: string | null
  state: string
  /** Only for the business's own purchases; its customers' documents are theirs. */
  papers: Paper[]
}

export type ListPartnerOrdersDeps = Pick<Base, 'clock'> & {
  orderDesk: Pick<OrderQueries, 'list'>
  apiOrders: Pick<ReturnType<typeof apiOrderStore>, 'readReferences'>
  invoices: Pick<InvoiceStore, 'listOfOrders'>
  readTenants: () => Promise<Tenants>
  /** The shop's own (IANA name). */
  timeZone: string
}

/** One page of 25, newest first; an invalid cursor starts at the top. */
export async function listPartnerOrders(
  deps: ListPartnerOrdersDeps,
  businessId: string,
  { after, before, ...wish }: { after: string | null; before: string | null } & Partial<PartnerOrderWish>,
  most = ORDERS_PER_PAGE,
): Promise<Page<PartnerOrder>> {
  const { source, group, search, ...filters } = { ...NO_WISH, ...wish }
  const cursor = readCursor('after', after, 'instant') ?? readCursor('before', before, 'instant')
  const text = tidySearch(search)
  const query: DeskQuery = {
    view: 'all',
    sort: 'newest',
    search: text === '' ? null : { kind: 'reference', text },
    filters: { ...NO_FILTERS, ...filters, timeZone: deps.timeZone },
    cursor,
    group,
    ...(source === 'api'
      ? { brand: null, paidBy: businessId }
      : { brand: idsOf(await deps.readTenants(), businessId) }),
  }
  const found = await deps.orderDesk.list(query, most + 1, deps.clock.now())
  const page = pageOf(found, most, cursor, ({ createdAt }) => createdAt.toISOString())
  const bought = source === 'api' ? await readBought(deps, page.rows) : null
  return { ...page, rows: page.rows.map((row) => shownOf(row, bought)) }
}

/** Names by order ID, documents by reference. */
type BundlesAndPapers = { names: Map<string, string>; papers: Map<string, Invoice[]> }

async function readBought({ apiOrders, invoices }: ListPartnerOrdersDeps, rows: DeskRow[]): Promise<BundlesAndPapers> {
  const ids = rows.map(({ id }) => id)
  const [names, papers] = await Promise.all([apiOrders.readReferences(ids), invoices.listOfOrders(ids)])
  return { names, papers: Map.groupBy(papers.toReversed(), ({ snapshot }) => snapshot.orderReference) }
}

const shownOf = (order: DeskRow, bought: BundlesAndPapers | null): PartnerOrder => ({
  id: order.id,
  reference: order.reference,
  number: shortReference(order.reference),
  createdAt: order.createdAt,
  email: bought ? null : maskEmail(order.email),
  ownReference: bought?.names.get(order.id) ?? null,
  data: order.data,
  zone: order.zone,
  isTopUp: order.kind === 'topup',
  isReplacement: order.isReplacement,
  quantity: order.quantity,
  traveler: order.traveler,
  totalCents: order.totalCents,
  vatCents: order.vatCents,
  refundedCents: order.refundedCents,
  couponCode: order.couponCode,
  state: toDeskState(order),
  papers: (bought?.papers.get(order.reference) ?? []).map(({ kind, part, number }) => ({ kind, part, number })),
})
