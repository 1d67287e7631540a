// The prefix of a brand's order references also names its invoice series (shop/sales/invoicing/invoice.ts,
// shop/partners/payout/end-payout-run.ts).
import type { Brand, Tenant } from '#values/brand-facts.ts'

/** What may follow the prefix: nothing for invoices, and the kinds of credit notes and self-billed documents. */
const KINDS = ['', '-c', '-sb', '-sbc']

/** The names of brands that number documents in one series: each of their sellers has gaps in its own numbers. */
export const sharedSeries = (tenants: Pick<Tenant, 'brand'>[]): string[][] =>
  tenants.flatMap(({ brand }, place) => {
    const isShared = (others: Pick<Tenant, 'brand'>[]) => isPrefixTaken(brand.orderPrefix, brand.id, others)
    const others = isShared(tenants.slice(0, place)) ? [] : tenants.filter((other) => isShared([other]))
    return others.length > 0 ? [[brand.name, ...others.map((other) => other.brand.name)]] : []
  })

/**
 * Whether one of these brands already numbers documents in a series that this brand would use with `prefix`. Two sellers
 * in one series would each have gaps in their numbers.
 */
export const isPrefixTaken = (prefix: string, brandId: Brand['id'], tenants: Pick<Tenant, 'brand'>[]): boolean =>
  tenants.some(
    ({ brand }) =>
      brand.id !== brandId &&
      KINDS.some((kind) => brand.orderPrefix === prefix + kind || prefix === brand.orderPrefix + kind),
  )
