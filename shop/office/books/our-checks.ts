// What our own books must say about one order.
import { ofOrder, type Difference, type Finding, findings } from './difference.ts'
import type { OrderBooks, BookedPage } from './order-books.ts'
import { isDeposit, isOfPartner, isPrepaid, MISMATCHES } from '#shop/sales/order/order.ts'
import {
  isCompleted,
  isDelivered,
  isRevoked,
  isSettled,
  isFree,
  isInReview,
  isPaid,
  isRefunded,
  wasSettled,
  isExpired,
} from '#shop/sales/order/order-conditions.ts'
import { isAwaitingSwap } from '#shop/sales/order/swap.ts'
import { MINIMUM_CHARGE_CENTS } from '#shop/catalogue/pricing/quote.ts'
import { share } from '#values/money.ts'

const CHECKS: ((books: OrderBooks, now: Date) => Finding[])[] = [
  checkPages,
  checkMoney,
  checkPrice,
  checkEsim,
  checkRight,
  checkPapers,
  checkMails,
  checkHistory,
  checkCoupon,
  checkProgress,
]

/** Everything about this order that isn't as it should be. */
export const checkOrder = (books: OrderBooks, now: Date): Difference[] =>
  CHECKS.flatMap((check) => check(books, now)).map((found) => ofOrder(books.order, found))

/** I6 for one order: its invoice less its credit notes equals what we kept of its payment. */
type Papers = Pick<OrderBooks, 'papers'> & {
  order: Pick<OrderBooks['order'], 'balance' | 'paidCents' | 'refundedCents' | 'isInvoiceDue'>
}

/** Documents that are still to be issued are checked once they exist. */
export function checkPapers({ order, papers }: Papers): Finding[] {
  const sumCents = papers.reduce((sum, { totalCents }) => sum + totalCents, 0)
  // A deposit hasn't sold anything yet.
  const soldCents = isDeposit(order) ? 0 : order.paidCents
  const keptCents = isDeposit(order) ? 0 : order.paidCents - order.refundedCents
  const invoices = papers.filter(({ kind }) => kind === 'invoice').length
  // Each invoice but the last was taken back by a credit note when it was issued again.
  const isWritten = soldCents > 0 ? invoices >= 1 && papers.length >= 2 * invoices - 1 : invoices === 0
  const wrong = papers.find(({ netCents, vatCents, totalCents }) => netCents + vatCents !== totalCents)
  return findings(
    !order.isInvoiceDue &&
      (sumCents !== keptCents || !isWritten) && { fault: 'papers_differ', facts: { sumCents, keptCents } },
    wrong ? { fault: 'paper_wrong', facts: { totalCents: wrong.totalCents } } : null,
  )
}

/** I15, I17, and I18 for one order: what must have happened a few minutes after everything is calm. */
const TO_THE_END_MS = 5 * 60_000
const TO_THE_ESIM_MS = 60_000

/** A network that doesn't take a former eSIM back by then is left to a person. */
const TO_THE_SWAP_MS = 15 * 60_000

/** A settled order completes in time, unless a person has to decide about it, or a swap waits for the former eSIM. */
function checkProgress({ order, mails }: OrderBooks, now: Date): Finding[] {
  if (!isSettled(order) || isRevoked(order) || order.test) return []
  const waitedMs = now.getTime() - (order.stepSince ?? order.updatedAt).getTime()
  if (isAwaitingSwap(order) && waitedMs < TO_THE_SWAP_MS) return []
  const isOver = isCompleted(order)
  const isTold = mails.some(({ kind, isSent, isWithdrawn }) => TELLS.includes(kind) && (isSent || isWithdrawn))
  const minutes = Math.floor(waitedMs / 60_000)
  return findings(
    !isOver && waitedMs > TO_THE_END_MS && { fault: 'order_underway', facts: { step: order.step, minutes } },
    !isOver && !isDelivered(order) && order.tries === 0 && waitedMs > TO_THE_ESIM_MS && { fault: 'esim_late' },
    isOver && !isTold && !isDeposit(order) && !isOfPartner(order) && { fault: 'never_mailed' },
  )
}

