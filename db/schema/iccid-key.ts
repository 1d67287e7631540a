// The key that encrypts this database's ICCIDs; 0 while they are unencrypted.
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'

export const iccidKey = pgTable(
  'iccid_key',
  {
    only: boolean('only').primaryKey().default(true),
    inForce: integer('in_force').notNull(),
  },
  (table) => [check('one_iccid_key', sql`${table.only}`)],
)
