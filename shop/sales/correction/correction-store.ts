// What emails and names of orders were before staff corrected them. Only added, and forgotten with the people they name.
import { asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orderCorrections } from '#db/schema/sales/corrections.ts'

export type OrderCorrection = typeof orderCorrections.$inferSelect

export function correctionStore({ db }: Pick<Database, 'db'>) {
  const forget = (where: SQL | undefined) =>
    db().update(orderCorrections).set({ formerEmail: null, formerName: null, reason: '' }).where(where)

  return {
    add: (correction: OrderCorrection) => db().insert(orderCorrections).values(correction),

    /** Oldest first. */
    listOfOrder: (orderId: string): Promise<OrderCorrection[]> =>
      db()
        .select()
        .from(orderCorrections)
        .where(eq(orderCorrections.orderId, orderId))
        .orderBy(asc(orderCorrections.at), asc(orderCorrections.id)),

    /** Those of an address that lost an order, oldest first: when, and nothing about the order. */
    listOfFormer: (email: string) =>
      db()
        .select({ at: orderCorrections.at, formerEmail: orderCorrections.formerEmail })
        .from(orderCorrections)
        .where(eq(orderCorrections.formerEmail, email))
        .orderBy(asc(orderCorrections.at)),

    /** What an address was, and what these orders were before. */
    forgetOf: (email: string, orderIds: string[]) =>
      forget(or(eq(orderCorrections.formerEmail, email), inArray(orderCorrections.orderId, orderIds))),

    forgetOrders: async (orderIds: string[]): Promise<void> => {
      if (orderIds.length > 0) await forget(inArray(orderCorrections.orderId, orderIds))
    },
  }
}
