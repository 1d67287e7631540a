// Who looked at or changed what they must account for; rows are chained by hashes and never change.
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'

export const auditLog = pgTable(
  'audit_log',
  {
    // numbered without gaps by whoever writes the row: a missing number is a missing row
    id: integer('id').primaryKey(),
    at: instant('at').notNull(),
    // no foreign key, because the log also covers deleted accounts; null is the shop itself or its console
    actorId: text('actor_id'),
    actorRole: text('actor_role').notNull(),
    action: text('action').notNull(),
    // an ID, never an address or a name
    subject: text('subject').notNull(),
    businessId: text('business_id'),
    facts: jsonb('facts').$type<Record<string, string | number | boolean | null>>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    // a row has at most one successor: the chain can't fork
    uniqueIndex('audit_previous_unique').on(table.previousHash),
    uniqueIndex('audit_hash_unique').on(table.hash),
    index('audit_by_subject').on(table.subject),
    index('audit_by_actor').on(table.actorId),
  ],
)
