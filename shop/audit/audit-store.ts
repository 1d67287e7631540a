// The only writer of the audit log: one after the other, each row with the hash of the one before.
import { asc, desc, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { auditLog } from '#db/schema/audit-log.ts'
import { fingerprint } from '#shop/values/secret.ts'
import { NO_ROWS, textToHash, type AuditEntry, type AuditRow, type ChainEnd } from './audit-row.ts'

/** Whoever holds this lock is the one who appends; it ends with the transaction. */
const APPENDING = 727_002

export type AuditStore = ReturnType<typeof auditStore>

export function auditStore({ db, tx }: Database) {
  const findEnd = async (): Promise<ChainEnd> =>
    (
      await db().select({ id: auditLog.id, hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    )[0] ?? NO_ROWS

  return {
    findEnd,

    /** Part of the running transaction, if there is one: then what is told happened exactly if this row is there. */
    append: (entry: AuditEntry, now: Date): Promise<AuditRow> =>
      tx(async () => {
        await db().execute(sql`select pg_advisory_xact_lock(${APPENDING})`)
        // A statement of its own: it sees what the holder before us wrote.
        const last = await findEnd()
        const row = {
          id: last.id + 1,
          at: now,
          actorId: entry.actor.id,
          actorRole: entry.actor.role,
          action: entry.action,
          subject: entry.subject,
          businessId: entry.businessId,
          facts: entry.facts ?? {},
          previousHash: last.hash,
        }
        const whole = { ...row, hash: fingerprint(textToHash(row)) }
        await db().insert(auditLog).values(whole)
        return whole
      }),

    /** The rows behind this number, in their order. */
    listAfter: (id: number, most: number): Promise<AuditRow[]> =>
      db().select().from(auditLog).where(gt(auditLog.id, id)).orderBy(asc(auditLog.id)).limit(most),
  }
}
