// Which brand a request is answered for, by its host; what is neither the shop's host nor a brand's is refused.
import type { Context, Next } from 'hono'
import type { Tenant } from '#shop/values/brand-facts.ts'
import type { Shop } from '#shop/shop.ts'

export type BrandVariables = { home: Tenant }
export type TenantResolverSettings = { publicUrl: string; isProduction: boolean }

export function tenantResolver(
  shop: { brands: Pick<Shop['brands'], 'readBrand'> },
  { publicUrl, isProduction }: TenantResolverSettings,
) {
  const own = new URL(publicUrl)
  /** The brand at a host; null where no shop is served. */
  const findHome = async (host: string): Promise<Tenant | null> => {
    const home = await shop.brands.readBrand(host)
    return home.domain === host || host === own.host || (!isProduction && isLoopback(host)) ? home : null
  }

  return {
    findHome,

    admit: async (c: Context<{ Variables: BrandVariables }>, next: Next) => {
      const home = await findHome(new URL(c.req.url).host)
      if (!home) return c.text('No shop is served at this address.', 421)
      c.set('home', home)
      return next()
    },

    /** Whether a form at the brand's address comes from a page of the same brand. */
    isOwnOrigin: (origin: string, { domain, origin: home }: Tenant): boolean =>
      origin === home ||
      (domain === null &&
        (origin === own.origin || (!isProduction && URL.canParse(origin) && isLoopback(new URL(origin).host)))),
  }
}

const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
