// What an API order costs its business now, and what it gets.
import type { Base } from '#shop/assembly/base.ts'
import {
  findBundleById,
  bundlePriceCents,
  findBundle,
  sourceOf,
  topupPriceCents,
  type BundleSource,
} from '#shop/catalogue/bundle/bundle.ts'
import { sizeText, topsUp } from '#values/data-allowance.ts'
import type { OrderedBundle } from '#shop/sales/order/order.ts'
import { decideCompanyVat, type CompanyVat } from '#shop/catalogue/pricing/company-vat.ts'
import { quote, type Quote } from '#shop/catalogue/pricing/quote.ts'
import { displayNameIn } from '#shop/catalogue/trip/trip-name.ts'
import { TEST_NETWORK, type NetworkId } from '#values/network-id.ts'
import type { OrdersOf } from './api-order-store.ts'
import type { Billing } from './billing-store.ts'
import { findBillingVat, type BillingVatDeps } from './find-billing-vat.ts'

export type QuoteApiOrderDeps = BillingVatDeps & Pick<Base, 'billing' | 'readPriceList' | 'sellerCountry'>
export type PricedApiOrder = BundleSource & {
  bundle: OrderedBundle
  /** How many travelers it is for. */
  quantity: number
  quote: Quote
  vat: CompanyVat
  billing: Billing | null
}

type ApiOrderTerms = Omit<PricedApiOrder, 'quantity' | 'quote'>

/**
 * The eSIM to top up: its zone, and unless the order was paid for long ago, its network and what was bought with it. A
 * bundle that is bought elsewhere by now can't go on it.
 */
export type ToppedUpEsim = { zone: string; now?: { networkId: NetworkId; data: string } }

/**
 * The business's price for that many travelers together; `esim` is null for an order with eSIMs of its own. Null for a
 * bundle that isn't on sale, or not for that eSIM.
 */
export async function quoteApiOrder(
  deps: QuoteApiOrderDeps,
  of: OrdersOf,
  bundleId: string,
  esim: ToppedUpEsim | null,
  quantity = 1,
): Promise<PricedApiOrder | null> {
  const { buying, selling } = await deps.readPriceList(of.businessId)
  const sold = findBundle(buying ?? selling, bundleId, esim === null ? bundlePriceCents : topupPriceCents)
  const described = sold && (await describeApiOrder(deps, of, bundleId))
  if (!described || (esim && !isFor(esim, described))) return null
  return { ...described, quantity, quote: quote(sold.priceCents * quantity, described.vat.basisPoints) }
}

const isFor = ({ zone, now }: ToppedUpEsim, { bundle, networkId }: ApiOrderTerms): boolean =>
  bundle.zone === zone && (!now || (networkId === now.networkId && topsUp(bundle.data, now.data)))

/** The same without a price, for a bundle in any state; null if it is no longer in the catalog. */
export async function describeApiOrder(
  deps: QuoteApiOrderDeps,
  { businessId, mode }: OrdersOf,
  bundleId: string,
): Promise<ApiOrderTerms | null> {
  const { selling } = await deps.readPriceList(businessId)
  const bundle = findBundleById(selling.bundles, bundleId)
  if (!bundle) return null
  const billing = await deps.billing.find(businessId)
  const vat = billing
    ? await findBillingVat(deps, billing)
    : decideCompanyVat(await deps.readVatRates(), { country: deps.sellerCountry }, null, null, deps.today())
  return {
    billing,
    vat,
    ...(mode === 'test' ? { networkId: TEST_NETWORK, packageId: null } : sourceOf(selling, bundleId)),
    bundle: {
      bundleId,
      zone: bundle.zone,
      place: displayNameIn(selling, bundle.zone),
      data: sizeText(bundle),
      days: bundle.validityDays,
      megabytes: bundle.megabytes,
      destinations: [],
      arrival: null,
      departure: null,
    },
  }
}
