// The addresses of the dashboard, and what they say: tab, range, view, order of the list, page, and a sealed search.
import { DESK_TABS, type DeskTab } from '#app/copy/admin-desk.ts'
import type { InvoiceKind } from '#shop/invoicing/invoice.ts'
import { DESK_SORTS, DESK_VIEWS, type DeskSort, type DeskView } from '#shop/order/desk-order.ts'
import { RANGE_DAYS, type RangeDays } from '#shop/figures/day-range.ts'

export const DESK_PATH = '/admin-dashboard'
export const ADMIN_PATH = '/admin'
/** The two pages that list users. */
export type UsersPath = typeof DESK_PATH | typeof ADMIN_PATH
const TABBED: string[] = [DESK_PATH, ADMIN_PATH]

export type DeskAddress = {
  tab: DeskTab
  days: RangeDays
  view: DeskView
  sort: DeskSort
  /** What was looked for, as we sealed it. */
  find: string | null
  after: string | null
  before: string | null
}

const DEFAULTS: DeskAddress = {
  tab: 'overview',
  days: 7,
  view: 'all',
  sort: 'newest',
  find: null,
  after: null,
  before: null,
}

export function readDeskAddress(searchParams: URLSearchParams): DeskAddress {
  const one = <Name>(names: readonly Name[], key: string, otherwise: Name) =>
    names.find((name) => String(name) === searchParams.get(key)) ?? otherwise
  return {
    tab: one(DESK_TABS, 'tab', DEFAULTS.tab),
    days: one(RANGE_DAYS, 'days', DEFAULTS.days),
    view: one(DESK_VIEWS, 'view', DEFAULTS.view),
    sort: one(DESK_SORTS, 'sort', DEFAULTS.sort),
    find: searchParams.get('find')?.slice(0, 1_000) ?? null,
    after: searchParams.get('after'),
    before: searchParams.get('before'),
  }
}

/** Says what differs from the first look; a page of a list is named only when it is asked for. */
export function deskPath(address: Partial<DeskAddress>, path = DESK_PATH): string {
  const { tab, days, view, sort, find, after, before } = { ...DEFAULTS, ...address }
  const query = new URLSearchParams()
  if (TABBED.includes(path)) query.set('tab', tab)
  if (days !== DEFAULTS.days) query.set('days', String(days))
  if (view !== DEFAULTS.view) query.set('view', view)
  if (sort !== DEFAULTS.sort) query.set('sort', sort)
  for (const [name, value] of Object.entries({ find, after, before })) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

export const BULK_PATH = `${DESK_PATH}/bulk`
export const deskOrderPath = (orderId: string): string => `${DESK_PATH}/orders/${orderId}`
export const deskDocumentPath = (orderId: string, kind: InvoiceKind, part: number): string =>
  `${deskOrderPath(orderId)}/document.pdf?${new URLSearchParams({ kind, part: String(part) })}`
export const deskUserPath = (userId: string): string => `${DESK_PATH}/users/${userId}`
