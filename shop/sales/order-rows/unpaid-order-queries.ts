// Orders that were begun in a time and are not paid, by why: what their newest page says, or the last payment tried on any.
import { and, count, desc, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema/sales/orders.ts'
import type { UnpaidOrder, UnpaidSum, UnpaidWhy } from '#shop/sales/order/unpaid-order.ts'
import { inSql } from './order-conditions-store.ts'

const PAGE = sql`lateral (
  select unpaid_why, decline_code, state, session_id from payment_sessions
  where payment_sessions.order_id = order_history.order_id
  order by unpaid_why is not null desc, created_at desc limit 1) page`
const WHY = sql<UnpaidWhy>`case
  when page.unpaid_why is not null then page.unpaid_why
  when page.state = 'failed' then 'never_came'
  when page.state in ('opening', 'open') then 'open'
  when page.session_id is null then 'not_opened'
  else 'closed' end`
const CODE = sql<string | null>`page.decline_code`
const whole = (amount: SQL) => sql<number>`${amount}`.mapWith(Number)

const begun = (from: Date, until: Date) =>
  and(inSql.isSale, inSql.isNeverPaid, gte(orders.createdAt, from), lt(orders.createdAt, until))

export const unpaidOrderQueries = ({ db }: Pick<Database, 'db'>) => ({
  /** Most money first. */
  sum: (from: Date, until: Date): Promise<UnpaidSum[]> =>
    db()
      .select({ why: WHY, code: CODE, orders: count(), totalCents: whole(sql`sum(${orders.totalCents})`) })
      .from(orders)
      .leftJoin(PAGE, sql`true`)
      .where(begun(from, until))
      .groupBy(sql`1`, sql`2`)
      .orderBy(sql`4 desc`, sql`1`, sql`2`),

  /** Newest first. */
  list: (from: Date, until: Date, most: number): Promise<UnpaidOrder[]> =>
    db()
      .select({
        id: orders.id,
        reference: orders.reference,
        at: orders.createdAt,
        why: WHY,
        code: CODE,
        totalCents: orders.totalCents,
      })
      .from(orders)
      .leftJoin(PAGE, sql`true`)
      .where(begun(from, until))
      .orderBy(desc(orders.createdAt), orders.id)
      .limit(most),
})
