// Tells administrators about each order that starts to need review, for whatever reason and wherever that was found.
import type { Base } from '#shop/assembly/base.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { topicOfReview } from './notice-topic.ts'
import { sendNotice, type SendNoticeDeps } from './send-notice.ts'

export type SendReviewNoticesDeps = SendNoticeDeps &
  Pick<Base, 'transaction'> & {
    orders: Pick<OrderStore, 'takeUntold'>
  }

/** If there are more orders than anyone can review in a day, the rest waits for the next sweep. */
const MOST_ROUNDS = 100

/** Part of the sweep: each order once per reason. The mark that it was reported and the email are written together. */
export async function sendReviewNotices(deps: SendReviewNoticesDeps): Promise<void> {
  await deps.transaction(async () => {
    const topics = new Set<ReturnType<typeof topicOfReview>>()
    // All orders, but each topic only once: a dispute from just now doesn't wait behind thousands of older orders.
    for (let round = 0, hasMore = true; hasMore && round < MOST_ROUNDS; round++) {
      const taken = await deps.orders.takeUntold()
      for (const reason of taken.reasons) topics.add(topicOfReview(reason))
      hasMore = taken.hasMore
    }
    for (const topic of topics) await sendNotice(deps, topic)
  })
}
