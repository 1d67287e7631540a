// Opens an order's hosted payment page: at most one open page per order, with its key stored before the first attempt.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { Order } from '#shop/sales/order/order.ts'
import type { PaymentSession } from '#ports/payment-gateway.ts'
import { isKeySpent, VendorError } from '#ports/vendor-error.ts'
import { daysLater } from '#values/instant.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { composePaymentRequest, PAGE_LIVES_MS, type PaymentRequestDeps } from './compose-payment-request.ts'
import type { AskAboutPayment } from './ask-about-payment.ts'
import { findLostPage } from './find-lost-page.ts'
import { isPaidOn, isPageLive, isOpen, isOpening, isPaymentKnown } from './payment-session.ts'
import { pageLimit, tooManyPages } from './page-limit.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'

export const RETURN_KEY_LIVES_DAYS = 2
/** A page this close to its expiry isn't reused. */
const REUSE_MARGIN_MS = 5 * 60_000

/** Where the buyer goes next; `sessionId` is the payment provider's ID of the page. */
export type Continue = { continueAt: { kind: 'order_page' } | { kind: 'payment_page'; url: string; sessionId: string } }
type OpenProblem = 'payment_unavailable' | 'payment_not_opened' | 'coupon_invalid'
type OpenAnswer = Outcome<Continue, OpenProblem> | TooOften
type PrepareResult = PaymentSessionRow | TooOften | { ok: false; problem: 'payment_unavailable' }
/** `rateLimitKey` is that of the paying visitor; null if there is none, and a page is only reopened. */
export type OpenPayment = (order: Order, rateLimitKey: string | null) => Promise<OpenAnswer>
/** Prepares the page of a new order, in the transaction that places it. */
export type PreparePage = (order: Order, rateLimitKey: string) => Promise<PaymentSessionRow | TooOften>
/** Asks the provider for a prepared page. */
export type OpenPreparedPage = (order: Order, row: PaymentSessionRow) => Promise<OpenAnswer>

export type OpenPaymentDeps = PaymentRequestDeps &
  Pick<Base, 'transaction' | 'payments' | 'paymentSessions' | 'orders' | 'coupons' | 'makeToken' | 'clock' | 'log'> & {
    askAboutPayment: AskAboutPayment
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
): Promise<OpenAnswer> {
  try {
    return await findOrOpen(deps, order, rateLimitKey)
  } catch (error) {
    return readFailure(deps, order, error)
  }
}

async function findOrOpen(deps: OpenPaymentDeps, order: Order, rateLimitKey: string | null): Promise<OpenAnswer> {
  const earlier = await deps.paymentSessions.findNewest(order.id)
  // Paid since the caller read the order.
  if (earlier && isPaymentKnown(earlier)) return ORDER_PAGE
  if (earlier && isOpen(earlier)) {
    const settled = await deps.askAboutPayment(earlier.id)
    if (isPaidOn(settled, order)) return ORDER_PAGE
    if (settled === 'open' && isReusable(earlier, deps.clock.now())) return reuse(earlier)
    if (settled === 'open' && !(await retire(deps, earlier))) return ORDER_PAGE
  }

  const opening = await deps.paymentSessions.findOpening(order.id)
  // Pages of an earlier version don't have a key yet.
  if (opening) await deps.orderKeys.issueReturn(order, opening.id, returnEnd(deps.clock.now()))
  const row = opening ?? (await prepare(deps, order, rateLimitKey))
  return 'ok' in row ? row : await openOrReplace(deps, order, row)
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
): Promise<OpenAnswer> {
  try {
    return await openOrReplace(deps, order, row)
  } catch (error) {
    return readFailure(deps, order, error)
  }
}

