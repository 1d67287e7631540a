// Turns a cart into an order and, when something is to be paid, into an open hosted payment page (spec 1 §4 "Checkout and order").
import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { CustomerStore } from '#shop/account/customer-store.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { Catalogue } from '#shop/catalogue/bundle.ts'
import { isSettled, orderReference, type Order, type TaxEvidence } from '#shop/order/order.ts'
import type { OrderKeyStore } from '#shop/order/order-key-store.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { CouponStore } from '#shop/pricing/coupon-store.ts'
import { normalizeCouponCode } from '#shop/pricing/coupon.ts'
import type { ChosenCountry, VatDecision } from '#shop/pricing/vat-country.ts'
import type { CountryCode } from '#shop/values/country.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import type { OpenPayment } from './open-payment.ts'
import { quoteCart, type CartLine, type QuotedCart, type QuoteProblem } from './quote-cart.ts'

export type OrderWish = {
  /** One cart, one order: submitting the same cart with the same answers again finds the same order. */
  cartId: string
  line: CartLine
  /** Already checked: lowercase, trimmed, of the right form. */
  email: string
  name: string
  couponCode: string | null
  wantsImmediateDelivery: boolean
  vat: VatDecision
  chosenCountry: ChosenCountry | null
  ipCountry: CountryCode | null
  ip: string | null
  /** The total in cents that the page showed; a different one is shown again before anybody pays. */
  seenTotalCents: number | null
  brand: Brand
}

export type PlacedOrder = {
  orderId: string
  reference: string
  continueAt: { kind: 'order_page' } | { kind: 'payment_page'; url: string }
}
export type PlaceOrderProblem = QuoteProblem | 'total_changed' | 'payment_unavailable'

export type PlaceOrderDeps = {
  atomically: <Result>(work: () => Promise<Result>) => Promise<Result>
  readCatalogue: () => Promise<Catalogue>
  coupons: CouponStore
  customers: CustomerStore
  orders: OrderStore
  orderKeys: OrderKeyStore
  jobs: JobQueue
  clock: Clock
  openPayment: OpenPayment
}

class CouponGone extends Error {}

/**
 * Places the order of one cart (spec 1 §4). A free order is settled at once; a paid one answers with the address of the
 * hosted page. Problems: those of `quoteCart`, `total_changed` (the total differs from the one that was shown),
 * `payment_unavailable` (the provider did not open a page; the order stays and the same cart may be submitted again).
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  wish: OrderWish,
): Promise<Outcome<PlacedOrder, PlaceOrderProblem>> {
  const now = deps.clock.now()
  const code = wish.couponCode ? normalizeCouponCode(wish.couponCode) : null
  const coupon = code ? { code, found: await deps.coupons.find(code) } : null
  const quoted = quoteCart(await deps.readCatalogue(), wish.line, wish.vat, coupon, now)
  if (!quoted.ok) return quoted
  if (wish.seenTotalCents !== null && wish.seenTotalCents !== quoted.quote.totalCents)
    return { ok: false, problem: 'total_changed' }

  const order = await findOrCreate(deps, wish, quoted, now)
  if (!order) return { ok: false, problem: 'coupon_invalid' }
  if (isSettled(order))
    return { ok: true, orderId: order.id, reference: order.reference, continueAt: { kind: 'order_page' } }

  const page = await deps.openPayment(order, wish.brand)
  return page.ok ? { ok: true, orderId: order.id, reference: order.reference, continueAt: page.continueAt } : page
}

async function findOrCreate(
  deps: PlaceOrderDeps,
  wish: OrderWish,
  quoted: QuotedCart,
  now: Date,
): Promise<Order | null> {
  const attemptKey = attemptKeyOf(wish, quoted)

  for (let placedAt = now; ; placedAt = laterThan(placedAt)) {
    // A double click, or the same cart again after the payment page: the order is there already.
    const earlier = await deps.orders.findByAttempt(attemptKey)
    if (earlier) return earlier

    try {
      await deps.atomically(() => create(deps, wish, quoted, attemptKey, placedAt))
    } catch (error) {
      if (error instanceof CouponGone) return null
      throw error
    }
  }
}

// Two orders of one customer for one bundle in the same millisecond would share their reference.
const laterThan = (moment: Date) => new Date(moment.getTime() + randomInt(1, 1_000))

async function create(
  deps: PlaceOrderDeps,
  wish: OrderWish,
  { bundle, quote, couponCode }: QuotedCart,
  attemptKey: string,
  now: Date,
): Promise<void> {
  const id = randomUUID()
  const taxRate = (quote.vatBasisPoints / 10_000).toString()
  const userId = await deps.customers.findOrCreate({
    id: randomUUID(),
    email: wish.email,
    fullName: wish.name,
    country: wish.ipCountry,
    ip: wish.ip,
    taxRate,
    now,
  })

  const isCreated = await deps.orders.create({
    id,
    reference: orderReference(wish.brand.orderPrefix, now, bundle.bundleId, userId),
    attemptKey,
    userId,
    email: wish.email,
    customerName: wish.name,
    bundle,
    couponCode,
    subtotalCents: quote.subtotalCents,
    discountCents: quote.discountCents,
    processingFeeCents: quote.processingFeeCents,
    vatBasisPoints: quote.vatBasisPoints,
    vatCents: quote.vatCents,
    totalCents: quote.totalCents,
    ipAddress: wish.ip,
    taxEvidence: evidenceOf(wish),
    wantsImmediateDelivery: wish.wantsImmediateDelivery,
    now,
  })
  if (!isCreated) return
  if (couponCode && !(await deps.coupons.hold(couponCode, id, now))) throw new CouponGone()

  if (quote.totalCents <= 0) {
    await deps.orders.settle(id, 'free', 0, now)
    await deps.coupons.redeem(id, now)
    await deps.jobs.nudge({ name: 'provisioning', orderId: id })
  }
}

const evidenceOf = ({ vat, chosenCountry, ipCountry }: OrderWish): TaxEvidence => ({
  basis: vat.basis,
  chargedCountry: vat.country,
  chosenCountry,
  ipCountry,
  cardCountry: null,
  conflict: vat.conflict,
})

const attemptKeyOf = (wish: OrderWish, { bundle, quote, couponCode }: QuotedCart) =>
  createHash('sha256')
    .update(
      JSON.stringify([wish.cartId, bundle, quote, couponCode, wish.email, wish.name, wish.wantsImmediateDelivery]),
    )
    .digest('hex')
