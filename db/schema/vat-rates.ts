// VAT rates by country, each valid from a date on (spec 1 §3 "Tax table entry", guide 2 "Money and tax").
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const vatRates = pgTable(
  'vat_rates',
  {
    country: text('country').notNull(),
    basisPoints: integer('basis_points').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.validFrom] })],
)