// If the provider knows the page's key from a request with other contents, the buyer gets the page of that request, or
// a new one if there is none.
async function openOrReplace(deps: OpenPaymentDeps, order: Order, row: PaymentSessionRow): Promise<OpenAnswer> {
  try {
    return await openAt(deps, order, row)
  } catch (error) {
    if (!isKeySpent(error)) throw error
    deps.log.warn({ orderId: order.id }, 'a payment page was requested before with other contents')
  }
  const lost = await findLostPage(deps.payments, row)
  if (lost) {
    await recordLost(deps, order, row, lost)
    return findOrOpen(deps, order, null)
  }
  const instead = await prepare(deps, order, null, row)
  return 'ok' in instead ? instead : openAt(deps, order, instead)
}

// A page with another price is closed at once, so that the check that follows finds it expired.
async function recordLost(deps: OpenPaymentDeps, order: Order, row: PaymentSessionRow, lost: PaymentSession) {
  const isRight = lost.amountCents === order.totalCents
  if (!isRight) await deps.payments.expireSession(lost.sessionId)
  const now = deps.clock.now()
  const page = { ...lost, url: isRight ? lost.url : null, livesMs: row.expiresAt.getTime() - now.getTime() }
  await deps.paymentSessions.opened(row.id, page, now, [deps.orders.attaching(order.id, lost.sessionId, now)])
}

async function openAt(deps: OpenPaymentDeps, order: Order, row: PaymentSessionRow): Promise<OpenAnswer> {
  if (!isOpening(row)) return reuse(row)
  const session = await deps.payments.openSession(await composePaymentRequest(deps, order, row))
  if (!session.url) {
    deps.log.error({ orderId: order.id }, 'the payment provider opened a session without a page')
    await abandonOpening(deps, row, session.sessionId)
    await deps.payments.expireSession(session.sessionId)
    return { ok: false, problem: 'payment_not_opened' }
  }

  const now = deps.clock.now()
  const attached = [deps.orders.attaching(order.id, session.sessionId, now)]
  if (!(await deps.paymentSessions.opened(row.id, session, now, attached)))
    return leaveFor(deps, order, row, session.sessionId)
  deps.log.info({ orderId: order.id }, 'a payment page was opened')
  return { ok: true, continueAt: { kind: 'payment_page', url: session.url, sessionId: session.sessionId } }
}

// Somebody else ended this page while we waited for it, perhaps for another one, which the buyer gets: nobody may pay on
// this one.
async function leaveFor(deps: OpenPaymentDeps, order: Order, row: PaymentSessionRow, sessionId: string) {
  await deps.paymentSessions.adopt(row.id, sessionId, deps.clock.now())
  await deps.payments.expireSession(sessionId)
  return findOrOpen(deps, order, null)
}

async function readFailure(deps: OpenPaymentDeps, order: Order, error: unknown): Promise<OpenAnswer> {
  if (error instanceof CouponGone) return { ok: false, problem: 'coupon_invalid' }
  if (!(error instanceof VendorError)) throw error
  const newest = await deps.paymentSessions.findNewest(order.id)
  if (newest && isOpen(newest)) return reuse(newest)
  const opening = error.outcome === 'refused' ? await deps.paymentSessions.findOpening(order.id) : null
  if (opening) await abandonOpening(deps, opening)
  deps.log.warn({ orderId: order.id, problem: error.message }, 'payment page not opened')
  return { ok: false, problem: 'payment_unavailable' }
}

const reuse = (row: PaymentSessionRow) => ({
  ok: true as const,
  continueAt: { kind: 'payment_page' as const, url: row.url ?? '', sessionId: row.sessionId ?? '' },
})

const isReusable = (row: PaymentSessionRow, now: Date) =>
  Boolean(row.url) && row.expiresAt.getTime() - now.getTime() > REUSE_MARGIN_MS

const ORDER_PAGE = { ok: true, continueAt: { kind: 'order_page' } } as const

// False if the page was paid since we last asked, so that nobody gets a second one. We expire it first and ask after
// that, when nobody can pay on it anymore.
async function retire(deps: OpenPaymentDeps, row: PaymentSessionRow): Promise<boolean> {
  if (row.sessionId) await deps.payments.expireSession(row.sessionId)
  const session = row.sessionId ? await deps.payments.findSession(row.sessionId) : null
  if (session?.state === 'paid' || session?.state === 'processing') return false
  await deps.paymentSessions.move(row.id, 'retired', deps.clock.now())
  return true
}

