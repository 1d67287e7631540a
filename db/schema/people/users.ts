// Customers and their accounts (storefront rules §3 "User"). Only the server writes account_type.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { businesses } from './businesses.ts'
import { instant, isKnownLanguage, language } from '#db/schema/columns.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    // only a proven mailbox shows who somebody is
    emailVerified: boolean('email_verified').notNull().default(false),
    accountType: text('account_type').notNull().default('own-user'),
    // the business of a business role; nobody else has one
    businessId: text('business_id').references(() => businesses.id),
    // how much of one order an agent may refund in all; null for nothing, and for every other role
    refundLimitCents: integer('refund_limit_cents'),
    country: text('country'),
    ip: text('ip'),
    taxRate: text('tax_rate'),
    mailLanguage: language('mail_language').notNull().default('en'),
    // since when staff has blocked logins
    disabledAt: instant('disabled_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    check('user_mail_language_known', isKnownLanguage(table.mailLanguage)),
    check(
      'user_of_business_is_partner',
      sql`${table.businessId} is null or ${table.accountType} in ('business-admin', 'business-user')`,
    ),
    check(
      'refund_limit_of_agent',
      sql`${table.refundLimitCents} is null or (${table.accountType} = 'agent' and ${table.refundLimitCents} > 0)`,
    ),
    index('users_by_date').on(table.createdAt, table.id),
    // the few who aren't customers
    index('users_with_role')
      .on(table.accountType)
      .where(sql`account_type <> 'own-user'`),
  ],
)
