// Re-encrypts every encrypted column with the newest key: rows from before encryption, and rows with older keys. Works
// in batches along the primary key; if it is interrupted, nothing is lost, and finished rows are skipped next time.
import { networks } from '#db/schema/catalogue/networks.ts'
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database.ts'
import { esims } from '#db/schema/sales/esims.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { payoutDetails, payoutPayer, payoutRuns, payouts } from '#db/schema/partners/payouts.ts'
import { ticketFiles } from '#db/schema/support/support-tickets.ts'
import { authenticators } from '#db/schema/people/second-factors.ts'
import { webhookAttempts, webhookEndpoints, webhookEvents } from '#db/schema/partners/webhooks.ts'
import { sealedAnew } from './sealed-columns.ts'

/** The columns of a bank account, in any table. */
const bankColumns = (
  table: typeof payoutDetails | typeof payoutPayer | typeof payoutRuns | typeof payouts,
  key: PgColumn,
): SealedColumn[] => [
  { table, key, column: table.holder, field: 'holder' },
  { table, key, column: table.iban, field: 'iban' },
  { table, key, column: table.bic, field: 'bic' },
]

type SealedColumn = {
  table: PgTable
  key: PgColumn
  column: PgColumn
  field: string
  isBytes?: true
  /** Values that are in memory at once, if they are large. */
  mostAtOnce?: number
}

/** All of them: an encrypted column missing here would keep its old rows unencrypted. */
const SEALED_COLUMNS: SealedColumn[] = [
  { table: orders, key: orders.id, column: orders.activationCode, field: 'activationCode' },
  { table: orders, key: orders.id, column: orders.confirmationCode, field: 'confirmationCode' },
  { table: esims, key: esims.id, column: esims.confirmationCode, field: 'confirmationCode' },
  { table: esims, key: esims.id, column: esims.activationCode, field: 'activationCode' },
  { table: esims, key: esims.id, column: esims.qrPng, field: 'qrPng', isBytes: true },
  { table: networks, key: networks.id, column: networks.login, field: 'login' },
  ...bankColumns(payoutDetails, payoutDetails.businessId),
  ...bankColumns(payoutPayer, payoutPayer.only),
  ...bankColumns(payoutRuns, payoutRuns.id),
  ...bankColumns(payouts, payouts.id),
  { table: webhookEndpoints, key: webhookEndpoints.id, column: webhookEndpoints.secret, field: 'secret' },
  { table: webhookEndpoints, key: webhookEndpoints.id, column: webhookEndpoints.formerSecret, field: 'formerSecret' },
  { table: webhookEvents, key: webhookEvents.id, column: webhookEvents.body, field: 'body' },
  { table: webhookAttempts, key: webhookAttempts.id, column: webhookAttempts.answer, field: 'answer' },
  { table: ticketFiles, key: ticketFiles.id, column: ticketFiles.name, field: 'name' },
  {
    table: ticketFiles,
    key: ticketFiles.id,
    column: ticketFiles.content,
    field: 'content',
    isBytes: true,
    mostAtOnce: 4,
  },
]

/** The same purpose as in `openSecondFactors`. */
const APP_SECRET = 'authenticator.secret'
const MOST_AT_ONCE = 200

/** Encrypts everything that isn't under the newest key, and returns how many values there were. */
export async function sealOldRows(db: Db, newest: number): Promise<number> {
  const isOld = (each: Pick<SealedColumn, 'column' | 'isBytes'>) => sql`not ${beginsWith(each, `s${newest}.`)}`
  const values = await overAll(db, isOld, (stored) => stored)
  return values + (await sealOldApps(db, isOld({ column: authenticators.secret })))
}

// The secrets of authenticator apps are encrypted where they are used, so none is ever stored unencrypted. One whose
// key is lost stays as it is: its owner has recovery codes, and everything else must not wait for it.
async function sealOldApps(db: Db, isOld: SQL): Promise<number> {
  let done = 0
  for (const { userId, secret } of await db.select().from(authenticators).where(isOld)) {
    const anew = sealedAnew(APP_SECRET, secret)
    if (anew === null) continue
    // Somebody who logged in meanwhile has already re-encrypted it.
    await db
      .update(authenticators)
      .set({ secret: anew })
      .where(and(eq(authenticators.userId, userId), eq(authenticators.secret, secret)))
    done += 1
  }
  return done
}

/** Decrypts everything, for a release from before encryption. */
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
  const { table, key, column, field, mostAtOnce = MOST_AT_ONCE } = each
  const stored = sql`${column} is not null and ${isToDo}`
  let last: unknown = null
  let done = 0
  for (;;) {
    const rows: { key: unknown; opened: unknown }[] = await db
      .select({ key, opened: column })
      .from(table)
      .where(and(stored, last === null ? undefined : gt(key, last)))
      .orderBy(asc(key))
      .limit(mostAtOnce)
    for (const row of rows) {
      // Anything written meanwhile is already encrypted.
      await db
        .update(table)
        .set({ [field]: written(row.opened) })
        .where(and(eq(key, row.key), stored))
      done += 1
    }
    if (rows.length < mostAtOnce) return done
    last = rows.at(-1)?.key
  }
}
