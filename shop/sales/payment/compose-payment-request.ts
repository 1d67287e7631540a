// What the provider is asked for: the page of one order, with everything on it. A repeated request must be the same to
// the letter, or the provider rejects it.
import type { Base } from '#shop/assembly/base.ts'
import { sellerLine } from '#shop/people/brand/seller-identity.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { toSnapshot } from '#shop/sales/order/order-snapshot.ts'
import { isDeposit, type Order } from '#shop/sales/order/order.ts'
import type { PaymentRequest } from '#ports/payment-gateway.ts'
import { REVERSE_CHARGE_NOTE } from '#shop/catalogue/pricing/company-vat.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { titleInFull } from '#shop/catalogue/trip/trip-name.ts'
import { prefixOf } from '#values/language.ts'
import { countryName } from '#values/country/country.ts'
import { counted } from '#values/counted.ts'
import { formatEuro } from '#values/money.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'

/** Twice the provider's minimum, so that neither clock differences nor a short outage keep anyone from paying. */
export const PAGE_LIVES_MS = 60 * 60_000

export type PaymentRequestDeps = Pick<Base, 'orderKeys'> & {
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
  return {
    idempotencyKey: `session:${row.id}`,
    orderId: order.id,
    orderReference: order.reference,
    customerEmail: order.email,
    title: titleOf(order),
    description: descriptionOf(order, brand.name),
    bundleId: bundle.bundleId,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    processingFeeCents: order.processingFeeCents,
    vatBasisPoints: order.vatBasisPoints,
    vatCountry: order.vatCountry === 'outside-eu' ? null : order.vatCountry,
    totalCents: order.totalCents,
    couponCode: order.couponCode,
    brandName: brand.name,
    seller: sellerLine(brand.company),
    look: { background: theme.page, button: theme.solid },
    company: order.company && { ...order.company.details, country: countryName(order.company.details.country) },
    invoiceNote: order.isReverseCharged ? REVERSE_CHARGE_NOTE : null,
    language: order.language ?? null,
    ...waysBack(deps, order, row, origin),
    expiresAt: row.expiresAt,
    livesMs: PAGE_LIVES_MS,
    metadata: { ...toSnapshot(order, row.id), brand_name: brand.name },
  }
}

// After a deposit, the buyer returns to their balance.
function waysBack(deps: PaymentRequestDeps, order: Order, row: PaymentSessionRow, origin: string) {
  const reference = encodeURIComponent(order.reference)
  if (isDeposit(order)) {
    const balance = `${origin}/business-dashboard?tab=balance`
    return { successUrl: `${balance}&deposit=${reference}`, cancelUrl: balance }
  }
  const place = origin + prefixOf(order.language ?? null)
  const { token } = deps.orderKeys.returning(order.id, row.id, row.expiresAt)
  return {
    successUrl: `${place}/success?reference=${reference}&key=${token}`,
    cancelUrl: `${place}/checkout?redirect_status=failed`,
  }
}

const titleOf = (order: Order): string => {
  const { bundle } = order
  return isDeposit(order)
    ? 'Prepaid balance'
    : `${order.topUp ? 'Top-up: ' : ''}${titleInFull(bundle)}, ${counted(bundle.days, 'day')}`
}

// If a discount leaves too little to charge, a fee makes up the difference. The provider gets one line for both, so the
// description spells out the sum.
function descriptionOf(order: Order, brandName: string): string {
  if (isDeposit(order)) return `Prepaid balance with ${brandName}: no VAT now, it is charged on each order`
  const what = order.topUp ? `Top-up of a travel eSIM by ${brandName}` : `Travel eSIM by ${brandName}`
  if (order.processingFeeCents === 0) return what
  const discount = order.couponCode ? `discount ${order.couponCode}` : 'discount'
  const { subtotalCents, discountCents, processingFeeCents } = order
  return `${what}: ${formatEuro(subtotalCents)} − ${formatEuro(discountCents)} ${discount} + ${formatEuro(processingFeeCents)} processing fee`
}
