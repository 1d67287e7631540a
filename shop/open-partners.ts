// The counter for partners: what one business sold, and how its customers' eSIMs are doing.
import type { Homes } from '#shop/brand/brand-home.ts'
import { listPartnerOrders } from '#shop/partner/list-partner-orders.ts'
import { viewPartner, viewPartnerFigures } from '#shop/partner/view-partner.ts'
import type { RangeDays } from '#shop/figures/day-range.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

export function openPartners(world: ShopDeps, stores: Stores, parts: { readHomes: () => Promise<Homes> }) {
  const deps = { ...world, ...stores, ...parts }
  return {
    viewPartner: (businessId: string) => viewPartner(deps, businessId),
    viewPartnerFigures: (businessId: string, days: RangeDays) => viewPartnerFigures(deps, businessId, days),
    listPartnerOrders: (businessId: string, at: { after: string | null; before: string | null }) =>
      listPartnerOrders(deps, businessId, at),
  }
}
