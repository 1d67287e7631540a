// Login: sessions, passwords, single-use tokens, and two kinds of proof.
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { businesses } from './businesses.ts'
import { instant } from '#db/schema/columns.ts'
import { iccidText } from '#db/sealing/iccid-column.ts'
import { users } from './users.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // a fingerprint: reading the table lets nobody log in
    token: text('token').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    // where it was opened, and the only address where it counts; null in rows of earlier releases, which count nowhere
    host: text('host'),
    // of the network it was opened from; null if nobody knows
    country: text('country'),
    // when its owner last gave a fresh proof; null until then
    provenAt: instant('proven_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('session_token_unique').on(table.token), index('sessions_by_user').on(table.userId)],
)

export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('one_credential_per_kind').on(table.userId, table.providerId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('verifications_by_identifier').on(table.identifier)],
)

export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    iccid: iccidText('iccid'),
    passwordHash: text('password_hash').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('sign_up_token_unique').on(table.tokenHash), index('sign_ups_by_email').on(table.email)],
)

export const mailboxProofs = pgTable('mailbox_proofs', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  purpose: text('purpose')
    .$type<
      | 'set_password'
      | 'check_account'
      | 'first_admin'
      | 'add_esim'
      | 'cancel_order'
      | 'admin_invite'
      | 'partner_invite'
      | 'team_invite'
    >()
    .notNull(),
  // the business that a team invitation is for; null for every other proof
  businessId: text('business_id').references(() => businesses.id),
  // of a team invitation, or of one to a limited role; null in one to run the shop
  role: text('role').$type<'business-admin' | 'business-user' | 'agent' | 'accountant'>(),
  // null if no code was emailed: such a proof can never be given
  codeHash: text('code_hash'),
  triesLeft: integer('tries_left').notNull(),
  isProven: boolean('is_proven').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
