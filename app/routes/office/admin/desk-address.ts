// What the addresses of the dashboard say: tab, range, view, filters, order of the list, page, and a sealed search.
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { cutText } from '#values/text/cut-text.ts'
import { DESK_TABS, type DeskTab } from '#app/copy/office/admin-desk.ts'
import type { InvoiceKind } from '#shop/sales/invoicing/invoice.ts'
import {
  DESK_SORTS,
  DESK_VIEWS,
  NO_FILTERS,
  type DeskFilters,
  type DeskSort,
  type DeskView,
} from '#shop/sales/order/desk-order.ts'
import { normalizeCouponCode } from '#shop/catalogue/pricing/coupon.ts'
import { parseDateOnly } from '#values/date.ts'
import { readEuro } from '#values/money.ts'
import { RANGE_DAYS, type RangeDays } from '#shop/figures/report/day-range.ts'

// Both list users, at one of their tabs.
const TABBED = [href('/admin-dashboard'), href('/admin')]

export type DeskAddress = {
  tab: DeskTab
  days: RangeDays
  view: DeskView
  sort: DeskSort
  filters: DeskFilters
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
  filters: NO_FILTERS,
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
    filters: readFilters(searchParams),
    find: textOf(searchParams, 'find', 1_000) || null,
    after: searchParams.get('after'),
    before: searchParams.get('before'),
  }
}

/** Says what differs from the first look; a page of a list is named only when it is asked for. */
export function deskPath(address: Partial<DeskAddress>, path = href('/admin-dashboard')): string {
  const tab = TABBED.includes(path) && (address.tab ?? DEFAULTS.tab)
  return withQuery(path, { tab, ...Object.fromEntries(listFields(address)) })
}

/** The same as hidden fields of a form, without the tab. */
export function listFields(address: Partial<DeskAddress>): [name: string, value: string][] {
  const { days, view, sort, filters, find, after, before } = { ...DEFAULTS, ...address }
  const query = new URLSearchParams()
  if (days !== DEFAULTS.days) query.set('days', String(days))
  if (view !== DEFAULTS.view) query.set('view', view)
  if (sort !== DEFAULTS.sort) query.set('sort', sort)
  for (const [name, value] of Object.entries(writtenFilters(filters))) if (value) query.set(name, value)
  for (const [name, value] of Object.entries({ find, after, before })) if (value) query.set(name, value)
  return [...query]
}

const BRAND_ID = /^[\w-]{1,60}$/
const COUNTRY = /^(?:[A-Z]{2}|outside-eu)$/

const matching = (text: string, form: RegExp) => (form.test(text) ? text : null)

// What cannot be read filters nothing.
function readFilters(searchParams: URLSearchParams): DeskFilters {
  const of = (name: string) => searchParams.get(name)?.trim() ?? ''
  return {
    from: parseDateOnly(of('from')),
    until: parseDateOnly(of('until')),
    brand: matching(of('brand'), BRAND_ID),
    leastCents: readEuro(cutText(of('least'), 20)) ?? null,
    mostCents: readEuro(cutText(of('most'), 20)) ?? null,
    coupon: normalizeCouponCode(cutText(of('coupon'), 60)) || null,
    country: matching(of('country'), COUNTRY),
  }
}

const euroOf = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2))

/** The same as the fields of a form, and of an address. */
export const writtenFilters = ({ from, until, brand, leastCents, mostCents, coupon, country }: DeskFilters) => ({
  from: from ?? '',
  until: until ?? '',
  brand: brand ?? '',
  least: euroOf(leastCents),
  most: euroOf(mostCents),
  coupon: coupon ?? '',
  country: country ?? '',
})

export const deskDocumentPath = (orderId: string, kind: InvoiceKind, part: number, as: 'pdf' | 'xml' = 'pdf'): string =>
  withQuery(
    as === 'pdf'
      ? href('/admin-dashboard/orders/:orderId/document.pdf', { orderId })
      : href('/admin-dashboard/orders/:orderId/document.xml', { orderId }),
    { kind, part },
  )
