// What administrators are told about orders that need a decision, as they are when the email leaves.
import type { Base } from '#shop/assembly/base.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { REVIEW_REASONS } from '#shop/sales/order/order.ts'
import type { CreditNoticeMail, DeclinesNoticeMail, ReviewNotice } from '#ports/mailer.ts'
import { topicOfReview, type ReviewTopic } from './notice-topic.ts'

const MOST_LISTED = 20

export type ComposeReviewNoticeDeps = Pick<Base, 'publicUrl'> & {
  orders: Pick<OrderStore, 'listWaitingFor'>
}

/** Longest waiting first; what somebody has handled in the meantime is left out. */
export async function composeReviewNotice(
  { orders, publicUrl }: ComposeReviewNoticeDeps,
  topic: ReviewTopic,
  to: string,
): Promise<ReviewNotice> {
  const waiting = await orders.listWaitingFor(REVIEW_REASONS.filter((reason) => topicOfReview(reason) === topic))
  return {
    to,
    recipientName: null,
    orders: waiting.slice(0, MOST_LISTED).map(({ id, reference, reason }) => ({
      reference,
      reason,
      link: `${publicUrl}/admin-dashboard/orders/${id}`,
    })),
    moreCount: Math.max(0, waiting.length - MOST_LISTED),
    deskLink: `${publicUrl}/admin-dashboard?tab=orders&view=to-look-at`,
  }
}

/** The network rejects orders because our credit is used up. */
export const composeCreditNotice = ({ publicUrl }: { publicUrl: string }, to: string): CreditNoticeMail => ({
  kind: 'credit_notice',
  to,
  recipientName: null,
  deskLink: `${publicUrl}/admin-dashboard?tab=orders&view=failed`,
})

/** Somebody tries card after card on our payment pages. */
export const composeDeclinesNotice = ({ publicUrl }: { publicUrl: string }, to: string): DeclinesNoticeMail => ({
  kind: 'declines_notice',
  to,
  recipientName: null,
  deskLink: `${publicUrl}/admin-dashboard?tab=orders`,
})
