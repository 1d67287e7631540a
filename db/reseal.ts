// Brings every sealed column under the newest key: rows from before there was sealing, and rows under older keys. Done in
// batches along the primary key; whoever stops in between has lost nothing, since what is done is passed over the next time.
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { esims } from './schema/esims.ts'
import { orders } from './schema/orders.ts'
import { payoutDetails, payoutPayer, payoutRuns, payouts } from './schema/payouts.ts'
import { authenticators } from './schema/second-factors.ts'
import { webhookAttempts, webhookEndpoints, webhookEvents } from './schema/webhooks.ts'
import { sealedAnew } from './sealed-columns.ts'

/** A bank account, wherever one stands. */
const bankColumns = (
  table: typeof payoutDetails | typeof payoutPayer | typeof payoutRuns | typeof payouts,
  key: PgColumn,
): SealedColumn[] => [
  { table, key, column: table.holder, field: 'holder' },
  { table, key, column: table.iban, field: 'iban' },
  { table, key, column: table.bic, field: 'bic' },
]

type SealedColumn = { table: PgTable; key: PgColumn; column: PgColumn; field: string; isBytes?: true }

/** All of them: a column that is sealed and not named here would keep its old rows in the open. */
const SEALED_COLUMNS: SealedColumn[] = [
  { table: orders, key: orders.id, column: orders.activationCode, field: 'activationCode' },
  { table: esims, key: esims.iccid, column: esims.activationCode, field: 'activationCode' },
  { table: esims, key: esims.iccid, column: esims.qrPng, field: 'qrPng', isBytes: true },
  ...bankColumns(payoutDetails, payoutDetails.businessId),
  ...bankColumns(payoutPayer, payoutPayer.only),
  ...bankColumns(payoutRuns, payoutRuns.id),
  ...bankColumns(payouts, payouts.id),
  { table: webhookEndpoints, key: webhookEndpoints.id, column: webhookEndpoints.secret, field: 'secret' },
  { table: webhookEndpoints, key: webhookEndpoints.id, column: webhookEndpoints.formerSecret, field: 'formerSecret' },
  { table: webhookEvents, key: webhookEvents.id, column: webhookEvents.body, field: 'body' },
  { table: webhookAttempts, key: webhookAttempts.id, column: webhookAttempts.answer, field: 'answer' },
]

/** As `openSecondFactors` seals them. */
const APP_SECRET = 'authenticator.secret'
const MOST_AT_ONCE = 200

/** Seals what is not under the newest key; answers with how many values there were. */
export async function sealOldRows(db: Db, newest: number): Promise<number> {
  const isOld = (each: Pick<SealedColumn, 'column' | 'isBytes'>) => sql`not ${beginsWith(each, `s${newest}.`)}`
  const values = await overAll(db, isOld, (stored) => stored)
  return values + (await sealOldApps(db, isOld({ column: authenticators.secret })))
}

// The secrets of authenticator apps are sealed by whoever uses them, so none ever stands in the open. One whose key is gone stays
// as it is: its owner has recovery codes, and everything else must not wait for it.
async function sealOldApps(db: Db, isOld: SQL): Promise<number> {
  let done = 0
  for (const { userId, secret } of await db.select().from(authenticators).where(isOld)) {
    const anew = sealedAnew(APP_SECRET, secret)
    if (anew === null) continue
    // Whoever logged in meanwhile has sealed it already.
    await db
      .update(authenticators)
      .set({ secret: anew })
      .where(and(eq(authenticators.userId, userId), eq(authenticators.secret, secret)))
    done += 1
  }
  return done
}

/** Writes everything in the open, for a release from before there was sealing. */
export const openSealedRows = (db: Db): Promise<number> =>
  overAll(
    db,
    (each) =>
      each.isBytes ? sql`substring(${each.column} from 1 for 1) = 's'::bytea` : sql`${each.column} ~ '^s[0-9]{1,4}[.]'`,
    (opened) => (typeof opened === 'string' ? sql`${opened}::text` : sql`${opened}::bytea`),
  )

const beginsWith = ({ column, isBytes }: Pick<SealedColumn, 'column' | 'isBytes'>, start: string): SQL =>
  isBytes
    ? sql`substring(${column} from 1 for ${start.length}::integer) = convert_to(${start}, 'UTF8')`
    : sql`starts_with(${column}, ${start})`

async function overAll(db: Db, isToDo: (each: SealedColumn) => SQL, written: (opened: unknown) => unknown) {
  let done = 0
  for (const each of SEALED_COLUMNS) done += await overColumn(db, each, isToDo(each), written)
  return done
}

async function overColumn(db: Db, each: SealedColumn, isToDo: SQL, written: (opened: unknown) => unknown) {
  const { table, key, column, field } = each
  const stored = sql`${column} is not null and ${isToDo}`
  let last: unknown = null
  let done = 0
  for (;;) {
    const rows: { key: unknown; opened: unknown }[] = await db
      .select({ key, opened: column })
      .from(table)
      .where(and(stored, last === null ? undefined : gt(key, last)))
      .orderBy(asc(key))
      .limit(MOST_AT_ONCE)
    for (const row of rows) {
      // Whatever somebody wrote meanwhile is sealed already.
      await db
        .update(table)
        .set({ [field]: written(row.opened) })
        .where(and(eq(key, row.key), stored))
      done += 1
    }
    if (rows.length < MOST_AT_ONCE) return done
    last = rows.at(-1)?.key
  }
}
