// Opens an order's hosted payment page: at most one open page per order, with its key stored before the first attempt.
import { counted } from '#shop/values/counted.ts'
import type { Transaction } from '#shop/ports/transaction.ts'
import { randomUUID } from 'node:crypto'
import { sellerLine } from '#shop/brand/seller-identity.ts'
import { deriveTheme } from '#shop/brand/derive-theme.ts'
import { toSnapshot } from '#shop/order/order-snapshot.ts'
import { isDeposit, type Order } from '#shop/order/order.ts'
import type { OrderKeyStore } from '#shop/order/order-key-store.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { Log } from '#shop/ports/log.ts'
import type { PaymentGateway, PaymentRequest } from '#shop/ports/payment-gateway.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import { REVERSE_CHARGE_NOTE } from '#shop/pricing/company-vat.ts'
import type { CouponStore } from '#shop/pricing/coupon-store.ts'
import { daysLater } from '#shop/values/instant.ts'
import { countryName } from '#shop/values/country.ts'
import { formatEuro } from '#shop/values/money.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import type { TokenMaker } from '#shop/values/secret.ts'
import type { ConfirmPayment } from './confirm-payment.ts'
import { isPaidOn } from './paid-on.ts'
import { pageLimit, tooManyPages } from './take-page.ts'
import { isLive, isOpen, isOpening, isPaymentKnown } from './payment-session.ts'
import type { PaymentSessionRow, PaymentSessionStore } from './payment-session-store.ts'

/** Twice the provider's minimum, so that neither clock differences nor a short outage keep anyone from paying. */
const PAGE_LIVES_MS = 60 * 60_000
export const RETURN_KEY_LIVES_DAYS = 2
/** A page this close to its expiry isn't reused. */
const REUSE_MARGIN_MS = 5 * 60_000

/** Where the buyer goes next; `sessionId` is the payment provider's ID of the page. */
export type Continue = { continueAt: { kind: 'order_page' } | { kind: 'payment_page'; url: string; sessionId: string } }
type OpenProblem = 'payment_unavailable' | 'payment_not_opened' | 'coupon_invalid'
/** `rateLimitKey` is that of the paying visitor; null if there is none, and a page is only reopened. */
export type OpenPayment = (
  order: Order,
  rateLimitKey: string | null,
) => Promise<Outcome<Continue, OpenProblem> | TooOften>
/** Prepares the page of a new order, in the transaction that places it. */
export type PreparePage = (order: Order, rateLimitKey: string) => Promise<PaymentSessionRow | TooOften>
/** Asks the provider for a prepared page. */
export type OpenPreparedPage = (order: Order, row: PaymentSessionRow) => Promise<Outcome<Continue, OpenProblem>>

export type OpenPaymentDeps = {
  transaction: Transaction
  payments: PaymentGateway
  sessions: PaymentSessionStore
  orders: OrderStore
  coupons: CouponStore
  makeToken: TokenMaker
  orderKeys: OrderKeyStore
  confirmPayment: ConfirmPayment
  clock: Clock
  log: Log
  /** The brand that sold the order: the page carries its name and returns to its address. */
  findTenant: (businessId: string | null) => Promise<Tenant>
}

class CouponGone extends Error {}

/**
 * The address of the hosted page for an unpaid order (storefront rules §7 "create-checkout-session"). An open page is
 * reused; one that may have been paid is checked first. Problems: `payment_unavailable`, `payment_not_opened` (a
 * session without a page), `coupon_invalid` (the order's page had expired, and its coupon went to somebody else),
 * `too_often` for a visitor with ten open pages.
 */
