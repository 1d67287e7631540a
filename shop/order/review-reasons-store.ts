// What a person looks at first, and what comes after it: a reason that came while another one counts more waits in the history of its
// order until that one is over. Part of the one writer of orders.
import { inArray, or, sql, type SQL } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { inSql } from './order-conditions-store.ts'
import { DISPUTES, LATER_REASONS, type ReviewReason } from './order.ts'

export const inReview = (reason: ReviewReason | SQL, now: Date) => ({ reviewReason: reason, reviewSince: now })

/** What the order shows counts more than this. */
const countsMore = (reason: ReviewReason): SQL =>
  LATER_REASONS.includes(reason)
    ? sql`coalesce(${or(inSql.isStopped, inArray(orders.reviewReason, [...DISPUTES]))}, false)`
    : sql`false`

// Tables are named in full: in what is set the query layer would leave the outer one away.
const isToLookAt = (line: SQL): SQL => sql`${line}.order_id = order_history.order_id and ${line}.move = 'flagged'
  and not exists (
    select 1 from order_events seen
    where seen.order_id = ${line}.order_id and seen.move = 'looked_at' and seen.detail = ${line}.detail and seen.id > ${line}.id)`

/** The order says so already, or will once what counts more is over. */
export const isKnown = (reason: ReviewReason): SQL =>
  sql`(${orders.reviewReason} is not distinct from ${reason} or ${countsMore(reason)} and exists (
    select 1 from order_events told where ${isToLookAt(sql`told`)} and told.detail = ${reason}))`

/** With this reason, unless what the order shows counts more. */
export const inReviewAtLeast = (reason: ReviewReason, now: Date) => ({
  reviewReason: sql`case when ${countsMore(reason)} then ${orders.reviewReason} else ${reason} end`,
  reviewSince: sql`case when ${countsMore(reason)} then ${orders.reviewSince} else ${now.toISOString()}::timestamptz end`,
})

const laterReasons = sql.join(
  LATER_REASONS.map((reason) => sql`${reason}`),
  sql`, `,
)
const next = sql`(select told.detail from order_events told
  where ${isToLookAt(sql`told`)} and told.detail in (${laterReasons}) and told.detail is distinct from order_history.review_reason
  order by told.id limit 1)`

/** What the order showed is over: what came meanwhile is shown, if anything did. */
export const afterReview = (now: Date) => ({
  reviewReason: next,
  reviewSince: sql`case when ${next} is null then null else ${now.toISOString()}::timestamptz end`,
})
