// I1 to I3 in our own books: an order's payment pages and states, its amounts, and the arithmetic of its total.
import { isFree, isInReview, isPaid, isRefunded, wasSettled } from '#shop/sales/order/order-conditions.ts'
import { isPrepaid, MISMATCHES } from '#shop/sales/order/order.ts'
import { MINIMUM_CHARGE_CENTS } from '#shop/catalogue/pricing/quote.ts'
import { share } from '#values/money.ts'
import { findings, type Finding } from './difference.ts'
import type { OrderBooks } from './order-books.ts'

/** I1: a paid order has exactly one page that settled it, and a paid page has an order that knows about it. */
export function checkPages({ order, pages }: OrderBooks): Finding[] {
  const settling = pages.filter(({ settles }) => settles).length
  const isSettledByMoney = order.paidCents > 0 && !isPrepaid(order)
  return findings(
    isSettledByMoney && settling !== 1 && { fault: 'settling_payments', facts: { payments: settling } },
    settling > 0 && !wasSettled(order) && { fault: 'payment_not_settled' },
  )
}

/** I2: the amount paid is the amount due, and a refunded order was refunded in full. */
export function checkMoney({ order }: OrderBooks): Finding[] {
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
export function checkPrice({ order }: OrderBooks): Finding[] {
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