/** Several visitors at once may each find the page of another that ends right then. */
const MOST_RACES = 5

async function prepare(
  deps: OpenPaymentDeps,
  order: Order,
  rateLimitKey: string | null,
  replaced: PaymentSessionRow | null = null,
): Promise<PrepareResult> {
  for (let races = 0; races < MOST_RACES; races += 1) {
    const row = await prepareOnce(deps, order, rateLimitKey, replaced)
    if (row) return row
  }
  // Without a page, nothing else would ever free the coupon.
  const newest = await deps.paymentSessions.findNewest(order.id)
  if (!newest || !isPageLive(newest)) await deps.transaction(() => letGo(deps, order.id, deps.clock.now()))
  return rateLimitKey === null ? { ok: false, problem: 'payment_unavailable' } : refusePage(deps, rateLimitKey)
}

// Null if the order has no live page and gets none: the visitor has too many, or the page of another request was in the
// way and has ended since. Everywhere, the page is written before its order; the other way around, two requests at once
// would wait for each other.
function prepareOnce(
  deps: OpenPaymentDeps,
  order: Order,
  rateLimitKey: string | null,
  replaced: PaymentSessionRow | null,
): Promise<PaymentSessionRow | null> {
  const now = deps.clock.now()
  return deps.transaction(async () => {
    // Together with its successor, so that a crash leaves no order without a page that would ever free its coupon.
    if (replaced) await deps.paymentSessions.move(replaced.id, 'abandoned', now)
    const made = await createPage(deps, order, rateLimitKey)
    if (made) {
      const isRevived = await deps.orders.movePayment(order.id, 'tried_again', now)
      if (isRevived && !(await deps.coupons.holdAgain(order.id, now))) throw new CouponGone()
      return made
    }
    // Of two clicks at once, the second finds the first one's page.
    const newest = await deps.paymentSessions.findNewest(order.id)
    if (newest && isPageLive(newest)) return newest
    // For the same reason; a visitor's page is tried again first.
    if (replaced) await letGo(deps, order.id, now)
    return null
  })
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
  const key = deps.orderKeys.returning(order, id, returnEnd(now))
  const page = { id, orderId: order.id, amountCents: order.totalCents, now }
  const expiresAt = new Date(now.getTime() + PAGE_LIVES_MS)
  return deps.paymentSessions.create({ ...page, expiresAt, limit: pageLimit(deps.makeToken, rateLimitKey, now) }, [
    key.row,
  ])
}

const returnEnd = (now: Date) => daysLater(now, RETURN_KEY_LIVES_DAYS)

async function refusePage(deps: OpenPaymentDeps, rateLimitKey: string): Promise<TooOften> {
  const now = deps.clock.now()
  const limit = pageLimit(deps.makeToken, rateLimitKey, now)
  return tooManyPages((limit && (await deps.paymentSessions.findOldestOpenedBy(limit))) ?? now, now)
}

// A request that was definitely rejected must not be repeated with its old key. Until the next attempt, the coupon is
// free. Only this page ends: another request may have prepared the next one.
async function abandonOpening(deps: OpenPaymentDeps, row: PaymentSessionRow, sessionId: string | null = null) {
  const { transaction, paymentSessions, clock } = deps
  const now = clock.now()
  await transaction(async () => {
    if (!(await paymentSessions.move(row.id, 'abandoned', now))) return
    if (sessionId) await paymentSessions.adopt(row.id, sessionId, now)
    await letGo(deps, row.orderId, now)
  })
}

async function letGo({ orders, coupons }: OpenPaymentDeps, orderId: string, now: Date) {
  if (await orders.movePayment(orderId, 'page_expired', now)) await coupons.free(orderId, now)
}
