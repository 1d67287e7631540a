// The addresses of the business dashboard, and what they say: tab, range, what narrows the list of orders, and a place in it.
import { PARTNER_TABS, type PartnerTab } from '#app/copy/partners/dashboards-business.ts'
import { NO_WISH, type Paper, type PartnerOrderWish } from '#shop/partners/partner/list-partner-orders.ts'
import { RANGE_DAYS, type RangeDays } from '#shop/figures/report/day-range.ts'
import { readWish, writtenWish } from './order-wish.ts'

export const PARTNER_PATH = '/business-dashboard'
export const SHOP_QR_PATH = `${PARTNER_PATH}/qr-code.png`
export const LINK_QR_PATH = `${PARTNER_PATH}/link-qr-code.png`
export const EMBED_PREVIEW_PATH = `${PARTNER_PATH}/embed`
export const PRICE_PREVIEW_PATH = `${PARTNER_PATH}/price-preview`
export const EARNINGS_CSV_PATH = `${PARTNER_PATH}/earnings.csv`

export const statementPath = (month: string, as: 'pdf' | 'csv'): string =>
  `${PARTNER_PATH}/statement.${as}?${new URLSearchParams({ month })}`

const ORDERS_CSV_PATH = `${PARTNER_PATH}/orders.csv`

export type PartnerAddress = {
  tab: PartnerTab
  days: RangeDays
  wish: PartnerOrderWish
  /** Whose prices are shown; null for the first one. */
  zone: string | null
  after: string | null
  before: string | null
}

const DEFAULTS: PartnerAddress = { tab: 'overview', days: 7, wish: NO_WISH, zone: null, after: null, before: null }

export function readPartnerAddress(searchParams: URLSearchParams): PartnerAddress {
  const one = <Name>(names: readonly Name[], key: string, otherwise: Name) =>
    names.find((name) => String(name) === searchParams.get(key)) ?? otherwise
  return {
    tab: one(PARTNER_TABS, 'tab', DEFAULTS.tab),
    days: one(RANGE_DAYS, 'days', DEFAULTS.days),
    wish: readWish(searchParams),
    zone: searchParams.get('zone'),
    after: searchParams.get('after'),
    before: searchParams.get('before'),
  }
}

export function partnerPath(address: Partial<PartnerAddress>): string {
  const { tab, days, wish, zone, after, before } = { ...DEFAULTS, ...address }
  const query = new URLSearchParams({ tab })
  if (days !== DEFAULTS.days) query.set('days', String(days))
  for (const [name, value] of Object.entries({ ...writtenWish(wish), zone, after, before }))
    if (value) query.set(name, value)
  return `${PARTNER_PATH}?${query}`
}

/** The file of what this list shows, without its pages. */
export function ordersCsvPath(wish: PartnerOrderWish): string {
  const query = new URLSearchParams(Object.entries(writtenWish(wish)).filter(([, text]) => text !== ''))
  return query.size > 0 ? `${ORDERS_CSV_PATH}?${query}` : ORDERS_CSV_PATH
}

export function paperPath(orderId: string, { kind, part }: Pick<Paper, 'kind' | 'part'>): string {
  const query = new URLSearchParams({ kind, part: String(part) })
  return `${PARTNER_PATH}/orders/${orderId}/document.pdf?${query}`
}
