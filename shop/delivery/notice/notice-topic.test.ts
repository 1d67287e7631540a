import { expect, it } from 'vitest'
import { topicOfReview } from './notice-topic.ts'

it.each([
  ['disputed', 'disputes'],
  ['dispute_won', 'disputes'],
  ['refund_failed', 'refunds'],
  ['amount_differs', 'reviews'],
  ['not_delivered', 'reviews'],
] as const)('an order in review for %s is reported under %s', (reason, topic) => {
  expect(topicOfReview(reason)).toBe(topic)
})
