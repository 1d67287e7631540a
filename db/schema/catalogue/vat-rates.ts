// VAT rates by country, each valid from a date on (storefront rules §3 "Tax table entry").
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { users } from '#db/schema/people/users.ts'

export const vatRates = pgTable(
  'vat_rates',
  {
    country: text('country').notNull(),
    basisPoints: integer('basis_points').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    // why a country outside the EU has a row; null for members
    reason: text('reason'),
    // who set it, and when; null for the initial rates
    madeBy: uuid('made_by').references(() => users.id),
    madeAt: instant('made_at'),
  },
  (table) => [primaryKey({ columns: [table.country, table.validFrom] })],
)
