// Opens the hosted payment page of an order: at most one open page per order, its key stored before the first try.
import { randomUUID } from 'node:crypto'
import { deriveTheme } from '#shop/brand/derive-theme.ts'
import type { Order } from '#shop/order/order.ts'
import type { OrderKeyStore } from '#shop/order/order-key-store.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { Log } from '#shop/ports/log.ts'
import type { PaymentGateway, PaymentRequest } from '#shop/ports/payment-gateway.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import { REVERSE_CHARGE_NOTE } from '#shop/pricing/company-vat.ts'
import type { CouponStore } from '#shop/pricing/coupon-store.ts'
import { countryName } from '#shop/values/country.ts'
import type { BrandHome } from '#shop/values/brand-facts.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import type { ConfirmPayment } from './confirm-payment.ts'
import type { PaymentSessionRow, PaymentSessionStore } from './payment-session-store.ts'

const PAGE_LIVES_MINUTES = 31
const RETURN_KEY_LIVES_DAYS = 2
/** A page this close to its end is not handed out again. */
const REUSE_MARGIN_MS = 5 * 60_000

/** Where the buyer goes on; `sessionId` is the payment provider's name for the page. */
export type Continue = { continueAt: { kind: 'order_page' } | { kind: 'payment_page'; url: string; sessionId: string } }
type OpenProblem = 'payment_unavailable' | 'payment_not_opened' | 'coupon_invalid'
export type OpenPayment = (order: Order) => Promise<Outcome<Continue, OpenProblem>>

export type OpenPaymentDeps = {
  atomically: <Result>(work: () => Promise<Result>) => Promise<Result>
  payments: PaymentGateway
  sessions: PaymentSessionStore
  orders: OrderStore
  coupons: CouponStore
  orderKeys: OrderKeyStore
  confirmPayment: ConfirmPayment
  clock: Clock
  log: Log
  /** The brand that the order was bought from: the page bears its name and leads back to its address. */
  findHome: (businessId: string | null) => Promise<BrandHome>
}

class CouponGone extends Error {}

/**
 * The address of the hosted page for an unpaid order (spec 1 §7 "create-checkout-session"). An open page is reused; one
 * that may have been paid meanwhile is asked about first. Problems: `payment_unavailable`,
 * `payment_not_opened` (a session without a page), `coupon_invalid` (the order's
 * page had expired, and its coupon went to somebody else).
 */
export async function openPayment(deps: OpenPaymentDeps, order: Order): Promise<Outcome<Continue, OpenProblem>> {
  try {
    const earlier = await deps.sessions.findNewest(order.id)
    if (earlier?.state === 'open') {
      const settled = await deps.confirmPayment(earlier.id)
      if (settled === 'paid') return { ok: true, continueAt: { kind: 'order_page' } }
      if (settled === 'open' && isReusable(earlier, deps.clock.now())) return reuse(earlier)
      if (settled === 'open') await retire(deps, earlier)
    }

    const row = (await deps.sessions.findOpening(order.id)) ?? (await prepare(deps, order))
    if (row.state !== 'opening') return reuse(row)
    const session = await deps.payments.openSession(await requestFor(deps, order, row))
    if (!session.url) {
      await abandonOpening(deps, order.id)
      deps.log.alert({ orderId: order.id }, 'the payment provider opened a session without a page')
      return { ok: false, problem: 'payment_not_opened' }
    }

    await deps.sessions.opened(row.id, session.sessionId, session.url, deps.clock.now())
    await deps.orders.attachPaymentSession(order.id, session.sessionId, deps.clock.now())
    return { ok: true, continueAt: { kind: 'payment_page', url: session.url, sessionId: session.sessionId } }
  } catch (error) {
    if (error instanceof CouponGone) return { ok: false, problem: 'coupon_invalid' }
    if (!(error instanceof VendorError)) throw error
    const newest = await deps.sessions.findNewest(order.id)
    if (newest?.state === 'open') return reuse(newest)
    if (error.outcome === 'refused') await abandonOpening(deps, order.id)
    deps.log.warn({ orderId: order.id, problem: error.message }, 'payment page not opened')
    return { ok: false, problem: 'payment_unavailable' }
  }
}

