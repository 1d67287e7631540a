// Whether the tables are at least those of this version: a newer version may have added to them, an older one lacks
// some.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'

export const migrationsFolder = join(import.meta.dirname, '../migrations')

const journal: unknown = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
const entries = typeof journal === 'object' && journal !== null && 'entries' in journal ? journal.entries : []
/** How many migrations this version has. */
export const KNOWN_MIGRATIONS = Array.isArray(entries) ? entries.length : 0

/** How many were applied to this database; none if it was never migrated. */
export async function countMigrations(db: Db): Promise<number> {
  const there = sql`select count(*)::integer as done from drizzle.__drizzle_migrations`
  const rows = await db.select({ done: sql<number>`done` }).from(sql`(${there}) as migrations`)
  return rows[0]?.done ?? 0
}
