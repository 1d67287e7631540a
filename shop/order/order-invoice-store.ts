// Which orders are still owed a document; part of the one writer of orders.
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { ofBusinesses } from '#db/of-businesses.ts'
import { orders } from '#db/schema/orders.ts'
import type { BrandIds } from '#shop/brand/brand-home.ts'
import { inSql } from './order-conditions-store.ts'
import { toOrder } from './order-row-store.ts'

const isToInvoice = and(eq(orders.isInvoiceDue, true), inSql.wasSettled)

export const orderInvoiceStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Takes the settled or refunded order to write its documents; null when they were written or are being written. */
  takeToInvoice: async (id: string) => {
    const [row] = await db()
      .update(orders)
      .set({ isInvoiceDue: false })
      .where(and(eq(orders.id, id), isToInvoice))
      .returning()
    return row ? toOrder(row) : null
  },

  /** The longest waiting first, without the orders of brands that may write none: they would keep the others waiting. */
  listToInvoice: async (most: number, silent: BrandIds[] = []) => {
    const isSilent = or(...silent.map((brand) => ofBusinesses(orders.businessId, brand) ?? sql`true`))
    const rows = await db()
      .select({ id: orders.id })
      .from(orders)
      .where(and(isToInvoice, isSilent && sql`(${isSilent}) is not true`))
      .orderBy(asc(orders.updatedAt))
      .limit(most)
    return rows.map((row) => row.id)
  },
})