export async function openPayment(
  deps: OpenPaymentDeps,
  order: Order,
  rateLimitKey: string | null,
): Promise<Outcome<Continue, OpenProblem> | TooOften> {
  try {
    const earlier = await deps.sessions.findNewest(order.id)
    // Paid since the caller read the order.
    if (earlier && isPaymentKnown(earlier)) return ORDER_PAGE
    if (earlier && isOpen(earlier)) {
      const settled = await deps.confirmPayment(earlier.id)
      if (isPaidOn(settled, order)) return ORDER_PAGE
      if (settled === 'open' && isReusable(earlier, deps.clock.now())) return reuse(earlier)
      if (settled === 'open' && !(await retire(deps, earlier))) return ORDER_PAGE
    }

    const opening = await deps.sessions.findOpening(order.id)
    // Pages of an earlier version don't have a key yet.
    if (opening) await deps.orderKeys.issueReturn(order.id, opening.id, returnEnd(deps.clock.now()))
    const row = opening ?? (await prepare(deps, order, rateLimitKey))
    return 'ok' in row ? row : await openAt(deps, order, row)
  } catch (error) {
    return readFailure(deps, order, error)
  }
}

/** Prepares the page of an order that is being placed, without asking the provider yet. */
export async function preparePage(deps: OpenPaymentDeps, order: Order, rateLimitKey: string) {
  return (await createPage(deps, order, rateLimitKey)) ?? refusePage(deps, rateLimitKey)
}

/** Asks the provider for the page of an order that was just placed. Problems: those of `openPayment`. */
export async function openPreparedPage(
  deps: OpenPaymentDeps,
  order: Order,
  row: PaymentSessionRow,
): Promise<Outcome<Continue, OpenProblem>> {
  try {
    return await openAt(deps, order, row)
  } catch (error) {
    return readFailure(deps, order, error)
  }
}

async function openAt(
  deps: OpenPaymentDeps,
  order: Order,
  row: PaymentSessionRow,
): Promise<Outcome<Continue, OpenProblem>> {
  if (!isOpening(row)) return reuse(row)
  const session = await deps.payments.openSession(await requestFor(deps, order, row))
  if (!session.url) {
    deps.log.error({ orderId: order.id }, 'the payment provider opened a session without a page')
    await abandonOpening(deps, order.id, session.sessionId)
    await deps.payments.expireSession(session.sessionId)
    return { ok: false, problem: 'payment_not_opened' }
  }

  const now = deps.clock.now()
  await deps.sessions.opened(row.id, session, now, [deps.orders.attaching(order.id, session.sessionId, now)])
  deps.log.info({ orderId: order.id }, 'a payment page was opened')
  return { ok: true, continueAt: { kind: 'payment_page', url: session.url, sessionId: session.sessionId } }
}

async function readFailure(
  deps: OpenPaymentDeps,
  order: Order,
  error: unknown,
): Promise<Outcome<Continue, OpenProblem>> {
  if (error instanceof CouponGone) return { ok: false, problem: 'coupon_invalid' }
  if (!(error instanceof VendorError)) throw error
  const newest = await deps.sessions.findNewest(order.id)
  if (newest && isOpen(newest)) return reuse(newest)
  if (error.outcome === 'refused') await abandonOpening(deps, order.id)
  deps.log.warn({ orderId: order.id, problem: error.message }, 'payment page not opened')
  return { ok: false, problem: 'payment_unavailable' }
}

const reuse = (row: PaymentSessionRow) => ({
  ok: true as const,
  continueAt: { kind: 'payment_page' as const, url: row.url ?? '', sessionId: row.sessionId ?? '' },
})

const isReusable = (row: PaymentSessionRow, now: Date) =>
  row.url !== null && row.expiresAt.getTime() - now.getTime() > REUSE_MARGIN_MS

const ORDER_PAGE = { ok: true, continueAt: { kind: 'order_page' } } as const

// False if the page was paid since we last asked, so that nobody gets a second one. We expire it first and ask after
// that, when nobody can pay on it anymore.
async function retire(deps: OpenPaymentDeps, row: PaymentSessionRow): Promise<boolean> {
  if (row.sessionId) await deps.payments.expireSession(row.sessionId)
  const session = row.sessionId ? await deps.payments.findSession(row.sessionId) : null
  if (session?.state === 'paid' || session?.state === 'processing') return false
  await deps.sessions.move(row.id, 'retired', deps.clock.now())
  return true
}

