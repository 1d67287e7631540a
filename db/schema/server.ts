// Tables of the server itself: its keys and its limits.
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The key that encrypts this database's ICCIDs; 0 while they are unencrypted. */
export const iccidKey = pgTable(
  'iccid_key',
  {
    only: boolean('only').primaryKey().default(true),
    inForce: integer('in_force').notNull(),
  },
  (table) => [check('one_iccid_key', sql`${table.only}`)],
)

/** Fingerprints of the keys that this database was written with; a fingerprint reveals nothing about its key. */
export const keyMarks = pgTable(
  'key_marks',
  {
    /** The setting that holds the key: SEALING_KEYS or LOOKUP_KEY. */
    setting: text('setting').notNull(),
    version: integer('version').notNull(),
    mark: text('mark').notNull(),
  },
  (table) => [primaryKey({ columns: [table.setting, table.version] })],
)

/** Counters of the rate limiter; the limiter library defines the layout. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: instant('expire'),
})
