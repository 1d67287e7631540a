// What the provider is asked for: the page of one order, with everything on it. A repeated request must be the same to
// the letter, or the provider rejects it.
import type { Base } from '#shop/assembly/base.ts'
import { sellerLine } from '#shop/people/brand/seller-identity.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { toSnapshot } from '#shop/sales/order/order-snapshot.ts'
import { isDeposit, type Order } from '#shop/sales/order/order.ts'
import type { PaymentRequest } from '#ports/payment-gateway.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { titleInFull, type SaleWords } from '#shop/sales/order/sale-words.ts'
import { viewSaleWords } from '#shop/sales/order/view-sale-words.ts'
import { prefixOf } from '#values/language.ts'
import { countryName } from '#values/country/country.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'

/** Twice the provider's minimum, so that neither clock differences nor a short outage keep anyone from paying. */
export const PAGE_LIVES_MS = 60 * 60_000

export type PaymentRequestDeps = Pick<Base, 'orders' | 'orderKeys' | 'saleWords' | 'readCatalogue'> & {
  /** The brand that sold the order: the page carries its name and returns to its address. */
  findTenant: (businessId: string | null) => Promise<Tenant>
}

/** The page's title, prices in cents, look, and the ways back from it, from the order and the stored row. */
export async function composePaymentRequest(
  deps: PaymentRequestDeps,
  order: Order,
  row: PaymentSessionRow,
): Promise<PaymentRequest> {
  const { bundle } = order
  const { brand, origin } = await deps.findTenant(order.businessId)
  const theme = deriveTheme(brand.colors)
  const words = await viewSaleWords(deps, order.language)
  const seller = sellerLine(brand.company)
  return {
    idempotencyKey: `session:${row.id}`,
    orderId: order.id,
    orderReference: order.reference,
    customerEmail: order.email,
    title: titleOf(order, words),
    description: descriptionOf(order, brand.name, words),
    bundleId: bundle.bundleId,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    processingFeeCents: order.processingFeeCents,
    vatBasisPoints: order.vatBasisPoints,
    vatCountry: order.vatCountry === 'outside-eu' ? null : order.vatCountry,
    totalCents: order.totalCents,
    couponCode: order.couponCode,
    brandName: brand.name,
    seller: seller === null ? null : { line: seller, soldBy: words.soldBy(seller) },
    look: { background: theme.page, button: theme.solid },
    company: order.company && { ...order.company.details, country: countryName(order.company.details.country) },
    invoiceNote: order.isReverseCharged ? words.reverseChargeNote : null,
    language: order.language ?? null,
    ...(await waysBack(deps, order, row, origin)),
    expiresAt: row.expiresAt,
    livesMs: PAGE_LIVES_MS,
    metadata: { ...toSnapshot(order, row.id), brand_name: brand.name },
  }
}

// After a deposit, the buyer returns to their balance; without paying for a swap, to the order that they have.
async function waysBack(deps: PaymentRequestDeps, order: Order, row: PaymentSessionRow, origin: string) {
  const reference = encodeURIComponent(order.reference)
  if (isDeposit(order)) {
    const balance = `${origin}/business-dashboard?tab=balance`
    return { successUrl: `${balance}&deposit=${reference}`, cancelUrl: balance }
  }
  const place = origin + prefixOf(order.language ?? null)
  const { token } = deps.orderKeys.returning(order, row.id, row.expiresAt)
  const former = order.swapOf ? await deps.orders.find(order.swapOf) : null
  return {
    successUrl: `${place}/success?reference=${reference}&key=${token}`,
    cancelUrl: former ? place + swapPath(former) : `${place}/checkout?redirect_status=failed`,
  }
}

const swapPath = ({ reference }: Order) => `/order/cancel?reference=${encodeURIComponent(reference)}&instead=same`

function titleOf(order: Order, words: SaleWords): string {
  const { bundle, quantity = 1 } = order
  if (isDeposit(order)) return 'Prepaid balance'
  const product = `${titleInFull(bundle, words)}, ${words.days(bundle.days)}`
  if (quantity > 1) return `${quantity} × ${product}`
  if (order.swapOf) return words.difference(product)
  return order.topUp ? words.toppedUp(product) : product
}

// If a discount leaves too little to charge, a fee makes up the difference. The provider gets one line for both, so the
// description spells out the sum.
function descriptionOf(order: Order, brandName: string, words: SaleWords): string {
  if (isDeposit(order)) return `Prepaid balance with ${brandName}: no VAT now, it is charged on each order`
  const what = order.topUp ? words.topUpBy(brandName) : words.esimBy(brandName)
  if (order.processingFeeCents === 0) return what
  const sum = words.sum({
    whole: words.euro(order.subtotalCents),
    discount: words.euro(order.discountCents),
    code: order.couponCode,
    fee: words.euro(order.processingFeeCents),
  })
  return `${what}: ${sum}`
}
