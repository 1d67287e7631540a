// I2 against the provider's balance: the money that moved there for each payment, compared with our books.
import { findings, ofOrder, type Difference } from './difference.ts'
import type { BookedPage, OrderBooks } from './order-books.ts'
import { isMismatched } from './payment-checks.ts'

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
export type Moved = { keptCents: number; claimedCents: number; isInEuro: boolean; lastAt: Date }

export function addUp(movements: Movement[]): Map<string, Moved> {
  const sums = new Map<string, Moved>()
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

const NOTHING: Moved = { keptCents: 0, claimedCents: 0, isInEuro: true, lastAt: new Date(0) }

/** A payment that was taken according to our books, against everything that moved for it. */
export function checkMoved(books: OrderBooks, page: BookedPage, moved: Moved = NOTHING): Difference[] {
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
export const checkUnbooked = (books: OrderBooks, paymentIntentId: string, { keptCents }: Moved): Difference[] =>
  findings(
    keptCents > 0 &&
      !isMismatched(books) && { fault: 'balance_unexplained', about: paymentIntentId, facts: { cents: keptCents } },
  ).map((found) => ofOrder(books.order, found))

/** Money of a payment for an order that we don't have. */
export const checkPaymentWithoutOrder = (paymentIntentId: string, { keptCents }: Moved): Difference[] =>
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
