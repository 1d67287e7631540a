// Second factors: authenticator apps, passkeys, and recovery codes for when both are lost.
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { users } from './users.ts'

export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  // encrypted: reading the table lets nobody create codes
  secret: text('secret').notNull(),
  // the thirty-second step of the last accepted code; no code of that or an earlier step is accepted again
  lastStep: integer('last_step').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    // the host it was created for, the only one where it works
    host: text('host').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('passkey_credential_unique').on(table.credentialId),
    index('passkeys_by_user').on(table.userId),
  ],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('recovery_code_unique').on(table.userId, table.codeHash)],
)
