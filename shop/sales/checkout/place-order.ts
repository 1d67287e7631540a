// Turns a cart into an order and, if it costs something, into an open hosted payment page (storefront rules §4
// "Checkout and order").
import type { ForeignLanguage } from '#values/language.ts'
import type { Base } from '#shop/assembly/base.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { toTouch, type Attribution, type AttributionInput, type Touch } from '#shop/sales/affiliate/find-affiliate.ts'
import type { At, Brand } from '#values/brand-facts.ts'
import { isSettled, isUnpaid } from '#shop/sales/order/order-conditions.ts'
import type { OrderCompany } from '#shop/sales/order/order-company.ts'
import { orderReference, type Order, type TopUpTarget } from '#shop/sales/order/order.ts'
import { phoneFactsOf, type PhoneFacts } from '#shop/sales/order/ordered-phone.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { CompanyVat } from '#shop/catalogue/pricing/company-vat.ts'
import { rateText } from '#shop/catalogue/pricing/vat.ts'
import { laterParts } from '#shop/catalogue/trip/plan-parts.ts'
import type { ChosenCountry, VatDecision } from '#shop/catalogue/pricing/vat-country.ts'
import type { CountryCode } from '#values/country/country.ts'
import { topsUp } from '#values/data-allowance.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import type { Continue, OpenPayment, OpenPreparedPage, PreparePage } from '#shop/sales/payment/open-payment.ts'
import type { PaymentSessionRow } from '#shop/sales/payment/payment-session-store.ts'
import { attemptKeyOf, evidenceOf } from './compose-attempt.ts'
import type { CheckTopUp, TopUpProblem } from './check-top-up.ts'
import {
  CompanyNotSaved,
  couponUser,
  CustomerNotSaved,
  saveOrderCompany,
  saveCustomer,
  type SaveBuyerDeps,
} from './save-buyer.ts'
import { addGift, findGiftProblem, type GiftProblem } from '#shop/sales/gift/place-gift.ts'
import { giveFree, type PlacePartyDeps } from '#shop/sales/party/place-party.ts'
import type { GiftInput } from '#shop/sales/gift/gift.ts'
import { quoteCart, type CartLine, type QuoteDeps, type QuotedCart, type QuoteProblem } from './quote-cart.ts'

/** Orders of one visitor, whether they succeed or not. */
const PER_ASKER: Limit = { name: 'order', points: 60, seconds: 600 }

export type OrderInput = {
  /** One cart, one order: submitting the same cart with the same answers again finds the same order. */
  cartId: string
  line: CartLine
  /** Already validated: lowercase, trimmed, well-formed. */
  email: string
  name: string
  /** Already validated; null for a private customer. */
  company: BuyingCompany | null
  couponCode: string | null
  /** What the other travelers are called, from the second on; empty for whoever has no name. */
  travelerNames?: string[]
  /** To whom its eSIM goes, if not to the buyer. */
  gift?: GiftInput | null
  /** A consumer's request. A company has no right of withdrawal to give up, so its answer is ignored. */
  wantsImmediateDelivery: boolean
  language: ForeignLanguage | null
  vat: VatDecision | CompanyVat
  chosenCountry: ChosenCountry | null
  ipCountry: CountryCode | null
  ip: string | null
  /** The visitor's key for rate limits. */
  rateLimitKey: string
  /** The total in cents that the page showed; if it differs, the new one is shown before anybody pays. */
  seenTotalCents: number | null
} & PhoneFacts &
  Pick<AttributionInput, 'touch' | 'buyerBusinessId'>

/** The order's company, before it gets the code under which it may be saved. */
type BuyingCompany = Omit<OrderCompany, 'referenceCode'> & { isToBeSaved: boolean }

/** `touch` is the affiliate code the order was placed with, for the browser to remember. */
export type PlacedOrder = Continue & { orderId: string; reference: string; touch: Touch | null }
export type PlaceOrderProblem =
  | QuoteProblem
  | TopUpProblem
  | GiftProblem
  | 'total_changed'
  | 'payment_unavailable'
  | 'payment_not_opened'
  | 'company_not_saved'
  | 'customer_not_saved'

export type PlaceOrderDeps = QuoteDeps &
  SaveBuyerDeps &
  PlacePartyDeps &
  Pick<Base, 'transaction' | 'orders' | 'orderKeys' | 'plannedParts' | 'gifts' | 'today' | 'tracer'> & {
    openPayment: OpenPayment
    preparePage: PreparePage
    openPreparedPage: OpenPreparedPage
    checkTopUp: CheckTopUp
    findAffiliate: (input: AttributionInput) => Promise<Attribution | null>
  }