async function prepare(
  deps: OpenPaymentDeps,
  order: Order,
  rateLimitKey: string | null,
): Promise<PaymentSessionRow | TooOften> {
  const now = deps.clock.now()
  const row = await deps.transaction(async () => {
    const isRevived = await deps.orders.movePayment(order.id, 'tried_again', now)
    if (isRevived && !(await deps.coupons.holdAgain(order.id, now))) throw new CouponGone()
    const made = await createPage(deps, order, rateLimitKey)
    if (made) return made
    // Of two clicks at once, the second finds the first one's page.
    const newest = await deps.sessions.findNewest(order.id)
    if (newest && isLive(newest)) return newest
    // Without a page, nothing else would ever free the coupon.
    await letGo(deps, order.id, now)
    return null
  })
  if (row) return row
  if (rateLimitKey === null) throw new Error('The payment session vanished between insert and read.')
  return refusePage(deps, rateLimitKey)
}

// Creates the page together with the key that returns the buyer from it. A repeated request must carry the same key, or
// the provider rejects it.
function createPage(
  deps: OpenPaymentDeps,
  order: Order,
  rateLimitKey: string | null,
): Promise<PaymentSessionRow | null> {
  const now = deps.clock.now()
  const id = randomUUID()
  const key = deps.orderKeys.returning(order.id, id, returnEnd(now))
  const page = { id, orderId: order.id, amountCents: order.totalCents, now }
  const expiresAt = new Date(now.getTime() + PAGE_LIVES_MS)
  return deps.sessions.create({ ...page, expiresAt, limit: pageLimit(openerOf(deps, rateLimitKey), now) }, [key.row])
}

const returnEnd = (now: Date) => daysLater(now, RETURN_KEY_LIVES_DAYS)

const openerOf = ({ makeToken }: OpenPaymentDeps, rateLimitKey: string | null) =>
  rateLimitKey === null ? null : makeToken(`payment pages ${rateLimitKey}`)

async function refusePage(deps: OpenPaymentDeps, rateLimitKey: string): Promise<TooOften> {
  const now = deps.clock.now()
  const limit = pageLimit(openerOf(deps, rateLimitKey), now)
  return tooManyPages((limit && (await deps.sessions.findOldestOpenedBy(limit))) ?? now, now)
}

// A request that was definitely rejected must not be repeated with its old key. Until the next attempt, the coupon is
// free.
async function abandonOpening(deps: OpenPaymentDeps, orderId: string, sessionId: string | null = null) {
  const { transaction, sessions, clock } = deps
  const now = clock.now()
  const row = await sessions.findOpening(orderId)
  if (!row) return
  await transaction(async () => {
    if (!(await sessions.move(row.id, 'abandoned', now))) return
    if (sessionId) await sessions.adopt(row.id, sessionId, now)
    await letGo(deps, orderId, now)
  })
}

async function letGo({ orders, coupons }: OpenPaymentDeps, orderId: string, now: Date) {
  if (await orders.movePayment(orderId, 'page_expired', now)) await coupons.free(orderId, now)
}

export async function requestFor(deps: OpenPaymentDeps, order: Order, row: PaymentSessionRow): Promise<PaymentRequest> {
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
    ...waysBack(deps, order, row, origin),
    expiresAt: row.expiresAt,
    livesMs: PAGE_LIVES_MS,
    metadata: { ...toSnapshot(order, row.id), brand_name: brand.name },
  }
}

// After a deposit, the buyer returns to their balance.
function waysBack(deps: OpenPaymentDeps, order: Order, row: PaymentSessionRow, origin: string) {
  const reference = encodeURIComponent(order.reference)
  if (isDeposit(order)) {
    const balance = `${origin}/business-dashboard?tab=balance`
    return { successUrl: `${balance}&deposit=${reference}`, cancelUrl: balance }
  }
  const { token } = deps.orderKeys.returning(order.id, row.id, row.expiresAt)
  return {
    successUrl: `${origin}/success?reference=${reference}&key=${token}`,
    cancelUrl: `${origin}/checkout?redirect_status=failed`,
  }
}

const titleOf = (order: Order): string => {
  const { zone, data, days } = order.bundle
  return isDeposit(order)
    ? 'Prepaid balance'
    : `${order.topUp ? 'Top-up: ' : ''}${zone} ${data}, ${counted(days, 'day')}`
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
