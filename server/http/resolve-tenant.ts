// The brand that a request is for, by its host; any other host is refused.
import type { Context, Next } from 'hono'
import type { Tenant } from '#values/brand-facts.ts'
import type { Shop } from '#shop/assembly/shop.ts'

export type BrandVariables = { tenant: Tenant }
export type TenantResolverSettings = { publicUrl: string; isProduction: boolean }

export function tenantResolver(
  shop: { brands: Pick<Shop['brands'], 'readBrand'> },
  { publicUrl, isProduction }: TenantResolverSettings,
) {
  const own = new URL(publicUrl)
  /** The brand at a host; null if no shop is served there. */
  const findTenant = async (host: string): Promise<Tenant | null> => {
    const tenant = await shop.brands.readBrand(host)
    return tenant.domain === host || host === own.host || (!isProduction && isLoopback(host)) ? tenant : null
  }

  return {
    findTenant,

    admit: async (c: Context<{ Variables: BrandVariables }>, next: Next) => {
      const tenant = await findTenant(new URL(c.req.url).host)
      if (!tenant) return c.text('No shop is served at this address.', 421)
      c.set('tenant', tenant)
      return next()
    },

    /** Whether a form sent to the brand's address comes from a page of the same brand. */
    isOwnOrigin: (origin: string, { domain, origin: ownOrigin }: Tenant): boolean =>
      origin === ownOrigin ||
      (domain === null &&
        (origin === own.origin || (!isProduction && URL.canParse(origin) && isLoopback(new URL(origin).host)))),
  }
}

const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
