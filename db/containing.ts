// Whether a column contains a text, ignoring case; uses a trigram index if there is one.
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** `text` is lowercase; its percent signs and underscores are literal. */
export const containing = (column: PgColumn | SQL, text: string): SQL =>
  sql`lower(${column}) like ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
