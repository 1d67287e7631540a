// VAT rates by country, each valid from a date on (storefront rules §3 "Tax table entry").
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const vatRates = pgTable(
  'vat_rates',
  {
    country: text('country').notNull(),
    basisPoints: integer('basis_points').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    // why a country that is no member of the EU has a row; null for members
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.country, table.validFrom] })],
)
