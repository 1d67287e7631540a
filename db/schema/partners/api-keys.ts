// Partner API keys: fingerprints, each with its scopes and expiry.
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { businesses } from '#db/schema/people/businesses.ts'
import { instant } from '#db/schema/columns.ts'
import { users } from '#db/schema/people/users.ts'

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id),
    // the business's name for it
    name: text('name').notNull(),
    mode: text('mode').$type<'test' | 'live'>().notNull(),
    scopes: text('scopes').array().notNull(),
    keyHash: text('key_hash').notNull(),
    // the addresses and networks that it works from; everywhere if there are none
    addresses: text('addresses').array().notNull().default([]),
    // its first characters, so that people can tell keys apart
    hint: text('hint').notNull(),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    // to the minute
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('api_key_unique').on(table.keyHash),
    index('api_keys_by_business').on(table.businessId, table.createdAt),
    check('api_key_mode', sql`${table.mode} in ('test', 'live')`),
  ],
)
