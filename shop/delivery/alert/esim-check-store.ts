// Which eSIMs are monitored, their last known reading, and which thresholds were recorded; one node checks at a time.
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { dueWork, released } from '#db/query/due-work.ts'
import { esimAlerts, esimChecks } from '#db/schema/delivery/alerts.ts'
import type { AlertKind, Reading } from './alert.ts'
import type { TripReminderKind } from './trip-reminder.ts'

export type EsimCheckRow = typeof esimChecks.$inferSelect
/** A row held by one check. */
export type HeldCheck = EsimCheckRow & { leaseId: string }
/** What happened since the last check, on the phone or to the data; empty if nothing. */
type ReadingNews = Partial<Pick<EsimCheckRow, 'profileState' | 'profileStateAt' | 'usedAt'>>
export type EsimCheckStore = ReturnType<typeof esimCheckStore>

const work = dueWork({ dueAt: esimChecks.nextCheckAt, leaseUntil: esimChecks.leaseUntil })
const isMine = (orderId: string, leaseId: string) =>
  and(eq(esimChecks.orderId, orderId), eq(esimChecks.leaseId, leaseId))

const AT_MOST_EVERY = sql`interval '1 minute'`

export function esimCheckStore({ db }: Database) {
  return {
    begin: (watched: { orderId: string; iccid: string }[], nextAt: Date) =>
      db()
        .insert(esimChecks)
        .values(watched.map((esim) => ({ ...esim, nextCheckAt: nextAt })))
        .onConflictDoNothing(),

    find: async (orderId: string): Promise<EsimCheckRow | null> =>
      (await db().select().from(esimChecks).where(eq(esimChecks.orderId, orderId)).limit(1))[0] ?? null,

    listByOrders: async (orderIds: string[]): Promise<EsimCheckRow[]> =>
      orderIds.length === 0 ? [] : db().select().from(esimChecks).where(inArray(esimChecks.orderId, orderIds)),

    /** Claims the eSIMs that are due, longest waiting first; skips rows that another node is claiming. */
    claimDue: async (now: Date, most: number, forMs: number): Promise<HeldCheck[]> => {
      const lease = work.lease(now, forMs)
      const due = db()
        .select({ orderId: esimChecks.orderId })
        .from(esimChecks)
        .where(work.isDue(now))
        .orderBy(work.longestWaitingFirst)
        .limit(most)
        .for('update', { skipLocked: true })
      const rows = await db().update(esimChecks).set(lease).where(inArray(esimChecks.orderId, due)).returning()
      return rows.map((row) => ({ ...row, leaseId: lease.leaseId }))
    },

    /**
     * Has an eSIM checked now, at most once a minute; not before its time if the last check failed, and not if nothing can
     * change anymore. From then on it is watched, but not if it was before and its readings were deleted.
     */
    hasten: async (
      { orderId, iccid, isWatched }: { orderId: string; iccid: string; isWatched: boolean },
      now: Date,
    ): Promise<void> => {
      const { nextCheckAt, checkedAt, failures } = esimChecks
      const soonest = sql`greatest(${now.toISOString()}::timestamptz, ${checkedAt} + ${AT_MOST_EVERY})`
      const sooner = { nextCheckAt: sql`least(${nextCheckAt}, ${soonest})` }
      const mayChange = and(isNotNull(nextCheckAt), eq(failures, 0))
      if (isWatched) {
        await db()
          .update(esimChecks)
          .set(sooner)
          .where(and(eq(esimChecks.orderId, orderId), mayChange))
        return
      }
      await db()
        .insert(esimChecks)
        .values({ orderId, iccid, nextCheckAt: now })
        .onConflictDoUpdate({ target: esimChecks.orderId, set: sooner, setWhere: mayChange })
    },

    /** Claims one eSIM, due or not, unless a node is checking it. */
    claim: async (orderId: string, now: Date, forMs: number): Promise<HeldCheck | null> => {
      const lease = work.lease(now, forMs)
      const [row] = await db()
        .update(esimChecks)
        .set(lease)
        .where(and(eq(esimChecks.orderId, orderId), work.isFree(now)))
        .returning()
      return row ? { ...row, leaseId: lease.leaseId } : null
    },

    /** Saves the reading, if the lease still holds. */
    saveReading: async (
      orderId: string,
      leaseId: string,
      { balanceMb, totalMb, expiresAt }: Reading,
      { nextAt, changed, now }: { nextAt: Date | null; changed: ReadingNews; now: Date },
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
          ...changed,
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

    /** Nothing to check for now. */
    wait: (orderId: string, leaseId: string, nextAt: Date) =>
      db()
        .update(esimChecks)
        .set({ nextCheckAt: nextAt, ...released })
        .where(isMine(orderId, leaseId)),

    /** This eSIM no longer needs to be checked. */
    stop: (orderId: string, leaseId: string) =>
      db()
        .update(esimChecks)
        .set({ nextCheckAt: null, ...released })
        .where(isMine(orderId, leaseId)),

    /** Records that a threshold was passed or a reminder was due; false if it was recorded before in this period. */
    noteAlert: async (alert: {
      id: string
      orderId: string
      kind: AlertKind | TripReminderKind
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

    /** The warnings this order's traveler got, oldest first. */
    listAlerts: (orderId: string) =>
      db()
        .select({ kind: esimAlerts.kind, mailId: esimAlerts.mailId, createdAt: esimAlerts.createdAt })
        .from(esimAlerts)
        .where(eq(esimAlerts.orderId, orderId))
        .orderBy(asc(esimAlerts.createdAt)),

    /** Readings and warnings for eSIMs that ended before then, or were checked last before then without ever being used. */
    forgetEnded: async (before: Date, most: number): Promise<number> => {
      const { nextCheckAt, expiresAt, checkedAt } = esimChecks
      const isUnused = and(isNull(expiresAt), lt(checkedAt, before))
      const where = and(isNull(nextCheckAt), or(lt(expiresAt, before), isUnused))
      const warned = await forgetSome(db(), {
        table: esimAlerts,
        key: esimAlerts.id,
        where: inArray(esimAlerts.orderId, db().select({ id: esimChecks.orderId }).from(esimChecks).where(where)),
        most,
      })
      if (warned === most) return most
      return forgetSome(db(), { table: esimChecks, key: esimChecks.orderId, where, most })
    },

    voidLeases: () => db().update(esimChecks).set(released).where(work.isHeld),
  }
}
