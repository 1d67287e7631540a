// What the networks offer, what of it the owner decided to sell, and by which rules. Nothing here is sold by itself: what
// is approved becomes a bundle.
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { cents, instant } from '#db/schema/columns.ts'
import { users } from '#db/schema/people/users.ts'
import { bundles } from './catalogue.ts'

/** A package as the network told it; null is what it doesn't disclose. */
type StoredPackage = {
  packageId: string
  name: string
  isTopUp: boolean
  countries: string[]
  kind: 'total' | 'daily-slow' | 'daily-cut' | 'unlimited'
  megabytes: number | null
  days: number
  soldByDay: { least: number; most: number } | null
  installWithinDays: number | null
  startsAt: 'first use' | 'installation' | 'purchase' | null
  cost: { units: number; divisor: number; currency: string }
  operators: Record<string, { name: string; generation: '2G' | '3G' | '4G' | '5G' | null }[]> | null
  slowSpeedKbps: number | null
  exitCountry: string | null
  allowsHotspot: boolean | null
  canTopUp: boolean | null
}

export const networkPackages = pgTable(
  'network_packages',
  {
    networkId: text('network_id').notNull(),
    packageId: text('package_id').notNull(),
    offered: jsonb('offered').$type<StoredPackage>().notNull(),
    // a fingerprint of `offered`: most rows are the same an hour later
    print: text('print').notNull(),
    // since when it is no longer offered
    goneAt: instant('gone_at'),
    // what the owner has to decide about; null for nothing
    change: text('change').$type<'new' | 'gone' | 'worse' | 'dearer' | 'cheaper' | 'better'>(),
    // why the shop doesn't sell such a package; null for one that it can sell
    unsoldBecause: text('unsold_because').$type<'starts_at_purchase' | 'too_long' | 'too_much'>(),
    decision: text('decision').$type<'sold' | 'declined'>(),
    // the package as it was when that was decided, by whom, or by a rule
    decided: jsonb('decided').$type<StoredPackage>(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    // the bundle that sells it
    bundleId: text('bundle_id').references(() => bundles.bundleId),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.packageId] }),
    index('network_packages_to_decide')
      .on(table.networkId, table.change, table.packageId)
      .where(sql`${table.change} is not null`),
    check('network_package_is_decided', sql`(${table.decision} is null) = (${table.decided} is null)`),
  ],
)

// One row per network whose catalog is read: when, with which result, and the rules for prices and approval.
export const networkCatalogues = pgTable('network_catalogues', {
  networkId: text('network_id').primaryKey(),
  // null for one that somebody waits for
  readAt: instant('read_at'),
  // until when somebody is reading it
  leasedUntil: instant('leased_until'),
  // what was wrong with the last attempt; null if it succeeded
  problem: text('problem'),
  rows: integer('rows').notNull().default(0),
  // rows that can't be read, the first of them by name
  refused: integer('refused').notNull().default(0),
  refusedRows: jsonb('refused_rows')
    .$type<{ packageId: string | null; field: string; told: string }[]>()
    .notNull()
    .default([]),
  // the price is the cost times the factor plus the margin, at least this much, up to the next ending
  factorBasisPoints: integer('factor').notNull().default(20_000),
  marginCents: cents('margin').notNull().default(0),
  leastCents: cents('least_price').notNull().default(0),
  ending: text('ending').$type<'none' | '99' | '49 or 99'>().notNull().default('49 or 99'),
  // what is approved without asking
  approvesNew: boolean('approves_new').notNull().default(false),
  approvesCheaper: boolean('approves_cheaper').notNull().default(false),
  // in basis points of the old cost
  dearerUpToBasisPoints: integer('dearer_up_to').notNull().default(0),
})

// What a unit of another currency costs in euros, from a day on.
export const currencyRates = pgTable(
  'currency_rates',
  {
    currency: text('currency').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    // euros for one unit, in millionths
    millionths: integer('millionths').notNull(),
    madeBy: uuid('made_by').references(() => users.id),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.validFrom] }),
    check('currency_rate_is_positive', sql`${table.millionths} > 0`),
  ],
)
