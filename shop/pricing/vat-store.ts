// VAT rates as rows, each with the day it begins to count.
import { asc } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { vatRates } from '#db/schema/vat-rates.ts'
import { parseDateOnly } from '#shop/values/date.ts'
import type { VatRate } from './vat.ts'

export function vatStore({ db }: Database) {
  return {
    read: async (): Promise<VatRate[]> => {
      const rows = await db().select().from(vatRates).orderBy(asc(vatRates.country), asc(vatRates.validFrom))
      return rows.flatMap(({ country, basisPoints, validFrom, reason }) => {
        const from = parseDateOnly(validFrom)
        return from ? [{ country, basisPoints, validFrom: from, reason }] : []
      })
    },
  }
}
