// Brands: which one answers at a host, and how its administrators change it.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { needing } from '#shop/people/account/needing.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { addBusiness } from './add-business.ts'
import { findTenantByHost, findTenantByBusiness } from './tenant.ts'
import { changeBrand } from './change-brand.ts'
import { listBusinesses } from './list-businesses.ts'
import { saveFirstSettings } from './save-first-settings.ts'
import { setSuspension } from './set-suspension.ts'

export function createBrands(base: Base) {
  const { businesses, brandProblem } = base
  return {
    ...bind(base, {
      listBusinesses,
      ...needing('brand', { changeBrand }),
      ...needing('admin', { addBusiness, saveFirstSettings }),
      ...needing('owner', { setSuspension }),
    }),
    brandProblem,
    /**
     * The brand at a host (with port): the business with this domain, or else the shop's own (storefront rules §4
     * "Brand").
     */
    readBrand: async (host: string): Promise<Tenant> => findTenantByHost(await base.readTenants(), host),
    /** The brand name for an order or an email; the shop's own for one that is gone. */
    nameBrands: async () => {
      const tenants = await base.readTenants()
      return (businessId: string | null): string => findTenantByBusiness(tenants, businessId).brand.name
    },
    /** The record of a brand, for whoever edits it; null if there is none yet. */
    findBusiness: (id: string) => businesses.find(id),
    /** A logo by its ID, for the brand that owns it. */
    viewLogo: async ({ id, brandId }: { id: string; brandId: string }) => {
      const logo = await businesses.findLogo(id)
      return logo?.businessId === brandId ? logo : null
    },
  }
}