class CouponGone extends Error {}
class AlreadyPlaced extends Error {}
class PageRefused extends Error {
  readonly answer: TooOften
  constructor(answer: TooOften) {
    super('A visitor has too many payment pages open.')
    this.answer = answer
  }
}

/** An order, with its page if one was prepared. */
type OrderWithPage = { order: Order; page: PaymentSessionRow | null }

/**
 * Places the order of one cart (storefront rules §4). A free order is settled right away; for a paid one, the answer
 * has the address of the hosted page. Problems: those of `quoteCart`, `total_changed` (the total differs from the one
 * that was shown), `payment_unavailable` and `payment_not_opened` (there is no page to pay on; the same cart can be
 * submitted again), `customer_not_saved` and `company_not_saved` (the record couldn't be written, so nothing was
 * ordered), those of `findGiftProblem`, and those of `checkTopUp` if the cart is a top-up. `too_often` for a visitor who keeps ordering, guessing
 * codes, or opening payment pages.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  input: OrderInput,
  at: At,
): Promise<Outcome<PlacedOrder, PlaceOrderProblem> | TooOften> {
  // The rate limit is counted in the order's transaction, except if a coupon or the network has to be asked first.
  const isCountedFirst = input.couponCode !== null || Boolean(input.line.topUpFor)
  const refused = isCountedFirst ? await refusedBy(deps, input) : null
  if (refused) return refused
  const now = deps.clock.now()
  const quoted = await quoteAsSeen(deps, input, at)
  if (!quoted.ok) return (isCountedFirst ? null : await refusedBy(deps, input)) ?? quoted

  const placed = await findOrCreate(deps, { input, isCounted: isCountedFirst }, at, quoted, now)
  if (!placed.ok) return placed
  const { order } = placed
  const named = { orderId: order.id, reference: order.reference, touch: toTouch(order) }
  // Paid, refunded, or stopped: nobody pays for it a second time.
  if (!isUnpaid(order)) return { ok: true, ...named, continueAt: { kind: 'order_page' } }

  const page = placed.page
    ? await deps.openPreparedPage(order, placed.page)
    : await deps.openPayment(order, input.rateLimitKey)
  return page.ok ? { ok: true, ...named, continueAt: page.continueAt } : page
}

/** Counts one order of this visitor. */
async function refusedBy({ limiter }: PlaceOrderDeps, { rateLimitKey }: OrderInput): Promise<TooOften | null> {
  const allowed = await limiter.take(PER_ASKER, rateLimitKey)
  return allowed.ok ? null : allowed
}

async function quoteAsSeen(
  deps: PlaceOrderDeps,
  input: OrderInput,
  at: At,
): Promise<Outcome<QuotedCart, QuoteProblem | GiftProblem | 'total_changed'> | TooOften> {
  const quoted = await quoteCart(deps, input, at)
  if (!quoted.ok) return quoted
  if (input.seenTotalCents !== null && input.seenTotalCents !== quoted.quote.totalCents)
    return { ok: false, problem: 'total_changed' }
  const problem = await findGiftProblem(deps, { ...input, bundle: quoted.bundle }, at)
  return problem ? { ok: false, problem } : quoted
}

async function findOrCreate(
  deps: PlaceOrderDeps,
  { input, isCounted }: { input: OrderInput; isCounted: boolean },
  { tenant: { brand } }: At,
  quoted: QuotedCart,
  now: Date,
): Promise<Outcome<OrderWithPage, PlaceOrderProblem> | TooOften> {
  const attemptKey = attemptKeyOf(input, brand, quoted)
  const topUp = await readTarget(deps, input.line, quoted)
  if (!topUp.ok) {
    // An order that is already paid is shown, whatever happened to its eSIM.
    const bought = await deps.orders.findByAttempt(attemptKey)
    return bought && isSettled(bought) ? { ok: true, order: bought, page: null } : topUp
  }

  for (let placedAt = now; ; placedAt = laterThan(placedAt)) {
    try {
      const attempt = { input, isCounted, brand, quoted, attemptKey, target: topUp.target }
      const placed = await deps.transaction(() => create(deps, attempt, placedAt))
      return 'order' in placed ? { ok: true, ...placed } : placed
    } catch (error) {
      // The count was rolled back with the order, but the attempt must still count.
      if (!isCounted) await refusedBy(deps, input)
      if (error instanceof CouponGone) return { ok: false, problem: 'coupon_invalid' }
      if (error instanceof CompanyNotSaved) return { ok: false, problem: 'company_not_saved' }
      if (error instanceof CustomerNotSaved) return { ok: false, problem: 'customer_not_saved' }
      if (error instanceof PageRefused) return error.answer
      if (!(error instanceof AlreadyPlaced)) throw error
    }
    // A double click, or the same cart again after the payment page: the order already exists.
    const earlier = await deps.orders.findByAttempt(attemptKey)
    if (earlier) return { ok: true, order: earlier, page: null }
  }
}

