// The text for a waiting order, depending on what was bought and whether anybody paid for it.
import { orderCopy } from '#app/copy/sales/order.ts'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'

type OrderFacts = Pick<OrderView, 'topUp' | 'totalCents' | 'email'>

/** While somebody is reviewing it. */
export function reviewWords(order: OrderFacts & Pick<OrderView, 'reviewed'>) {
  const { review } = orderCopy
  const { reviewed, topUp, totalCents, email } = order
  const { heading, text } = review[reviewed]
  if (reviewed === 'dispute' || reviewed === 'dispute_delivered') return { heading, text, next: review.dispute.next }
  if (totalCents === 0) {
    const isNetworks = reviewed === 'delivery'
    return { heading, text: isNetworks ? review.free.delivery : text, next: review.free.next(email) }
  }
  if (!topUp) return { heading, text, next: review.next(email) }
  const { payment, next } = topUpCopy.order.review
  return { heading, text: reviewed === 'payment' ? payment : text, next: next(email) }
}

/** After the refund; a payment that didn't match its order is shown without an amount. */
export const refundedText = ({ refundedCents }: Pick<OrderView, 'refundedCents'>): string =>
  refundedCents > 0 ? orderCopy.refunded.text(refundedCents) : orderCopy.refunded.whole

/** While its money is on its way. */
export const processingNext = ({ topUp, email }: OrderFacts): string =>
  topUp ? topUpCopy.order.processing(email) : orderCopy.processing.next(email)

/** What a failed step does not do. */
export function failedWords({
  topUp,
  totalCents,
  isInstallable,
}: OrderFacts & Pick<OrderView, 'isInstallable'>): string {
  const { usable, safe, safeFree } = orderCopy.failed
  const isFree = totalCents === 0
  if (topUp) return isFree ? topUpCopy.order.failedSafeFree : topUpCopy.order.failedSafe
  const said = isFree ? safeFree : safe
  return isInstallable ? `${usable} ${said}` : said
}
