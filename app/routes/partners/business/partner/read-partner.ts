// GET /business-dashboard: what the tab in the address shows of the account's own business.
import { href } from 'react-router'
import { shopContext, publicUrlContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { PartnerOrder } from '#shop/partners/partner/list-partner-orders.ts'
import type { Earnings, ShownEntry } from '#shop/partners/partner/view-earnings.ts'
import type { PartnerFigures } from '#shop/partners/partner/view-partner.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { PARTNER_TABS, type PartnerTab } from '#app/copy/partners/dashboards-business.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { drawRevenue } from '#app/features/desk/draw-revenue.ts'
import { PAGES, type DeskTask } from '#app/pages.ts'
import type { ChartPictures } from '#app/ui/chart.tsx'
import type { RangeDays } from '#shop/figures/report/day-range.ts'
import { readBrandPage, type BrandPage } from '#app/features/brand-editor/brand-page.ts'
import { toNextPayout, readPayouts, type PayoutForecast, type PayoutsPage } from './read-payouts.ts'
import { readApi, type ShownApi } from './read-api.ts'
import { readBalancePage, type ShownBalance } from './read-balance-page.ts'
import { readPrices, type PricesPage } from './read-prices.ts'
import { readTeam, type ShownTeam } from './read-team.ts'
import { readTerms, type ShownTerms } from '#app/features/partnership/read-terms.ts'
import { readPartnerAddress, type PartnerAddress } from './partner-address.ts'
import { requirePartner, requirePartnerAdmin } from '../require-partner.ts'

export type ShownPartnerOrder = Omit<PartnerOrder, 'createdAt'> & { createdAt: string }
export type ShownBusiness = {
  id: string
  name: string
  origin: string | null
  isSuspended: boolean
  isAffiliate: boolean
  hasSold: boolean
  hasLogo: boolean
}
export type ShownMovement = Omit<ShownEntry, 'at'> & { at: string }
/** `found` is null for a business that never could earn anything. */
export type ShownEarnings = {
  isPaged: boolean
  /** For whoever manages payouts. */
  next: PayoutForecast | null
  found:
    | (Omit<Earnings, 'affiliate' | 'entries'> & {
        affiliate: { code: string; link: string; isEnded: boolean } | null
        entries: ShownMovement[]
      })
    | null
}
export type ShownFigures = PartnerFigures & { drawn: ChartPictures }
export type PartnerPage = {
  user: { name: string; isAdmin: boolean }
  address: PartnerAddress
  /** The sections of the same task that there are for this account; the menu has the others. */
  tabs: PartnerTab[]
  done: string | null
  /** Null for an account that belongs to no business. */
  business: ShownBusiness | null
  figures: ShownFigures | null
  orders: { next: string | null; previous: string | null; rows: ShownPartnerOrder[] } | null
  brand: BrandPage | null
  earnings: ShownEarnings | null
  payouts: PayoutsPage | null
  prices: PricesPage | null
  balance: ShownBalance | null
  api: ShownApi | null
  team: ShownTeam | null
  /** Which terms the business accepted; for whoever answers for it. */
  terms: ShownTerms | null
}

/** What there is for a business without a shop. */
const OF_AFFILIATES: ReadonlySet<PartnerTab> = new Set(['earnings', 'payouts', 'team'])
/** What only those see who answer for the business. */
const OF_ADMINS: ReadonlySet<PartnerTab> = new Set(['brand', 'payouts', 'balance', 'api', 'team'])

export async function readPartner(request: Request, context: Context): Promise<PartnerPage> {
  const user = requirePartner(request, context)
  const { searchParams } = new URL(request.url)
  const address = readPartnerAddress(searchParams)
  if (OF_ADMINS.has(address.tab)) await requirePartnerAdmin(request, context)
  const shop = context.get(shopContext)
  const business = user.businessId === null ? null : await readBusiness(shop, user.businessId)
  const page = {
    user: { name: user.name || user.email, isAdmin: user.type === 'business-admin' },
    address,
    done: searchParams.get('done'),
    business,
    figures: null,
    orders: null,
    brand: null,
    earnings: null,
    payouts: null,
    prices: null,
    balance: null,
    api: null,
    team: null,
    terms: null,
    tabs: [],
  }
  if (!business) return page
  const { days } = address
  // An affiliate without a shop is at home where it earns.
  const open = tabsOf(user, business)
  const tab = open.includes(address.tab) ? address.tab : 'earnings'
  return {
    ...page,
    terms: page.user.isAdmin ? await readTerms(shop, business.id) : null,
    tabs: open.filter((each) => taskOf(each) === taskOf(tab)),
    address: { ...address, tab },
    earnings: tab === 'earnings' ? await readEarnings(shop, business.id, page.user.isAdmin, address.before) : null,
    payouts: tab === 'payouts' ? await readPayouts(request, context, user, business.id) : null,
    prices: tab === 'prices' ? await readPrices(request, context, business.id, address.zone) : null,
    balance: tab === 'balance' ? await readBalancePage(request, context, business.id, address.before) : null,
    api: tab === 'api' ? await readApi(request, context, user, business.id) : null,
    team: tab === 'team' ? await readTeam(request, context, user, business.id) : null,
    figures: tab === 'overview' ? await readPartnerFigures(shop, business.id, days) : null,
    orders: tab === 'orders' ? await readOrders(shop, business.id, address) : null,
    brand: tab === 'brand' ? await readBrandPage(shop, business.id, new URL(context.get(publicUrlContext)).host) : null,
  }
}

const TASKS = PAGES.find(({ path }) => path === href('/business-dashboard'))?.tabs ?? {}

function taskOf(tab: PartnerTab): DeskTask | undefined {
  const told = TASKS[tab]
  return typeof told === 'object' ? told.task : told
}

const tabsOf = (user: SessionUser, business: ShownBusiness | null): PartnerTab[] =>
  PARTNER_TABS.filter(
    (tab) =>
      (!business?.isAffiliate || OF_AFFILIATES.has(tab)) && (!OF_ADMINS.has(tab) || user.type === 'business-admin'),
  )

async function readEarnings(shop: Shop, id: string, isAdmin: boolean, before: string | null): Promise<ShownEarnings> {
  const olderThan = before !== null && /^\d{1,9}$/.test(before) ? Number(before) : null
  const earnings = await shop.partners.viewEarnings(id, olderThan)
  if (!earnings) return { isPaged: false, found: null, next: null }
  const payouts = isAdmin ? await shop.payouts.viewOwnPayouts(id) : null
  const { affiliate } = earnings
  return {
    isPaged: olderThan !== null,
    next: payouts && toNextPayout(payouts),
    found: {
      ...earnings,
      affiliate: affiliate && { code: affiliate.code, link: affiliate.link, isEnded: affiliate.endedAt !== null },
      entries: earnings.entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    },
  }
}

async function readPartnerFigures(shop: Shop, id: string, days: RangeDays): Promise<ShownFigures> {
  const figures = await shop.partners.viewPartnerFigures(id, days)
  return { ...figures, drawn: await drawRevenue(figures) }
}

async function readBusiness(shop: Shop, id: string): Promise<ShownBusiness | null> {
  const partner = await shop.partners.viewPartner(id)
  if (!partner) return null
  const { brand, origin, isSuspended, isAffiliate, hasSold } = partner
  return { id, name: brand.name, origin, isSuspended, isAffiliate, hasSold, hasLogo: brand.logoUrl !== null }
}

async function readOrders(shop: Shop, id: string, { wish, after, before }: PartnerAddress) {
  const page = await shop.partners.listPartnerOrders(id, { ...wish, after, before })
  return { ...page, rows: page.rows.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })) }
}
