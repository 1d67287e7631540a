// Which reason a person reviews first, and which come later. If a reason arrives while a more important one is shown,
// it waits in the order's history until that one is resolved. Part of the single writer of orders.
import { inArray, or, sql, type SQL } from 'drizzle-orm'
import { orders } from '#db/schema/sales/orders.ts'
import { inSql } from './order-conditions-store.ts'
import { DISPUTES, LATER_REASONS, type ReviewReason } from '#shop/sales/order/order.ts'

export const inReview = (reason: ReviewReason | SQL, now: Date) => ({ reviewReason: reason, reviewSince: now })

/** The reason that the order shows is more important than this one. */
const countsMore = (reason: ReviewReason): SQL =>
  LATER_REASONS.includes(reason)
    ? sql`coalesce(${or(inSql.isStopped, inArray(orders.reviewReason, [...DISPUTES]))}, false)`
    : sql`false`

// Tables are named in full: in the values of an update, the query layer would leave out the outer one.
const isToLookAt = (line: SQL): SQL => sql`${line}.order_id = order_history.order_id and ${line}.move = 'flagged'
  and not exists (
    select 1 from order_events seen
    where seen.order_id = ${line}.order_id and seen.move = 'looked_at' and seen.detail = ${line}.detail and seen.id > ${line}.id)`

/** The order shows it already, or will once the more important reason is resolved. */
export const isKnown = (reason: ReviewReason): SQL =>
  sql`(${orders.reviewReason} is not distinct from ${reason} or ${countsMore(reason)} and exists (
    select 1 from order_events told where ${isToLookAt(sql`told`)} and told.detail = ${reason}))`

/** In review for this reason, unless the order shows a more important one. */
export const inReviewAtLeast = (reason: ReviewReason, now: Date) => ({
  reviewReason: sql`case when ${countsMore(reason)} then ${orders.reviewReason} else ${reason} end`,
  reviewSince: sql`case when ${countsMore(reason)} then ${orders.reviewSince} else ${now.toISOString()}::timestamptz end`,
})

/** In review for this reason, unless it is for another one that comes before the later ones. */
export const inReviewBeforeLater = (reason: ReviewReason, now: Date) => {
  const isShown = sql`coalesce(${inArray(orders.reviewReason, [...LATER_REASONS])}, true)`
  return {
    reviewReason: sql`case when ${isShown} then ${reason} else ${orders.reviewReason} end`,
    reviewSince: sql`case when ${isShown} then ${now.toISOString()}::timestamptz else ${orders.reviewSince} end`,
  }
}

const laterReasons = sql.join(
  LATER_REASONS.map((reason) => sql`${reason}`),
  sql`, `,
)
const next = sql`(select told.detail from order_events told
  where ${isToLookAt(sql`told`)} and told.detail in (${laterReasons}) and told.detail is distinct from order_history.review_reason
  order by told.id limit 1)`

/** The shown reason is resolved: shows the next one, if there is any. */
export const afterReview = (now: Date) => ({
  reviewReason: next,
  reviewSince: sql`case when ${next} is null then null else ${now.toISOString()}::timestamptz end`,
})
