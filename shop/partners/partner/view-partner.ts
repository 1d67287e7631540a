// How one business did in the last days, and how its customers' eSIMs are doing; only its own data.
import type { Base } from '#shop/assembly/base.ts'
import type { EsimHealth } from '#shop/delivery/alert/esim-health-store.ts'
import { idsOf, type Tenants } from '#shop/people/brand/tenant.ts'
import { readBusiness } from '#shop/people/brand/business.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { OrderQueries } from '#shop/sales/order-rows/order-queries.ts'
import type { RangeDays } from '#shop/figures/report/day-range.ts'
import { viewShopFigures, type ShopFiguresView } from '#shop/figures/report/view-shop-figures.ts'
import type { Brand } from '#values/brand-facts.ts'

export type Partner = {
  brand: Brand
  /** Its shop's host, as visitors type it; null for a record without a working host. */
  origin: string | null
  isSuspended: boolean
  /** It has no shop of its own. */
  isAffiliate: boolean
  /** Whether anybody ever ordered there, paid or free. */
  hasSold: boolean
}
export type PartnerFigures = ShopFiguresView & { esims: EsimHealth }

export type ViewPartnerDeps = Pick<Base, 'figureDays' | 'esimHealth' | 'clock'> & {
  businesses: Pick<BusinessStore, 'find'>
  orderDesk: Pick<OrderQueries, 'hasSold'>
  readTenants: () => Promise<Tenants>
}

/** The business of an account; null if there is none. */
export async function viewPartner(deps: ViewPartnerDeps, businessId: string): Promise<Partner | null> {
  const record = await deps.businesses.find(businessId)
  if (!record) return null
  const tenants = await deps.readTenants()
  const tenant = [tenants.house, ...tenants.elsewhere].find(({ brand }) => brand.id === businessId)
  const { brand, isSuspended } = readBusiness(record)
  const hasSold = await deps.orderDesk.hasSold(idsOf(tenants, businessId))
  return {
    brand,
    origin: tenant?.origin ?? null,
    isSuspended: tenant !== tenants.house && isSuspended,
    isAffiliate: record.kind === 'affiliate',
    hasSold,
  }
}

/** The figures of the last days, including today, next to an equal number of days before. */
export async function viewPartnerFigures(
  deps: ViewPartnerDeps,
  businessId: string,
  days: RangeDays,
): Promise<PartnerFigures> {
  const brand = idsOf(await deps.readTenants(), businessId)
  const [figures, esims] = await Promise.all([
    viewShopFigures(deps, days, { brand }),
    deps.esimHealth.count(brand, deps.clock.now()),
  ])
  return { ...figures, esims }
}

/** Whether a business sells in its own name; an affiliate doesn't. */
export const hasShop = async (
  { businesses }: Pick<ViewPartnerDeps, 'businesses'>,
  businessId: string,
): Promise<boolean> => (await businesses.find(businessId))?.kind !== 'affiliate'