const reuse = (row: PaymentSessionRow) => ({
  ok: true as const,
  continueAt: { kind: 'payment_page' as const, url: row.url ?? '', sessionId: row.sessionId ?? '' },
})

const isReusable = (row: PaymentSessionRow, now: Date) =>
  row.url !== null && row.expiresAt.getTime() - now.getTime() > REUSE_MARGIN_MS

async function retire(deps: OpenPaymentDeps, row: PaymentSessionRow) {
  if (row.sessionId) await deps.payments.expireSession(row.sessionId)
  await deps.sessions.move(row.id, ['open'], 'expired', deps.clock.now())
}

async function prepare(deps: OpenPaymentDeps, order: Order): Promise<PaymentSessionRow> {
  const now = deps.clock.now()
  const id = randomUUID()
  await deps.atomically(async () => {
    const isRevived = await deps.orders.movePayment(order.id, ['expired'], 'awaiting', now)
    if (isRevived && !(await deps.coupons.holdAgain(order.id, now))) throw new CouponGone()
    await deps.sessions.create({
      id,
      orderId: order.id,
      amountCents: order.totalCents,
      expiresAt: new Date(now.getTime() + PAGE_LIVES_MINUTES * 60_000),
      now,
    })
  })
  // Of two clicks at once, the second finds the page of the first.
  const row = await deps.sessions.findNewest(order.id)
  if (!row) throw new Error('The payment session vanished between insert and read.')
  return row
}

// A request that was certainly refused must not be repeated with its old key; until the next try nobody holds a coupon for it.
async function abandonOpening({ atomically, sessions, orders, coupons, clock }: OpenPaymentDeps, orderId: string) {
  const now = clock.now()
  const row = await sessions.findOpening(orderId)
  if (!row) return
  await atomically(async () => {
    if (!(await sessions.move(row.id, ['opening'], 'expired', now))) return
    if (await orders.movePayment(orderId, ['awaiting'], 'expired', now)) await coupons.free(orderId, now)
  })
}

async function requestFor(deps: OpenPaymentDeps, order: Order, row: PaymentSessionRow): Promise<PaymentRequest> {
  const { bundle } = order
  const { brand, origin } = await deps.findHome(order.businessId)
  const theme = deriveTheme(brand.colors)
  const reference = encodeURIComponent(order.reference)
  return {
    idempotencyKey: `session:${row.id}`,
    orderId: order.id,
    orderReference: order.reference,
    customerEmail: order.email,
    title: `${order.topUp ? 'Top-up: ' : ''}${bundle.zone} ${bundle.data}, ${bundle.days} days`,
    description: order.topUp ? `Top-up of a travel eSIM by ${brand.name}` : `Travel eSIM by ${brand.name}`,
    bundleId: bundle.bundleId,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    processingFeeCents: order.processingFeeCents,
    vatBasisPoints: order.vatBasisPoints,
    vatCountry: order.vatCountry === 'outside-eu' ? null : order.vatCountry,
    totalCents: order.totalCents,
    couponCode: order.couponCode,
    brandName: brand.name,
    look: { background: theme.page, button: theme.solid },
    company: order.company && { ...order.company.details, country: countryName(order.company.details.country) },
    invoiceNote: order.isReverseCharged ? REVERSE_CHARGE_NOTE : null,
    successUrl: `${origin}/success?reference=${reference}&key=${await returnKey(deps, order, row)}`,
    cancelUrl: `${origin}/checkout?redirect_status=failed`,
    expiresAt: row.expiresAt,
    metadata: {
      order_id: order.id,
      order_reference: order.reference,
      bundle_id: bundle.bundleId,
      brand_name: brand.name,
      coupon: order.couponCode ?? '',
    },
  }
}

// The same request must carry the same key when it is repeated, or the provider refuses the repetition.
function returnKey(deps: OpenPaymentDeps, order: Order, row: PaymentSessionRow) {
  const expiresAt = new Date(row.createdAt.getTime() + RETURN_KEY_LIVES_DAYS * 86_400_000)
  return deps.orderKeys.issue({ orderId: order.id, kind: 'return', seed: row.id, expiresAt })
}
