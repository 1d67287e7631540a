// Who looked or changed what they had to account for; rows follow each other by their hashes and never change.
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const auditLog = pgTable(
  'audit_log',
  {
    // counted without a gap by whoever writes the row: a missing number is a missing row
    id: integer('id').primaryKey(),
    at: instant('at').notNull(),
    // no reference: the log tells of accounts that are gone as well; null is the shop itself or its console
    actorId: text('actor_id'),
    actorRole: text('actor_role').notNull(),
    action: text('action').notNull(),
    // an id, never an address or a name
    subject: text('subject').notNull(),
    businessId: text('business_id'),
    facts: jsonb('facts').$type<Record<string, string | number | boolean | null>>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    // a row has one follower at the most: the chain cannot fork
    uniqueIndex('audit_previous_unique').on(table.previousHash),
    uniqueIndex('audit_hash_unique').on(table.hash),
    index('audit_by_subject').on(table.subject),
    index('audit_by_actor').on(table.actorId),
  ],
)