// Two orders by one customer for the same bundle in the same millisecond would get the same reference.
const laterThan = (moment: Date) => new Date(moment.getTime() + randomInt(1, 1_000))

// Nobody pays for data that can't arrive: the eSIM is checked each time before its order leads to a payment page.
async function readTarget(
  { checkTopUp }: PlaceOrderDeps,
  { topUpFor }: CartLine,
  { bundle, networkId }: QuotedCart,
): Promise<Outcome<{ target: TopUpTarget | null }, PlaceOrderProblem>> {
  if (!topUpFor) return { ok: true, target: null }
  const esim = await checkTopUp(topUpFor, bundle.bundleId)
  if (!esim.ok) return esim
  return esim.zone === bundle.zone && esim.networkId === networkId && topsUp(bundle.data, esim.data)
    ? { ok: true, target: esim.target }
    : { ok: false, problem: 'bundle_not_found' }
}

type NewAttempt = {
  input: OrderInput
  isCounted: boolean
  brand: Brand
  quoted: QuotedCart
  attemptKey: string
  target: TopUpTarget | null
}

async function create(
  deps: PlaceOrderDeps,
  { input, isCounted, brand, quoted, attemptKey, target }: NewAttempt,
  now: Date,
): Promise<OrderWithPage | TooOften> {
  const refused = isCounted ? null : await refusedBy(deps, input)
  if (refused) return refused
  const { bundle, quantity, networkId, packageId, quote, partnerPriceCents, couponCode, couponOwnerId } = quoted
  const id = randomUUID()
  const taxRate = rateText(quote.vatBasisPoints)
  const userId = await saveCustomer(deps, input, taxRate, now)
  const referenceCode = await saveOrderCompany(deps, input, now)
  const order = await deps.orders.create({
    id,
    reference: orderReference(brand.orderPrefix, now, bundle.bundleId, userId),
    attemptKey,
    topUp: target,
    userId,
    businessId: brand.id,
    isGift: Boolean(input.gift),
    ...phoneFactsOf(input),
    quantity,
    travelerNames: input.travelerNames?.slice(0, quantity - 1) ?? [],
    email: input.email,
    customerName: input.name,
    company: input.company && { ...input.company, referenceCode },
    bundle,
    networkId,
    packageId,
    couponCode,
    affiliate: await deps.findAffiliate({ ...input, couponOwnerId, brandId: brand.id, now }),
    subtotalCents: quote.subtotalCents,
    partnerPriceCents,
    discountCents: quote.discountCents,
    processingFeeCents: quote.processingFeeCents,
    vatBasisPoints: quote.vatBasisPoints,
    vatCents: quote.vatCents,
    totalCents: quote.totalCents,
    ipAddress: input.ip,
    traceContext: deps.tracer.current(),
    taxEvidence: evidenceOf(input),
    wantsImmediateDelivery: input.company === null && input.wantsImmediateDelivery,
    language: input.language,
    now,
  })
  // Rolls back everything done for it, so that a double click doesn't save a company twice.
  if (!order) throw new AlreadyPlaced()
  if (couponCode && !(await deps.coupons.hold(couponCode, id, couponUser(deps, input), now))) throw new CouponGone()

  await addGift(deps, input, order, now)
  const { plan, arrival } = input.line
  if (plan) {
    const { selling } = await deps.readPriceList(brand.id)
    const later = laterParts(selling, plan, { bundleId: bundle.bundleId, arrival }, deps.todayOnEarth().earliest)
    await deps.plannedParts.add(
      id,
      plan.usage,
      later.map((part) => ({ ...part, id: randomUUID() })),
      now,
    )
  }

  if (quote.totalCents > 0) {
    const page = await deps.preparePage(order, input.rateLimitKey)
    if ('ok' in page) throw new PageRefused(page)
    return { order, page }
  }
  await giveFree(deps, order, now)
  return { order: (await deps.orders.find(id)) ?? order, page: null }
}
