// Affiliates: who earns from referred sales, who applied, and how often their links were opened.
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { businesses } from '#db/schema/people/businesses.ts'
import { instant } from '#db/schema/columns.ts'
import { coupons } from '#db/schema/catalogue/coupons.ts'

export const affiliates = pgTable(
  'affiliates',
  {
    businessId: text('business_id')
      .primaryKey()
      .references(() => businesses.id),
    // also the end of the affiliate link
    code: text('code')
      .notNull()
      .references(() => coupons.code),
    // whose link or code referred this affiliate; stored once, and never circular
    referredBy: text('referred_by').references(() => businesses.id),
    joinedAt: instant('joined_at').notNull(),
    // since when code and link no longer earn anything
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('affiliate_code_unique').on(table.code),
    index('affiliates_by_referrer').on(table.referredBy),
    check('affiliate_refers_others', sql`${table.referredBy} is distinct from ${table.businessId}`),
  ],
)

export const affiliateApplications = pgTable(
  'affiliate_applications',
  {
    id: uuid('id').primaryKey(),
    // name, address, and company are deleted once they joined or were declined
    name: text('name'),
    email: text('email'),
    company: text('company'),
    referredBy: text('referred_by').references(() => businesses.id),
    // invited: the mailbox got a link, and whoever opens it joins
    state: text('state').$type<'waiting' | 'invited' | 'joined' | 'declined'>().notNull(),
    invitationId: uuid('invitation_id'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    // one open application per address
    uniqueIndex('affiliate_application_open').on(table.email),
    uniqueIndex('affiliate_application_invitation').on(table.invitationId),
    check('affiliate_application_state', sql`${table.state} in ('waiting', 'invited', 'joined', 'declined')`),
    check(
      'affiliate_application_forgets',
      sql`(${table.state} in ('waiting', 'invited')) = (${table.email} is not null)`,
    ),
  ],
)

export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id),
    day: date('day', { mode: 'string' }).notNull(),
    clicks: integer('clicks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.day] })],
)

// One row: whether anyone may join the free tier.
export const affiliateSettings = pgTable('affiliate_settings', {
  only: boolean('only').primaryKey().default(true),
  joinsAtOnce: boolean('joins_at_once').notNull().default(false),
})
