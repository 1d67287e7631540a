// Orders by whatever somebody knows of them; what is only a part of a text is found by its index of three letters.
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { containing } from '#db/containing.ts'
import { endsAsIccid, isIccid } from '#db/iccid-column.ts'
import { orders } from '#db/schema/orders.ts'
import { inSql } from './order-conditions-store.ts'
import { toOrder } from './order-row.ts'
import type { Order } from './order.ts'

export type OrderSearch = ReturnType<typeof orderSearch>

export function orderSearch({ db }: Pick<Database, 'db'>) {
  return {
    /**
     * The newest purchases whose reference, customer, company or VAT number hold the text (lower case), whose eSIM has or ends in
     * these digits, or that are among these ids.
     */
    find: async (wanted: { text: string; digits: string; ids: string[] }, most: number): Promise<Order[]> => {
      const { text, digits, ids } = wanted
      const parts = text.length < 3 ? [] : [orders.reference, orders.email, orders.customerName, orders.companyName]
      const rows = await db()
        .select()
        .from(orders)
        .where(
          and(
            inSql.isPurchase,
            or(
              ...parts.map((column) => containing(column, text)),
              text.length >= 4 ? eq(sql`lower(${orders.vatNumber})`, text.replaceAll(' ', '')) : undefined,
              ids.length > 0 ? inArray(orders.id, ids) : undefined,
              digits.length >= 15 ? isIccid(orders.iccid, digits) : undefined,
              digits.length >= 15 ? isIccid(orders.targetIccid, digits) : undefined,
              digits.length === 4 ? endsAsIccid(orders.iccid, digits) : undefined,
              digits.length === 4 ? endsAsIccid(orders.targetIccid, digits) : undefined,
              sql`false`,
            ),
          ),
        )
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(most)
      return rows.map(toOrder)
    },

    /** Which of these orders are stuck. */
    listStuckAmong: async (ids: string[], now: Date): Promise<Set<string>> => {
      const found = await db()
        .select({ id: orders.id })
        .from(orders)
        .where(and(inArray(orders.id, ids), inSql.isStuck(now)))
      return new Set(found.map(({ id }) => id))
    },
  }
}
