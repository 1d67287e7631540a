// VAT rates as rows, each with the day it takes effect.
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { vatRates } from '#db/schema/catalogue/vat-rates.ts'
import { parseDateOnly, type DateOnly } from '#values/date.ts'
import type { VatRate } from './vat.ts'

export type VatRow = typeof vatRates.$inferSelect

export function vatStore({ db }: Database) {
  const list = (): Promise<VatRow[]> =>
    db().select().from(vatRates).orderBy(asc(vatRates.country), asc(vatRates.validFrom))
  return {
    list,
    read: async (): Promise<VatRate[]> =>
      (await list()).flatMap(({ country, basisPoints, validFrom, reason }) => {
        const from = parseDateOnly(validFrom)
        return from ? [{ country, basisPoints, validFrom: from, reason }] : []
      }),

    /** Sets a country's rate from a day on, replacing one set for the same day. */
    set: (row: VatRow) =>
      db()
        .insert(vatRates)
        .values(row)
        .onConflictDoUpdate({ target: [vatRates.country, vatRates.validFrom], set: row }),

    /** Withdraws a rate that hasn't taken effect by this day; false if there is none. */
    withdraw: async (country: string, validFrom: DateOnly, today: DateOnly): Promise<boolean> =>
      (
        await db()
          .delete(vatRates)
          .where(and(eq(vatRates.country, country), eq(vatRates.validFrom, validFrom), gt(vatRates.validFrom, today)))
          .returning({ country: vatRates.country })
      ).length > 0,
  }
}
