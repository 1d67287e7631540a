// Work that waits in the rows of a table: when a row is due, who holds it and until when. A worker that dies leaves a lease that
// runs out; a nudge only lets somebody look sooner, and pauses between tries are those of shop/values/pauses.ts.
import { randomUUID } from 'node:crypto'
import { and, asc, isNotNull, isNull, lt, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

type Columns = { dueAt: PgColumn; leaseUntil: PgColumn }

/** Nobody holds the row any more. */
export const released = { leaseId: null, leaseUntil: null }

/** The conditions and leases of one table's due work; `isOpen` says which of its rows are work at all. */
export function dueWork({ dueAt, leaseUntil }: Columns, isOpen?: SQL) {
  const isFree = (now: Date) => and(isOpen, or(isNull(leaseUntil), lt(leaseUntil, now)))
  return {
    /** It may be taken: nobody is at it, or whoever was is late. */
    isFree,
    /** Somebody should be at it. */
    isDue: (now: Date) => and(isFree(now), lte(dueAt, now)),
    longestWaitingFirst: asc(dueAt),
    isHeld: isNotNull(leaseUntil),
    /** The same lease for so many ms more. */
    extend: (now: Date, forMs: number) => ({ leaseUntil: new Date(now.getTime() + forMs) }),
    /** A lease of so many ms; its id tells it from a later one. */
    lease: (now: Date, forMs: number) => ({ leaseId: randomUUID(), leaseUntil: new Date(now.getTime() + forMs) }),
  }
}

/** A query whose rows are work to be done. */
export type Question = SQLWrapper

/** Whether any of the questions would find a row, in one trip to the database. */
export async function anyOf(db: Db, questions: Question[]): Promise<boolean> {
  const found = sql.join(
    questions.map((question) => sql`exists ${question}`),
    sql` or `,
  )
  const [answer] = await db.select({ isSo: sql<boolean>`${found}` }).from(sql`(values (1)) as one`)
  return answer?.isSo ?? false
}
