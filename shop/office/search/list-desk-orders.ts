// The orders of all brands for administrators, page by page, with the brand's name.
import type { Base } from '#shop/assembly/base.ts'
import { idsOf, type Tenants } from '#shop/people/brand/tenant.ts'
import {
  isByTotal,
  readDeskSearch,
  type DeskFilters,
  type DeskSearch,
  type DeskSort,
  type DeskView,
} from '#shop/sales/order/desk-order.ts'
import type { DeskRow } from '#shop/sales/order-rows/order-queries.ts'
import { listNamedOrders, type NamedOrdersDeps } from './list-named-orders.ts'
import { pageOf, readCursor, type Page } from '#values/keyset.ts'

const ORDERS_PER_PAGE = 25

export type DeskQuestion = {
  view: DeskView
  sort: DeskSort
  /** As it was typed; it finds what the search over everything finds. */
  search: string | null
  /** Leave out for no filters. */
  filters?: DeskFilters
  after: string | null
  before: string | null
}
export type DeskOrder = DeskRow & { brandName: string }

export type ListDeskOrdersDeps = Pick<Base, 'orderDesk' | 'orderSearch' | 'findTenant' | 'clock'> &
  NamedOrdersDeps & {
    readTenants: () => Promise<Tenants>
    /** The shop's own (IANA name). */
    timeZone: string
  }

async function readSearch(deps: ListDeskOrdersDeps, typed: string | null): Promise<DeskSearch | null> {
  const search = typed === null ? null : readDeskSearch(typed)
  if (typed === null || search === null) return null
  const [named, byEnd] = await Promise.all([
    listNamedOrders(deps, typed),
    search.kind === 'iccid' ? deps.orderSearch.listByEnd(search.text) : [],
  ])
  return { ...search, ids: [...named, ...byEnd] }
}

/** One page of 25 orders; an invalid cursor starts at the top. */
export async function listDeskOrders(
  deps: ListDeskOrdersDeps,
  { view, sort, search, filters, after, before }: DeskQuestion,
  most = ORDERS_PER_PAGE,
): Promise<Page<DeskOrder>> {
  const sortedBy = isByTotal(sort) ? 'amount' : 'instant'
  const cursor = readCursor('after', after, sortedBy) ?? readCursor('before', before, sortedBy)
  const brand = filters?.brand ? idsOf(await deps.readTenants(), filters.brand) : null
  const narrowed = filters && { ...filters, timeZone: deps.timeZone }
  const query = { view, sort, search: await readSearch(deps, search), filters: narrowed, cursor, brand }
  const found = await deps.orderDesk.list(query, most + 1, deps.clock.now())
  const page = pageOf(found, most, cursor, (row) =>
    isByTotal(sort) ? String(row.totalCents) : row.createdAt.toISOString(),
  )
  const rows = await Promise.all(
    page.rows.map(async (row) => ({ ...row, brandName: (await deps.findTenant(row.businessId)).brand.name })),
  )
  return { ...page, rows }
}