// I1 to I3 in our own books: an order's payment pages and states, its amounts, and the arithmetic of its total.

/** I1: a paid order has exactly one page that settled it, and a paid page has an order that knows about it. */
function checkPages({ order, pages }: OrderBooks): Finding[] {
  const settling = pages.filter(({ settles }) => settles).length
  const isSettledByMoney = order.paidCents > 0 && !isPrepaid(order)
  return findings(
    isSettledByMoney && settling !== 1 && { fault: 'settling_payments', facts: { payments: settling } },
    settling > 0 && !wasSettled(order) && { fault: 'payment_not_settled' },
  )
}

/** I2: the amount paid is the amount due, and a refunded order was refunded in full. */
function checkMoney({ order }: OrderBooks): Finding[] {
  const { paidCents, totalCents, refundedCents } = order
  const isOwed = isPaid(order) || isRefunded(order)
  return findings(
    isOwed && paidCents !== totalCents && { fault: 'paid_differs', facts: { paidCents, totalCents } },
    isFree(order) && paidCents !== 0 && { fault: 'paid_differs', facts: { paidCents, totalCents: 0 } },
    isRefunded(order) &&
      refundedCents !== paidCents && { fault: 'refunded_differs', facts: { refundedCents, paidCents } },
  )
}

/** I3: subtotal − discount + fee + VAT, calculated independently of the code that made the offer. */
function checkPrice({ order }: OrderBooks): Finding[] {
  const { subtotalCents, discountCents, processingFeeCents, vatBasisPoints, vatCents, totalCents } = order
  const net = subtotalCents - discountCents
  const fee = net > 0 ? Math.max(0, MINIMUM_CHARGE_CENTS - net) : 0
  const vat = share(net + fee, vatBasisPoints)
  const expectedCents = net + fee + vat
  const isRight = net >= 0 && fee === processingFeeCents && vat === vatCents && expectedCents === totalCents
  return findings(!isRight && { fault: 'price_differs', facts: { totalCents, expectedCents } })
}

/** The payment differs from what was due, which a person is already reviewing. */
export const isMismatched = ({ order }: OrderBooks): boolean =>
  isInReview(order) && MISMATCHES.some((reason) => reason === order.reviewReason)

// I4 and I5 in our own books: which order an eSIM belongs to, and whether it was allowed to get one.

/** I4: the order and its only active eSIM refer to each other. */
function checkEsim({ order, esims }: OrderBooks): Finding[] {
  const active = esims.filter(({ state }) => state === 'active')
  const brings = !order.topUp && !order.test && !isDeposit(order)
  const isOwed = isSettled(order) && isCompleted(order) && !isRevoked(order) && brings
  const isNamed = active.every(({ iccid }) => iccid === order.iccid)
  return findings(
    (active.length > 1 || !isNamed || (isOwed && active.length === 0)) && {
      fault: 'esim_differs',
      facts: { esims: active.length },
    },
  )
}

/**
 * I5: no eSIM and no request to the network before the money, the coupon that makes it free, the eSIM it replaces, or
 * the order it was paid with.
 */
function checkRight({ order, esims, hasAsked, coupon }: OrderBooks): Finding[] {
  if (order.test) return []
  const hasSomething = esims.some(({ state }) => state === 'active') || hasAsked
  const isGiven = order.subtotalCents > 0 ? coupon !== null : Boolean(order.replaces ?? order.paidWith)
  const isFreeForNothing = isFree(order) && (order.totalCents > 0 || !isGiven)
  return findings(
    hasSomething && !wasSettled(order) && { fault: 'esim_unpaid' },
    isFreeForNothing && { fault: 'free_without_coupon' },
  )
}

// I7 to I9 for one order: its emails, its history, and the coupon it holds.

/** The emails that contain codes, or lead to them. */
const TELLS_CODES = ['esim_ready', 'gift', 'topup_receipt']
/** One of them tells a buyer that it is there; of a gift, that its receiver will be told. */
const TELLS = [...TELLS_CODES, 'gift_receipt']

