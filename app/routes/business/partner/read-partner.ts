// GET /business-dashboard: what the tab in the address shows of the account's own business.
import { publicUrlContext } from '#app/session/public-url.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { PartnerOrder } from '#shop/partner/list-partner-orders.ts'
import type { PartnerFigures } from '#shop/partner/view-partner.ts'
import type { Shop } from '#shop/shop.ts'
import { drawRevenue } from '#app/features/desk/draw-revenue.ts'
import type { Drawn } from '#app/ui/chart.tsx'
import type { RangeDays } from '#shop/figures/day-range.ts'
import { readBrandPage, type BrandPage } from '#app/features/brand-editor/brand-page.ts'
import { readPartnerAddress, type PartnerAddress } from './partner-address.ts'
import { requirePartner, requirePartnerAdmin } from './require-partner.ts'

export type ShownPartnerOrder = Omit<PartnerOrder, 'createdAt'> & { createdAt: string }
export type ShownBusiness = {
  id: string
  name: string
  origin: string | null
  isSuspended: boolean
  hasSold: boolean
  hasLogo: boolean
}
export type ShownFigures = PartnerFigures & { drawn: Drawn }
export type PartnerPage = {
  user: { name: string; isAdmin: boolean }
  address: PartnerAddress
  done: string | null
  /** Null for an account that belongs to no business. */
  business: ShownBusiness | null
  figures: ShownFigures | null
  orders: { next: string | null; previous: string | null; rows: ShownPartnerOrder[] } | null
  brand: BrandPage | null
}

export async function readPartner(request: Request, context: Context): Promise<PartnerPage> {
  const user = requirePartner(request, context)
  const { searchParams } = new URL(request.url)
  const address = readPartnerAddress(searchParams)
  if (address.tab === 'brand') await requirePartnerAdmin(request, context)
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
  }
  if (!business) return page
  const { tab, days } = address
  return {
    ...page,
    figures: tab === 'overview' ? await readFigures(shop, business.id, days) : null,
    orders: tab === 'orders' ? await readOrders(shop, business.id, address) : null,
    brand: tab === 'brand' ? await readBrandPage(shop, business.id, new URL(context.get(publicUrlContext)).host) : null,
  }
}

async function readFigures(shop: Shop, id: string, days: RangeDays): Promise<ShownFigures> {
  const figures = await shop.partners.viewPartnerFigures(id, days)
  return { ...figures, drawn: await drawRevenue(figures) }
}

async function readBusiness(shop: Shop, id: string): Promise<ShownBusiness | null> {
  const partner = await shop.partners.viewPartner(id)
  if (!partner) return null
  const { brand, origin, isSuspended, hasSold } = partner
  return { id, name: brand.name, origin, isSuspended, hasSold, hasLogo: brand.logoUrl !== null }
}

async function readOrders(shop: Shop, id: string, address: PartnerAddress) {
  const page = await shop.partners.listPartnerOrders(id, address)
  return { ...page, rows: page.rows.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })) }
}
