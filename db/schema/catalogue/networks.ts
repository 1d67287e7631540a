// The eSIM networks that an owner connected; the home network is configured by settings, and has no row.
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from '#db/schema/columns.ts'
import { sealedText } from '#db/sealing/sealed-columns.ts'

export const networks = pgTable('networks', {
  id: text('id').primaryKey(),
  // which adapter speaks to it
  kind: text('kind').notNull(),
  name: text('name').notNull(),
  // its login, as JSON
  login: sealedText('login', 'network.login').notNull(),
  // sells; if it doesn't, its orders are finished and its eSIMs stay in use
  isActive: boolean('is_active').notNull(),
  connectedAt: instant('connected_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  // until when the calls so far fill what it allows: all nodes share one account
  nextTurnAt: instant('next_turn_at'),
  // what is left to spend there, as it was read last, and when it was asked for; null where it isn't told
  credit: jsonb('credit').$type<{ units: number; divisor: number; currency: string }>(),
  creditAskedAt: instant('credit_asked_at'),
  // sells nothing below that, in hundredths of its currency; null for the cost of the dearest package on sale
  leastCreditCents: integer('least_credit'),
  creditState: text('credit_state').$type<'enough' | 'low' | 'empty'>().notNull().default('enough'),
})

// One row: whether an order that its network can't deliver may be delivered from another one, and how much of what was paid
// must be left then.
export const failoverSettings = pgTable(
  'failover_settings',
  {
    only: boolean('only').primaryKey().default(true),
    isOn: boolean('is_on').notNull().default(false),
    // a share of what was paid, without VAT
    floorBasisPoints: integer('floor').notNull().default(1000),
  },
  (table) => [check('failover_floor_is_a_share', sql`${table.floorBasisPoints} between 0 and 10000`)],
)
