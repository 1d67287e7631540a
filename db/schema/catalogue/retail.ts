// Own prices of businesses with their own shop: the owner's terms, and the prices they set.
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { businesses } from '#db/schema/people/businesses.ts'
import { zones } from './catalogue.ts'
import { cents, instant } from '#db/schema/columns.ts'

export const retailTerms = pgTable(
  'retail_terms',
  {
    businessId: text('business_id')
      .primaryKey()
      .references(() => businesses.id),
    // the business's discount on the shop's own price, in basis points
    discountBasisPoints: integer('discount').notNull().default(0),
    // its highest price, in basis points of the shop's own price
    capBasisPoints: integer('cap').notNull().default(20_000),
    since: instant('since').notNull(),
    // since when its prices no longer apply
    endedAt: instant('ended_at'),
  },
  (table) => [
    check('retail_discount', sql`${table.discountBasisPoints} between 0 and 9000`),
    check('retail_cap', sql`${table.capBasisPoints} between 10000 and 100000`),
  ],
)

export const retailPrices = pgTable(
  'retail_prices',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id),
    // current prices, or drafts
    state: text('state').$type<'held' | 'draft'>().notNull(),
    zone: text('zone')
      .notNull()
      .references(() => zones.name),
    kind: text('kind').$type<'price' | 'topup'>().notNull(),
    size: text('size').notNull(),
    // before tax; a draft without a price returns to the shop's own
    cents: cents('cents'),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.state, table.zone, table.kind, table.size] }),
    check('retail_price_is_one', sql`${table.cents} > 0 or (${table.cents} is null and ${table.state} = 'draft')`),
  ],
)

// When a price in the shop of a business last changed without a change of the catalog, for search engines.
export const retailChanges = pgTable(
  'retail_changes',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id),
    zone: text('zone')
      .notNull()
      .references(() => zones.name),
    size: text('size').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.zone, table.size] })],
)
