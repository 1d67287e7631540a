// Fingerprints of the keys that this database was written with; a fingerprint reveals nothing about its key.
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
