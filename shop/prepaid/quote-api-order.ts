// What an order by API costs its business now, and what it gets.
import { bundlePriceCents, findBundle, networkIdOf, sizeText, topupPriceCents } from '#shop/catalogue/bundle.ts'
import type { PriceList } from '#shop/catalogue/retail-price.ts'
import type { OrderedBundle } from '#shop/order/order.ts'
import { decideCompanyVat, type CompanyVat } from '#shop/pricing/company-vat.ts'
import { quote, type Quote } from '#shop/pricing/quote.ts'
import type { CountryCode } from '#shop/values/country.ts'
import { TEST_NETWORK, type NetworkId } from '#shop/values/network-id.ts'
import type { OrdersOf } from './api-order-store.ts'
import type { Billing, BillingStore } from './billing-store.ts'
import { findBillingVat, type BillingVatDeps } from './find-billing-vat.ts'

export type QuoteApiOrderDeps = BillingVatDeps & {
  billing: BillingStore
  readPriceList: (businessId: string) => Promise<PriceList>
  sellerCountry: CountryCode
}
export type PricedApiOrder = {
  bundle: OrderedBundle
  networkId: NetworkId
  quote: Quote
  vat: CompanyVat
  billing: Billing | null
}

/**
 * What the business pays. `zone` is that of the eSIM that gets the data, null for an order that brings its own. Null for a bundle that is not sold now, or
 * not in that zone.
 */
export async function quoteApiOrder(
  deps: QuoteApiOrderDeps,
  { businessId, mode }: OrdersOf,
  bundleId: string,
  zone: string | null,
): Promise<PricedApiOrder | null> {
  const { buying, selling } = await deps.readPriceList(businessId)
  const catalogue = buying ?? selling
  const sold = findBundle(catalogue, bundleId, zone === null ? bundlePriceCents : topupPriceCents)
  if (!sold || (zone !== null && sold.zone.name !== zone)) return null
  const billing = await deps.billing.find(businessId)
  const vat = billing
    ? await findBillingVat(deps, billing)
    : decideCompanyVat(await deps.readVatRates(), deps.sellerCountry, null, null, deps.today())
  return {
    billing,
    vat,
    quote: quote(sold.priceCents, vat.basisPoints),
    networkId: mode === 'test' ? TEST_NETWORK : networkIdOf(catalogue, bundleId),
    bundle: {
      bundleId,
      zone: sold.zone.name,
      data: sizeText(sold.bundle.megabytes),
      days: sold.bundle.validityDays,
      megabytes: sold.bundle.megabytes,
      destinations: [],
      arrival: null,
      departure: null,
    },
  }
}
