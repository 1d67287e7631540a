// Which brand answers at a host, and which one an order belongs to.
import type { Brand, Tenant, CompanyFacts } from '#values/brand-facts.ts'
import { DEFAULT_BRAND } from './brand.ts'
import type { Business } from './business.ts'

/** Tells for a brand whether it sold something: at another brand's address, it doesn't exist. */
export type OwnedBy = (brand: Brand) => Promise<(owned: { businessId: string | null }) => boolean>

/** The shop's own brand, and those with a domain of their own. */
export type Tenants = { house: Tenant; elsewhere: Tenant[] }

/**
 * The record for the shop's own host, or else the first without a domain, replaces the defaults (storefront rules §4
 * "Brand"). A domain uses the scheme of the shop's own address. A record with an invalid domain is left out: without a
 * domain, it would become everyone's brand.
 */
export function toTenants(businesses: Business[], publicUrl: string): Tenants {
  const { host, protocol } = new URL(publicUrl)
  const known = businesses.filter(({ faults }) => !faults.includes('domain'))
  const own = known.find(({ domain }) => domain === host) ?? known.find(({ domain }) => domain === null)

  return {
    house: own
      ? { ...tenantFor(own, publicUrl), brand: { ...own.brand, isWhiteLabel: false }, domain: null, isSuspended: false }
      : defaultTenant(publicUrl),
    elsewhere: known.flatMap((business) =>
      business === own || business.domain === null ? [] : [tenantFor(business, `${protocol}//${business.domain}`)],
    ),
  }
}

export const defaultTenant = (publicUrl: string): Tenant => ({
  brand: DEFAULT_BRAND,
  origin: publicUrl,
  domain: null,
  sender: { name: DEFAULT_BRAND.name, address: null },
  version: 0,
  isSuspended: false,
})

/** The same brands; those without company details get these. Only in a demo. */
export function withCompany({ house, elsewhere }: Tenants, company: CompanyFacts): Tenants {
  const dress = (tenant: Tenant): Tenant =>
    tenant.brand.company ? tenant : { ...tenant, brand: { ...tenant.brand, company } }
  return { house: dress(house), elsewhere: elsewhere.map(dress) }
}

/** The brand at a host, with its port if there is one; the shop's own if none matches. */
export const findTenantByHost = ({ house, elsewhere }: Tenants, host: string): Tenant =>
  elsewhere.find(({ domain }) => domain === host.toLowerCase()) ?? house

/** The brand of an order or an email; if the brand is unknown, the shop's own. */
export const findTenantByBusiness = ({ house, elsewhere }: Tenants, businessId: string | null): Tenant =>
  elsewhere.find(({ brand }) => brand.id === businessId) ?? house

/** Whether one brand's sales may be seen at the other's address. */
export const isSameBrand = (tenants: Tenants, one: string | null, other: string | null): boolean =>
  findTenantByBusiness(tenants, one) === findTenantByBusiness(tenants, other)

/**
 * The business IDs under which orders and documents of a brand are stored: a single one, or for the shop's own brand
 * all that have no host of their own.
 */
export type BrandIds = { only: string } | { allBut: string[] }

/**
 * What a business may count as its own. A record without a working host, such as one with a broken domain, has only
 * what carries its ID: it isn't the shop's own brand.
 */
export const idsOf = ({ house, elsewhere }: Tenants, businessId: string): BrandIds =>
  house.brand.id === businessId ? { allBut: elsewhere.map(({ brand }) => brand.id) } : { only: businessId }

const tenantFor = ({ brand, domain, sender, version, isSuspended }: Business, origin: string): Tenant => ({
  brand,
  origin,
  domain,
  sender,
  version,
  isSuspended,
})
