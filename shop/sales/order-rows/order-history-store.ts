// The history of orders: lines are only ever added, in the same statement as the move they describe.
import { asc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { combining, kept, type Statement } from '#db/query/kept.ts'
import { moved } from '#db/query/write-together.ts'
import { orderEvents } from '#db/schema/sales/orders.ts'

export type HistoryLine = { at: Date; move: string; detail?: string | null }

/** Called with each line once it is committed. */
export type HearHistory = (orderId: string, line: HistoryLine) => void

/** Adds these lines, in order, to the history of the order that was moved. */
export const noted = (lines: HistoryLine[]): SQLWrapper =>
  noting(lines.map(({ at, move, detail = null }, place) => lineOf({ place, at, move, detail })))

const lineOf: Statement<Required<HistoryLine> & { place: number }> = kept(
  () =>
    sql`(${sql.placeholder('place')}::integer, ${sql.placeholder('at')}::timestamptz, ${sql.placeholder('move')}::text, ${sql.placeholder('detail')}::text)`,
)
const noting = combining(
  (lines) => sql`insert into order_events (order_id, at, move, detail)
    select ${moved}.order_id, line.at, line.move, line.detail
    from ${moved}, (values ${sql.join(lines, sql`, `)}) as line (place, at, move, detail)
    order by line.place returning 1`,
)

export const orderHistoryStore = ({ db }: Pick<Database, 'db'>) => ({
  listEvents: (orderId: string) =>
    db()
      .select({ at: orderEvents.at, move: orderEvents.move, detail: orderEvents.detail })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.id)),
})
