// Brands: which one answers at a host, and how its administrators change it.
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { addBusiness } from './add-business.ts'
import { findTenantByHost, findTenantByBusiness } from './tenant.ts'
import { changeBrand, type BrandChange } from './change-brand.ts'
import { listBusinesses } from './list-businesses.ts'
import { saveFirstSettings } from './save-first-settings.ts'
import { setSuspension } from './set-suspension.ts'

export function createBrands(base: Base) {
  const { businesses, withAudit, forgetBrands, brandProblem } = base
  const addBrand = (input: Parameters<typeof addBusiness>[1], caller: Caller) =>
    withAudit(
      () => addBusiness(base, input),
      ({ id }) => ({ actor: actorOf(caller.actor), action: 'business_added', subject: id }),
      caller,
    ).finally(forgetBrands)
  const change = (input: BrandChange, caller: Caller) =>
    withAudit(
      () => changeBrand(base, input),
      ({ changed }) => {
        const settings = changed.map((name) => (name === 'logoUrl' ? 'logo' : name)).join(', ')
        const note = { action: 'brand_changed', subject: input.brandId, facts: { settings } } as const
        return changed.length > 0 ? { actor: actorOf(caller.actor), ...note } : null
      },
      caller,
    ).finally(forgetBrands)
  return {
    ...bind(base, { listBusinesses }),
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
    addBusiness: addBrand,
    changeBrand: change,
    saveFirstSettings: (input: Parameters<typeof saveFirstSettings>[1], caller: Caller) =>
      saveFirstSettings(
        {
          transaction: base.transaction,
          addHouse: (name) => addBrand({ name, domain: null, orderPrefix: null }, caller),
          changeBrand: (each) => change(each, caller),
        },
        input,
      ).finally(forgetBrands),
    suspendBusiness: (input: Parameters<typeof setSuspension>[1], caller: Caller) => {
      const action = input.isSuspended ? 'business_suspended' : 'business_resumed'
      return withAudit(
        () => setSuspension(base, input),
        () => ({ actor: actorOf(caller.actor), action, subject: input.brandId }),
        caller,
      ).finally(forgetBrands)
    },
  }
}
