// What administrators get emails about; each topic can be switched off.
import { DISPUTES, type ReviewReason } from '#shop/sales/order/order.ts'

export const NOTICE_TOPICS = [
  'messages',
  'stuck_orders',
  'reviews',
  'disputes',
  'refunds',
  'network_credit',
  'declined_cards',
] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

/** The topics whose email lists orders that need review. */
export type ReviewTopic = Extract<NoticeTopic, 'reviews' | 'disputes' | 'refunds'>

/** Which email reports an order with this review reason. */
export function topicOfReview(reason: ReviewReason): ReviewTopic {
  if (DISPUTES.some((dispute) => dispute === reason)) return 'disputes'
  return reason === 'refund_failed' ? 'refunds' : 'reviews'
}
