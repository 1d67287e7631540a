// A buyer cancels an order: proves the mailbox that bought it with a code, and the request is written down before
// anything is done about it.
import type { Base } from '#shop/assembly/base.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { isErased } from '#shop/people/account/erased-account.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import { receiverMarkOf } from '#shop/sales/gift/gift.ts'
import { isBuyer, type OrderVisitor } from '#shop/sales/order-access/find-own-order.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { pageLimit } from '#shop/sales/payment/page-limit.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { At } from '#values/brand-facts.ts'
import { isEmail } from '#values/email.ts'
import { daysLater } from '#values/instant.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import { mayCancel, type CancelReason, type ReturnReason } from './cancellation.ts'
import { isTooMany } from './cancellation-terms.ts'
import { termsOfOrder, type ReadTermsDeps } from './read-terms.ts'
import type { Quote } from '#shop/catalogue/pricing/quote.ts'
import type { Instead } from './choose-instead.ts'
import { PageRefused, placeDifference, type Difference, type PlaceDifferenceDeps } from './place-difference.ts'

const CODE_DIGITS = 6
const MOST_TRIES = 5
const CODE_MS = 10 * 60_000

const PER_ASKER: Limit = { name: 'cancel-network', points: 20, seconds: 3600 }
const MAILS_PER_ORDER: Limit = { name: 'cancel-mail', points: 5, seconds: 3600 }
const TRIES_PER_ORDER: Limit = { name: 'cancel-try', points: 20, seconds: 3600 }

type Problem = 'not_bought' | 'not_cancelable' | 'order_withdrawn' | 'no_mailbox'

type StartDeps = Pick<Base, 'proofs' | 'limiter' | 'clock' | 'makeToken' | 'isWithdrawn' | 'cancellations'> & {
  sendAccountMail: SendAccountMail
}
type CancelAttempt = { order: Order; visitor: OrderVisitor }

/**
 * Emails a code to the address that bought the order. Problems: `not_bought` (by this visitor, who may have its eSIM in
 * their account), `not_cancelable` (nothing was bought, or it is over, or it was requested before), `order_withdrawn`,
 * `no_mailbox` (nobody can be emailed), `too_often`.
 */
export async function startCancellation(
  deps: StartDeps,
  { order, visitor }: CancelAttempt,
  at: At,
): Promise<Outcome<{ proof: string }, Problem> | TooOften> {
  const { proofs, limiter, clock, makeToken, sendAccountMail } = deps
  const problem = await findProblem(deps, { order, visitor })
  if (problem) return { ok: false, problem }
  const ofAsker = await limiter.take(PER_ASKER, visitor.rateLimitKey)
  const allowed = ofAsker.ok ? await limiter.take(MAILS_PER_ORDER, order.id) : ofAsker
  if (!allowed.ok) return allowed

  const [id, now] = [randomUUID(), clock.now()]
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  await proofs.put({
    id,
    email: order.email,
    purpose: 'cancel_order',
    codeHash: makeToken(codePurpose(id, order.id, code)),
    triesLeft: MOST_TRIES,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MS),
  })
  const facts = { recipientName: order.customerName.trim() || null, code, purpose: 'cancel_order' } as const
  await sendAccountMail({ kind: 'account_code', email: order.email, facts }, at)
  return { ok: true, proof: id }
}

async function findProblem(
  { isWithdrawn, cancellations }: StartDeps,
  { order, visitor }: CancelAttempt,
): Promise<Problem | null> {
  if (!isBuyer(order, visitor)) return 'not_bought'
  if (!mayCancel(order) || (await cancellations.findOfOrder(order.id))) return 'not_cancelable'
  if (await isWithdrawn(order)) return 'order_withdrawn'
  return isEmail(order.email) && !isErased(order) ? null : 'no_mailbox'
}

export type CancelOrderDeps = StartDeps &
  ReadTermsDeps &
  Pick<Base, 'transaction' | 'orders' | 'failovers' | 'paymentSessions' | 'cancellationTerms' | 'log'> & {
    advanceCancellation: (id: string) => Promise<void>
    isHeldNow: (order: Order) => Promise<boolean>
  } & PlaceDifferenceDeps
type CancelConfirmation = CancelAttempt & {
  proof: string
  code: string
  reason: CancelReason
  /** What they take instead; null or missing if they want the money back. */
  instead?: Instead | null
  /** What that costs more; null or missing if it doesn't. */
  difference?: Quote | null
}

/** `payAt`: where the difference is paid; missing if there is nothing to pay. */
type ConfirmAnswer = { payAt?: string }
type ConfirmProblem = Problem | 'code_wrong' | 'proof_gone' | 'payment_unavailable'

/**
 * The code was right: the request is stored, and carried out as far as the network answers; the worker does the rest.
 * What costs more is requested once it is paid at `payAt`; nobody is asked to pay for what a person would decide about.
 * Problems: those of `startCancellation`, `code_wrong`, `proof_gone` (after ten minutes or five attempts), and
 * `payment_unavailable` (there is no page to pay on).
 */
