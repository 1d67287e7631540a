// Leases for work that waits in table rows: when a row is due, who holds it, and until when. If a worker dies, its
// lease expires. Nudges only make somebody look sooner; pauses between attempts come from values/pauses.ts.
import { randomUUID } from 'node:crypto'
import { and, asc, isNotNull, isNull, lt, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database.ts'

type Columns = { dueAt: PgColumn; leaseUntil: PgColumn }

/** Nobody holds the row anymore. */
export const released = { leaseId: null, leaseUntil: null }

/** The conditions and leases of one table's due work; `isOpen` says which of its rows are work at all. */
export function dueWork({ dueAt, leaseUntil }: Columns, isOpen?: SQL) {
  const isFree = (now: Date) => and(isOpen, or(isNull(leaseUntil), lt(leaseUntil, now)))
  return {
    /** It can be taken: nobody holds it, or the lease has expired. */
    isFree,
    /** It should be worked on. */
    isDue: (now: Date) => and(isFree(now), lte(dueAt, now)),
    longestWaitingFirst: asc(dueAt),
    isHeld: isNotNull(leaseUntil),
    /** Extends the same lease by this many ms. */
    extend: (now: Date, forMs: number) => ({ leaseUntil: new Date(now.getTime() + forMs) }),
    /** A lease of this many ms; its ID distinguishes it from a later one. */
    lease: (now: Date, forMs: number) => ({ leaseId: randomUUID(), leaseUntil: new Date(now.getTime() + forMs) }),
  }
}

/** A query for rows that need work. */
export type Question = SQLWrapper

/** Whether any of the queries would find a row, in one round trip. */
export async function anyOf(db: Db, questions: Question[]): Promise<boolean> {
  const found = sql.join(
    questions.map((question) => sql`exists ${question}`),
    sql` or `,
  )
  const [answer] = await db.select({ isSo: sql<boolean>`${found}` }).from(sql`(values (1)) as one`)
  return answer?.isSo ?? false
}
