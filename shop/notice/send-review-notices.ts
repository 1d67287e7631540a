// Tells those who run the shop of each order that began to wait for a person, whatever it waits for and wherever that was found.
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Transaction } from '#shop/ports/transaction.ts'
import { topicOfReview } from './notice-topic.ts'
import { sendNotice, type SendNoticeDeps } from './send-notice.ts'

export type SendReviewNoticesDeps = SendNoticeDeps & {
  orders: Pick<OrderStore, 'takeUntold'>
  transaction: Transaction
}

/** Part of the sweep: each order once for each reason. What is told, and the mail about it, are written together. */
export async function sendReviewNotices(deps: SendReviewNoticesDeps): Promise<void> {
  await deps.transaction(async () => {
    const reasons = await deps.orders.takeUntold()
    for (const topic of new Set(reasons.map(topicOfReview))) await sendNotice(deps, topic)
  })
}
