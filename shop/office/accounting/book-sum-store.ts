// Sums of the ledger per tax country, for the books of a period.
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { ledgerLines, ledgerMovements } from '#db/schema/sales/ledger.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { toTaxTerms, type TaxTerms } from '#shop/sales/order-rows/order-row.ts'

/** In cents; without an order, its terms are undefined. */
type BookSum = { isMargin: boolean; terms: TaxTerms | undefined; cents: number }

export const bookSumStore = ({ db }: Database) => ({
  /**
   * What `listOfShop` of the ledger lists for an account of the shop, from `from` until before `until`, added up where
   * the terms of tax are the same.
   */
  sumOfShop: async (account: 'commission' | 'receipts', from: Date, until: Date): Promise<BookSum[]> => {
    const { taxRate, taxBasis, vatCountry } = orders
    const isMargin = sql<boolean>`coalesce(${ledgerLines.source} = 'margin', false)`.mapWith(Boolean)
    const cents = sql<number>`sum(${ledgerLines.cents})`.mapWith(Number)
    const rows = await db()
      .select({ isMargin, taxRate, taxBasis, vatCountry, cents })
      .from(ledgerMovements)
      .innerJoin(ledgerLines, eq(ledgerLines.movementId, ledgerMovements.id))
      .leftJoin(orders, eq(orders.id, ledgerMovements.orderId))
      .where(and(eq(ledgerLines.account, account), gte(ledgerMovements.at, from), lt(ledgerMovements.at, until)))
      .groupBy(sql`1`, taxRate, taxBasis, vatCountry)
    return rows.map((row) => ({ isMargin: row.isMargin, cents: row.cents, terms: toTaxTerms(row) }))
  },
})
