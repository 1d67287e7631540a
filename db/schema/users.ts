// Customers and their accounts (storefront rules §3 "User"). account_type is written by the server alone.
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { businesses } from './businesses.ts'
import { instant, isKnownLanguage, language } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    // only a mailbox that answered proves who somebody is
    emailVerified: boolean('email_verified').notNull().default(false),
    accountType: text('account_type').notNull().default('own-user'),
    // whom a business role works for; nobody else has one
    businessId: text('business_id').references(() => businesses.id),
    country: text('country'),
    ip: text('ip'),
    taxRate: text('tax_rate'),
    mailLanguage: language('mail_language').notNull().default('en'),
    // since when nobody signs in as this account, at the word of staff
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
    index('users_by_date').on(table.createdAt, table.id),
    // the few who are no customers
    index('users_with_role')
      .on(table.accountType)
      .where(sql`account_type <> 'own-user'`),
  ],
)
