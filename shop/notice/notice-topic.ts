// What those who run the shop are mailed about; each topic can be switched off.
import { DISPUTES, type ReviewReason } from '#shop/order/order.ts'

export const NOTICE_TOPICS = ['messages', 'stuck_orders', 'reviews', 'disputes', 'refunds', 'network_credit'] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

/** The topics whose mail lists orders that wait for a person. */
export type ReviewTopic = Extract<NoticeTopic, 'reviews' | 'disputes' | 'refunds'>

/** Which mail tells of an order that waits for a person for this reason. */
export function topicOfReview(reason: ReviewReason): ReviewTopic {
  if (DISPUTES.some((dispute) => dispute === reason)) return 'disputes'
  return reason === 'refund_failed' ? 'refunds' : 'reviews'
}
