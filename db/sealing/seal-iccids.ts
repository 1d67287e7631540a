// Re-encrypts all ICCIDs of a database at once, so that no number ever exists in two forms: other writers wait, and a
// process that still writes the old form is refused (migration 0049).
import { isNotNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Db } from '#db/database.ts'
import {
  followIccidKey,
  iccidAs,
  iccidKeyInForce,
  newestIccidKey,
  nodeName,
  NO_KEY,
  openedIccid,
} from './iccid-column.ts'
import { bookDifferences } from '#db/schema/office/books.ts'
import { esimChecks } from '#db/schema/delivery/alerts.ts'
import { esims } from '#db/schema/sales/esims.ts'
import { iccidKey } from '#db/schema/server.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { signUps } from '#db/schema/people/auth.ts'
import { staffRuns } from '#db/schema/office/staff.ts'

/** All of them: a column missing here would keep its numbers as they are. */
const COLUMNS: { table: PgTable; column: PgColumn }[] = [
  { table: esims, column: esims.iccid },
  { table: orders, column: orders.iccid },
  { table: orders, column: orders.targetIccid },
  { table: esimChecks, column: esimChecks.iccid },
  { table: signUps, column: signUps.iccid },
  { table: staffRuns, column: staffRuns.iccid },
]
const AT_ONCE = 500

/** Reads which key is in force, without changing anything. */
export async function readIccidKey({ db }: Pick<Database, 'db'>): Promise<void> {
  const [row] = await db().select().from(iccidKey).limit(1)
  followIccidKey(row?.inForce ?? NO_KEY)
}

/**
 * Puts the newest key in force once every process that uses the database knows it; `isShared`: others may use it. Does
 * nothing if it already is. Returns how many numbers were encrypted, or null while another process couldn't read them.
 */
export async function sealIccids(database: Pick<Database, 'db' | 'tx'>, isShared: boolean): Promise<number | null> {
  const newest = newestIccidKey()
  if (iccidKeyInForce() >= newest) return 0
  await readIccidKey(database)
  if (iccidKeyInForce() >= newest) return 0
  return isShared && (await isSomebodyBehind(database.db())) ? null : changeIccidKey(database, newest)
}

// The previous release doesn't identify itself.
async function isSomebodyBehind(db: Db): Promise<boolean> {
  const answer = await db
    .select({ one: sql`1` })
    .from(sql`pg_stat_activity`)
    .where(
      sql`datname = current_database() and usename = current_user and backend_type = 'client backend'
        and pid <> pg_backend_pid() and application_name <> ${nodeName()}`,
    )
    .limit(1)
  return answer.length > 0
}

/** Puts this key in force, even if others use the database, 0 for none; returns how many numbers were rewritten. */
export async function changeIccidKey({ tx, db }: Pick<Database, 'db' | 'tx'>, version: number): Promise<number> {
  const changed = await tx(async () => {
    await db().execute(sql`set local statement_timeout = 0`)
    await db().execute(sql`set local lock_timeout = '10s'`)
    const [before] = await db().select().from(iccidKey).for('update').limit(1)
    if (before?.inForce === version) return 0
    const tables = [...new Set(COLUMNS.map(({ table }) => table))]
    await db().execute(sql`lock table ${sql.join(tables, sql`, `)} in share row exclusive mode`)
    await db().update(iccidKey).set({ inForce: version })
    let numbers = 0
    for (const each of COLUMNS) numbers += await changeColumn(db(), each, version)
    if (before?.inForce === NO_KEY) await forgetTraces(db())
    return numbers
  })
  followIccidKey(version)
  return changed
}

async function changeColumn(db: Db, { table, column }: (typeof COLUMNS)[number], version: number): Promise<number> {
  const rows = await db
    .selectDistinct({ stored: sql<string>`${column}` })
    .from(table)
    .where(isNotNull(column))
  const name = sql.identifier(column.name)
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const pairs = rows.slice(from, from + AT_ONCE).map(({ stored }) => [stored, iccidAs(version, openedIccid(stored))])
    await db.execute(
      sql`update ${table} set ${name} = changed.value from json_each_text(${JSON.stringify(Object.fromEntries(pairs))}::json) changed
        where ${column} = changed.key`,
    )
  }
  return rows.length
}

// Removes numbers that earlier releases left elsewhere: in the network's answers to test runs, and as a guessable hash.
// The next comparison of the books finds what still applies.
async function forgetTraces(db: Db): Promise<void> {
  await db.execute(
    sql`update ${staffRuns} set steps = regexp_replace(steps::text, ${String.raw`(?<!\d)\d{14,16}(\d{4})(?!\d)`}, ${String.raw`…\1`}, 'g')::jsonb`,
  )
  await db.delete(bookDifferences).where(sql`${bookDifferences.fault} = 'profile_of_no_order'`)
}
