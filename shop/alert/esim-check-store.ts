// Which eSIMs are looked after, what was told of them last, and which thresholds were noted; one node looks at a time.
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { esimAlerts, esimChecks } from '#db/schema/alerts.ts'
import type { AlertKind, Reading } from './alert.ts'

export type EsimCheckRow = typeof esimChecks.$inferSelect
export type EsimCheckStore = ReturnType<typeof esimCheckStore>
export type Lease = { id: string; until: Date }

const isFree = (now: Date) => or(isNull(esimChecks.leaseUntil), lt(esimChecks.leaseUntil, now))
const isMine = (orderId: string, leaseId: string) =>
  and(eq(esimChecks.orderId, orderId), eq(esimChecks.leaseId, leaseId))
const released = { leaseId: null, leaseUntil: null }

export function esimCheckStore({ db }: Database) {
  return {
    begin: (watched: { orderId: string; iccid: string }[], nextAt: Date) =>
      db()
        .insert(esimChecks)
        .values(watched.map((esim) => ({ ...esim, nextCheckAt: nextAt })))
        .onConflictDoNothing(),

    find: async (orderId: string): Promise<EsimCheckRow | null> =>
      (await db().select().from(esimChecks).where(eq(esimChecks.orderId, orderId)).limit(1))[0] ?? null,

    /** Takes the eSIMs that are due, those that wait longest first; rows that another node is taking are passed over. */
    claimDue: (lease: Lease, now: Date, most: number): Promise<EsimCheckRow[]> => {
      const due = db()
        .select({ orderId: esimChecks.orderId })
        .from(esimChecks)
        .where(and(lte(esimChecks.nextCheckAt, now), isFree(now)))
        .orderBy(asc(esimChecks.nextCheckAt))
        .limit(most)
        .for('update', { skipLocked: true })
      return db()
        .update(esimChecks)
        .set({ leaseId: lease.id, leaseUntil: lease.until })
        .where(inArray(esimChecks.orderId, due))
        .returning()
    },

    /** Takes one eSIM, due or not, unless a node is looking at it. */
    claim: async (iccid: string, lease: Lease, now: Date): Promise<EsimCheckRow | null> => {
      const [row] = await db()
        .update(esimChecks)
        .set({ leaseId: lease.id, leaseUntil: lease.until })
        .where(and(eq(esimChecks.iccid, iccid), isFree(now)))
        .returning()
      return row ?? null
    },

    /** Writes what was told, if the lease still holds. */
    saveReading: async (
      orderId: string,
      leaseId: string,
      { balanceMb, totalMb, expiresAt }: Reading,
      nextAt: Date | null,
      now: Date,
    ): Promise<boolean> => {
      const saved = await db()
        .update(esimChecks)
        .set({
          balanceMb,
          totalMb,
          expiresAt,
          checkedAt: now,
          nextCheckAt: nextAt,
          failures: 0,
          lastProblem: null,
          ...released,
        })
        .where(isMine(orderId, leaseId))
        .returning({ orderId: esimChecks.orderId })
      return saved.length > 0
    },

    postpone: (orderId: string, leaseId: string, failures: number, problem: string, nextAt: Date) =>
      db()
        .update(esimChecks)
        .set({ failures, lastProblem: problem, nextCheckAt: nextAt, ...released })
        .where(isMine(orderId, leaseId)),

    /** Nobody needs to look at this eSIM any more. */
    stop: (orderId: string, leaseId: string) =>
      db()
        .update(esimChecks)
        .set({ nextCheckAt: null, ...released })
        .where(isMine(orderId, leaseId)),

    /** Notes that a threshold was passed; false when it was noted before in this period. */
    noteAlert: async (alert: {
      id: string
      orderId: string
      kind: AlertKind
      period: string
      mailId: string | null
      now: Date
    }): Promise<boolean> => {
      const { now, ...row } = alert
      const noted = await db()
        .insert(esimAlerts)
        .values({ ...row, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: esimAlerts.id })
      return noted.length > 0
    },

    /** What the traveller of this order was warned of, the oldest first. */
    listAlerts: (orderId: string) =>
      db()
        .select({ kind: esimAlerts.kind, mailId: esimAlerts.mailId, createdAt: esimAlerts.createdAt })
        .from(esimAlerts)
        .where(eq(esimAlerts.orderId, orderId))
        .orderBy(asc(esimAlerts.createdAt)),

    voidLeases: () => db().update(esimChecks).set(released).where(isNotNull(esimChecks.leaseId)),
  }
}
