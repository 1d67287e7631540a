// Tells those who run the shop of each order that began to wait for a person, whatever it waits for and wherever that was found.
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Transaction } from '#shop/ports/transaction.ts'
import { topicOfReview } from './notice-topic.ts'
import { sendNotice, type SendNoticeDeps } from './send-notice.ts'

export type SendReviewNoticesDeps = SendNoticeDeps & {
  orders: Pick<OrderStore, 'takeUntold'>
  transaction: Transaction
}

/** Of more orders than anybody reviews in a day, the rest waits for the next sweep. */
const MOST_ROUNDS = 100

/** Part of the sweep: each order once for each reason. What is told, and the mail about it, are written together. */
export async function sendReviewNotices(deps: SendReviewNoticesDeps): Promise<void> {
  await deps.transaction(async () => {
    const topics = new Set<ReturnType<typeof topicOfReview>>()
    // All of them, and each topic once: a dispute of now does not wait behind thousands of orders that began to wait before.
    for (let round = 0, hasMore = true; hasMore && round < MOST_ROUNDS; round++) {
      const taken = await deps.orders.takeUntold()
      for (const reason of taken.reasons) topics.add(topicOfReview(reason))
      hasMore = taken.hasMore
    }
    for (const topic of topics) await sendNotice(deps, topic)
  })
}
