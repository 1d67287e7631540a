// What the addresses of the business dashboard say: tab, range, what narrows the list of orders, and a place in it.
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { PARTNER_TABS, type PartnerTab } from '#app/copy/partners/dashboards-business.ts'
import { NO_WISH, type PartnerOrderWish } from '#shop/partners/partner/list-partner-orders.ts'
import { RANGE_DAYS, type RangeDays } from '#shop/figures/report/day-range.ts'
import { readWish, writtenWish } from './order-wish.ts'

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
  const range = days !== DEFAULTS.days && days
  return withQuery(href('/business-dashboard'), { tab, days: range, ...writtenWish(wish), zone, after, before })
}
