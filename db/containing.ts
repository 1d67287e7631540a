// Whether a column holds a part of a text, whatever its case; an index of three letters answers it where there is one.
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** `text` is lower case; its percent signs and underscores mean themselves. */
export const containing = (column: PgColumn | SQL, text: string): SQL =>
  sql`lower(${column}) like ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
