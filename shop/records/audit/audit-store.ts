// The only writer of the audit log. Rows are added one at a time, each with the hash of the previous one.
import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { auditLog } from '#db/schema/records/audit-log.ts'
import { fingerprint } from '#values/secret.ts'
import { NO_ROWS, textToHash, type AuditAction, type AuditEntry, type AuditRow, type ChainEnd } from './audit-row.ts'

export type AuditFilter = {
  action: AuditAction | null
  /** Null for everyone; `{ id: null }` for the shop itself and its console. */
  actor: { id: string | null } | null
}

/** Only the holder of this lock may append; it ends with the transaction. */
const APPENDING = 727_002

export type AuditStore = ReturnType<typeof auditStore>

export function auditStore({ db, tx }: Database) {
  const findEnd = async (): Promise<ChainEnd> =>
    (
      await db().select({ id: auditLog.id, hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    )[0] ?? NO_ROWS

  return {
    findEnd,

    /** Part of the running transaction, if there is one: then the row exists exactly if the action happened. */
    append: (entry: AuditEntry, now: Date): Promise<AuditRow> =>
      tx(async () => {
        await db().execute(sql`select pg_advisory_xact_lock(${APPENDING})`)
        // A separate statement, so it sees what the previous holder wrote.
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

    /** From the edge in its direction: older rows newest first, newer rows oldest first. */
    list: (
      { action, actor }: AuditFilter,
      edge: { olderThan: number } | { newerThan: number } | null,
      most: number,
    ): Promise<AuditRow[]> => {
      const isBack = edge !== null && 'newerThan' in edge
      const ofActor = actor && (actor.id === null ? isNull(auditLog.actorId) : eq(auditLog.actorId, actor.id))
      const there = edge && ('newerThan' in edge ? gt(auditLog.id, edge.newerThan) : lt(auditLog.id, edge.olderThan))
      return db()
        .select()
        .from(auditLog)
        .where(and(action ? eq(auditLog.action, action) : undefined, ofActor ?? undefined, there ?? undefined))
        .orderBy(isBack ? asc(auditLog.id) : desc(auditLog.id))
        .limit(most)
    },

    /** What was done to this subject, oldest first. */
    listOfSubject: (subject: string): Promise<AuditRow[]> =>
      db().select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(asc(auditLog.id)),

    /** The newest row of this action for each of these subjects that has one. */
    listNewest: (action: AuditAction, subjects: readonly string[]): Promise<AuditRow[]> =>
      db()
        .selectDistinctOn([auditLog.subject])
        .from(auditLog)
        .where(and(eq(auditLog.action, action), inArray(auditLog.subject, [...subjects])))
        .orderBy(asc(auditLog.subject), desc(auditLog.id)),

    /** The rows after this number, in order. */
    listAfter: (id: number, most: number): Promise<AuditRow[]> =>
      db().select().from(auditLog).where(gt(auditLog.id, id)).orderBy(asc(auditLog.id)).limit(most),
  }
}
