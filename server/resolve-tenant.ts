// The brand that a request is for, by its host; any other host is refused.
import type { Context, Next } from 'hono'
import type { Tenant } from '#shop/values/brand-facts.ts'
import type { Shop } from '#shop/shop.ts'

export type BrandVariables = { tenant: Tenant }
export type TenantResolverSettings = { publicUrl: string; isProduction: boolean }

export function tenantResolver(
  shop: { brands: Pick<Shop['brands'], 'readBrand'> },
  { publicUrl, isProduction }: TenantResolverSettings,
) {
  const own = new URL(publicUrl)
  const hostOf = hostFinder()
  /** The brand at a host; null if no shop is served there. */
  const findTenant = async (host: string): Promise<Tenant | null> => {
    const tenant = await shop.brands.readBrand(host)
    return tenant.domain === host || host === own.host || (!isProduction && isLoopback(host)) ? tenant : null
  }

  return {
    findTenant,

    admit: async (c: Context<{ Variables: BrandVariables }>, next: Next) => {
      const tenant = await findTenant(hostOf(c.req.url))
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

const MOST_HOSTS = 200

/** The host of a request's address, as the URL standard writes it. All requests come to a few, so each is parsed once. */
function hostFinder() {
  const known = new Map<string, string>()
  return (url: string): string => {
    const start = url.slice(0, url.indexOf('/', url.indexOf('//') + 2))
    const host = known.get(start) ?? new URL(url).host
    if (known.size >= MOST_HOSTS) known.clear()
    known.set(start, host)
    return host
  }
}

const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
