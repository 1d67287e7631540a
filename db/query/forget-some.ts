// Deletes rows in small batches, so that nobody else waits for it.
import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database.ts'

/** Deletes at most `most` of the matching rows, by their table's key, and returns how many there were. */
export async function forgetSome(
  db: Db,
  { table, key, where, most }: { table: PgTable; key: PgColumn; where: SQL | undefined; most: number },
): Promise<number> {
  const some = db.select({ key }).from(table).where(where).limit(most)
  const gone = await db.delete(table).where(inArray(key, some)).returning({ key })
  return gone.length
}