export async function cancelOrder(
  deps: CancelOrderDeps,
  { order, visitor, proof, code: typed, reason, instead = null, difference: price = null }: CancelConfirmation,
): Promise<Outcome<ConfirmAnswer, ConfirmProblem> | TooOften> {
  const { proofs, limiter, clock, makeToken } = deps
  const problem = await findProblem(deps, { order, visitor })
  if (problem) return { ok: false, problem }
  const allowed = await limiter.take(TRIES_PER_ORDER, order.id)
  if (!allowed.ok) return allowed
  const row = isUuid(proof) ? await proofs.spendTry(proof, clock.now()) : null
  if (row?.purpose !== 'cancel_order' || row.email !== order.email) return { ok: false, problem: 'proof_gone' }
  const code = typed.replaceAll(/\D/g, '')
  if (row.codeHash !== makeToken(codePurpose(row.id, order.id, code))) return { ok: false, problem: 'code_wrong' }
  await proofs.burn(row.id)

  const isToPay = price !== null && !(await deps.isHeldNow(order))
  const kept = await keep(deps, { order, visitor, reason, instead }, isToPay ? price : null)
  if ('ok' in kept) return kept
  const { id, difference } = kept
  if (difference) {
    const page = await deps.openPreparedPage(difference.order, difference.page)
    if (!page.ok) return page.problem === 'too_often' ? page : { ok: false, problem: 'payment_unavailable' }
    return page.continueAt.kind === 'payment_page' ? { ok: true, payAt: page.continueAt.url } : { ok: true }
  }
  deps.log.info({ orderId: order.id, cancellationId: id }, 'a buyer cancels an order')
  try {
    await deps.advanceCancellation(id)
  } catch (error) {
    // It is written down, so the worker goes on.
    if (!(error instanceof VendorError)) throw error
    deps.log.warn({ orderId: order.id, problem: error.message }, 'a cancellation waits for a vendor')
  }
  return { ok: true }
}

/** Stored with the order that pays the difference, if there is one. */
async function keep(
  deps: CancelOrderDeps,
  asked: CancelRequest,
  price: Quote | null,
): Promise<KeptRequest | { ok: false; problem: 'not_cancelable' } | TooOften> {
  const { order, instead, visitor } = asked
  const place =
    instead && price
      ? () => placeDifference(deps, order, { instead, price, rateLimitKey: visitor.rateLimitKey })
      : undefined
  try {
    return (await keepRequest(deps, { ...asked, place })) ?? { ok: false, problem: 'not_cancelable' }
  } catch (error) {
    if (error instanceof PageRefused) return error.answer
    throw error
  }
}

export type KeepRequestDeps = ReadTermsDeps &
  Pick<
    Base,
    'transaction' | 'cancellations' | 'cancellationTerms' | 'paymentSessions' | 'failovers' | 'makeToken' | 'clock'
  > & { orders: Pick<OrderStore, 'listHeld'> }
type CancelRequest = CancelAttempt & { reason: ReturnReason; instead?: Instead | null }
type KeptRequest = { id: string; difference: Difference | null }

/**
 * Writes the request down, with whom it is counted; null if there is one already. `place` places what must be paid
 * first; it isn't called if a person decides because there were too many.
 */
export async function keepRequest(
  deps: KeepRequestDeps,
  {
    order,
    visitor,
    reason,
    instead = null,
    place,
  }: CancelRequest & { place?: (() => Promise<Difference>) | undefined },
): Promise<KeptRequest | null> {
  const { transaction, cancellations, cancellationTerms, paymentSessions, orders, makeToken, clock } = deps
  const [id, now] = [randomUUID(), clock.now()]
  const card = (await paymentSessions.findPaid(order.paidWith ?? order.id))?.cardFingerprint ?? null
  const network = pageLimit(makeToken, visitor.rateLimitKey, now)?.around ?? null
  const markOf = (what: string) => makeToken(`cancellation ${what}`)
  const marks = {
    buyerMark: markOf(order.email),
    cardMark: card && markOf(card),
    networkMark: network && markOf(network),
  }
  // Of a corrected order, a browser holds another mark than its ID, and of a gift one that turns into it.
  const marksHeld = visitor.heldOrderIds.filter(isUuid)
  const corrected = (await orders.listHeld(marksHeld)).map(({ id: heldId }) => heldId)
  const held = [...marksHeld, ...corrected, ...marksHeld.map(receiverMarkOf)]
  const [terms, limits] = [await termsOfOrder(deps, order), await cancellationTerms.readLimits()]
  return transaction(async () => {
    await cancellations.takeTurn()
    const alike = await cancellations.countAlike(marks, held, daysLater(now, -limits.periodDays))
    const isOver = isTooMany(alike, limits)
    const difference = place && !isOver ? await place() : null
    const [differenceId, which] = [difference?.order.id ?? null, { id, orderId: order.id, reason, instead }]
    const request = { ...which, differenceId, ...marks, ...terms, isTooMany: isOver }
    return (await cancellations.keep(request, now)) ? { id, difference } : null
  })
}

const codePurpose = (proofId: string, orderId: string, code: string) => `cancel-code:${proofId}:${orderId}:${code}`