/** I7: emails with codes were sent only for settled orders. */
function checkMails({ order, mails }: OrderBooks): Finding[] {
  const isTold = mails.some(({ kind, isSent }) => isSent && TELLS_CODES.includes(kind))
  return findings(isTold && !wasSettled(order) && { fault: 'mail_unpaid' })
}

/** I8: the history leads to the current state. */
function checkHistory({ order, statesOfHistory }: OrderBooks): Finding[] {
  return findings(
    !statesOfHistory.includes(order.paymentState) && {
      fault: 'history_differs',
      facts: { state: order.paymentState, history: statesOfHistory.join(' or ') || 'none' },
    },
  )
}

/** I9: an order whose payment page has ended holds no coupon. */
export function checkCoupon({
  order,
  coupon,
}: Pick<OrderBooks, 'coupon'> & { order: Pick<OrderBooks['order'], 'paymentState'> }): Finding[] {
  return findings(isExpired(order) && coupon?.isHeld === true && { fault: 'coupon_held' })
}

// I2 against the provider's balance: the money that moved there for each payment, compared with our books.

/** Money that entered or left the balance, as the provider reports it. */
export type Movement = {
  kind: 'taken' | 'given_back' | 'claimed'
  at: Date
  cents: number
  currency: string
  paymentIntentId: string
}

/**
 * Everything that moved for one payment, in cents: what was taken less refunds, and how much of it the buyer's bank
 * claims.
 */
export type PaymentSum = { keptCents: number; claimedCents: number; isInEuro: boolean; lastAt: Date }

export function addUp(movements: Movement[]): Map<string, PaymentSum> {
  const sums = new Map<string, PaymentSum>()
  for (const { kind, at, cents, currency, paymentIntentId } of movements) {
    const { keptCents, claimedCents, isInEuro, lastAt } = sums.get(paymentIntentId) ?? NOTHING
    sums.set(paymentIntentId, {
      keptCents: keptCents + (kind === 'claimed' ? 0 : cents),
      claimedCents: claimedCents - (kind === 'claimed' ? cents : 0),
      isInEuro: isInEuro && currency === 'eur',
      lastAt: at > lastAt ? at : lastAt,
    })
  }
  return sums
}

const NOTHING: PaymentSum = { keptCents: 0, claimedCents: 0, isInEuro: true, lastAt: new Date(0) }

/** A payment that was taken according to our books, against everything that moved for it. */
export function checkMoved(books: OrderBooks, page: BookedPage, moved: PaymentSum = NOTHING): Difference[] {
  if (isMismatched(books)) return []
  const { order } = books
  const ours = page.isSurplus ? 0 : order.paidCents - order.refundedCents
  const { keptCents, claimedCents, isInEuro } = moved
  // What the bank claims counts as the shop's until it decides, and as the buyer's if they won.
  const isSame = isInEuro && (ours === keptCents || ours === keptCents - claimedCents)
  return findings(
    !isSame && { fault: 'balance_differs', about: page.id, facts: { ours, theirs: keptCents - claimedCents } },
  ).map((found) => ofOrder(order, found))
}

/** Money of a payment that isn't taken according to our books. A payment that was refunded in full is no difference. */
export const checkUnbooked = (books: OrderBooks, paymentIntentId: string, { keptCents }: PaymentSum): Difference[] =>
  findings(
    keptCents > 0 &&
      !isMismatched(books) && { fault: 'balance_unexplained', about: paymentIntentId, facts: { cents: keptCents } },
  ).map((found) => ofOrder(books.order, found))

/** Money of a payment for an order that we don't have. */
export const checkPaymentWithoutOrder = (paymentIntentId: string, { keptCents }: PaymentSum): Difference[] =>
  keptCents > 0
    ? [
        {
          fault: 'balance_unexplained',
          orderId: null,
          reference: paymentIntentId,
          subject: paymentIntentId,
          facts: { cents: keptCents },
        },
      ]
    : []
