// Requests to cancel an order; a row is written before anything is done about it, and is the work that is due.
import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { dueWork } from '#db/query/due-work.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { cancellations } from '#db/schema/support/cancellations.ts'
import type { Evidence, HeldBecause } from './cancellation.ts'
import type { AlikeCounts } from './cancellation-terms.ts'

export type CancellationRow = typeof cancellations.$inferSelect

type Marks = Pick<CancellationRow, 'buyerMark' | 'cardMark' | 'networkMark'>
export type NewCancellation = Marks &
  Pick<CancellationRow, 'id' | 'orderId' | 'reason' | 'isTooMany' | 'isOn' | 'days' | 'usedBasisPoints'> &
  Partial<Pick<CancellationRow, 'instead' | 'differenceId'>>

/** The advisory lock under which requests are counted and written. */
const ASKING = 748_310_662

const isAsked = eq(cancellations.state, 'asked')
/** Not one that nobody has paid for yet: until then, nothing was requested. */
const isRequested = ne(cancellations.state, 'to_pay')
const work = dueWork({ dueAt: cancellations.nextTryAt, leaseUntil: cancellations.leaseUntil }, isAsked)
const OVER = { leaseUntil: null, nextTryAt: null }

const TOLD = {
  requestedAt: cancellations.createdAt,
  reason: cancellations.reason,
  state: cancellations.state,
  heldBecause: cancellations.heldBecause,
  ticketNumber: cancellations.ticketNumber,
  profileState: cancellations.profileState,
  isInUse: cancellations.isInUse,
  usedMegabytes: cancellations.usedMegabytes,
  networkAskedAt: cancellations.lookedAt,
  returnedAt: cancellations.returnedAt,
  decidedAt: cancellations.decidedAt,
}

const counted = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition ?? sql`false`})`.mapWith(Number)

const requestedOf = <Row extends { state: CancellationRow['state'] }>([row]: Row[]) =>
  row === undefined || row.state === 'to_pay' ? null : { ...row, state: row.state }

export function cancellationStore({ db }: Pick<Database, 'db'>) {
  const end = async (id: string, state: 'refunded' | 'swapped', now: Date): Promise<boolean> =>
    (
      await db()
        .update(cancellations)
        .set({ state, decidedAt: now, ...OVER })
        .where(and(eq(cancellations.id, id), isAsked))
        .returning({ id: cancellations.id })
    ).length > 0

  return {
    /** Inside a transaction: nobody else requests anything until its end, so that two at once count each other. */
    takeTurn: () => db().execute(sql`select pg_advisory_xact_lock(${ASKING})`),

    /** False if the order has one. One whose difference is still to be paid waits for `beginPaid`. */
    keep: async (cancellation: NewCancellation, now: Date): Promise<boolean> =>
      (
        await db()
          .insert(cancellations)
          .values({
            ...cancellation,
            createdAt: now,
            ...(cancellation.differenceId ? { state: 'to_pay' } : { state: 'asked', nextTryAt: now }),
          })
          .onConflictDoNothing()
          .returning({ id: cancellations.id })
      ).length > 0,

    findOfOrder: async (orderId: string) =>
      requestedOf(
        await db()
          .select()
          .from(cancellations)
          .where(and(eq(cancellations.orderId, orderId), isRequested))
          .limit(1),
      ),

    /** The one that this order pays the difference of. */
    findOfDifference: async (orderId: string): Promise<CancellationRow | null> =>
      (await db().select().from(cancellations).where(eq(cancellations.differenceId, orderId)).limit(1))[0] ?? null,

    /** Its difference was paid; false if that was known. Its terms count from now on. */
    beginPaid: async (id: string, isTooMany: boolean, now: Date): Promise<boolean> =>
      (
        await db()
          .update(cancellations)
          .set({ state: 'asked', isTooMany, createdAt: now, nextTryAt: now })
          .where(and(eq(cancellations.id, id), not(isRequested)))
          .returning({ id: cancellations.id })
      ).length > 0,

    /** What its buyer may know of it; null if there is none. */
    findTold: async (orderId: string) =>
      requestedOf(
        await db()
          .select(TOLD)
          .from(cancellations)
          .where(and(eq(cancellations.orderId, orderId), isRequested))
          .limit(1),
      ),

    /**
     * How many others there are since then of the same buyer, card, and address range, and of these orders, which the same
     * browser placed, opened, or got as gifts.
     */
    countAlike: async (
      { buyerMark, cardMark, networkMark }: Marks,
      held: string[],
      since: Date,
    ): Promise<AlikeCounts> => {
      const [alike] = await db()
        .select({
          email: counted(eq(cancellations.buyerMark, buyerMark)),
          card: counted(cardMark === null ? undefined : eq(cancellations.cardMark, cardMark)),
          network: counted(networkMark === null ? undefined : eq(cancellations.networkMark, networkMark)),
          device: counted(held.length === 0 ? undefined : inArray(cancellations.orderId, held)),
        })
        .from(cancellations)
        .where(and(gte(cancellations.createdAt, since), isRequested))
      return alike ?? { email: 0, card: 0, network: 0, device: 0 }
    },

    /** Null if somebody else is at it, or it is over. */
    claim: async (id: string, now: Date, forMs: number): Promise<CancellationRow | null> => {
      const { leaseUntil } = work.lease(now, forMs)
      const [row] = await db()
        .update(cancellations)
        .set({ leaseUntil, tries: sql`${cancellations.tries} + 1` })
        .where(and(eq(cancellations.id, id), work.isFree(now)))
        .returning()
      return row ?? null
    },
    /** Inside a transaction: null if it is over. */
    hold: async (id: string): Promise<CancellationRow | null> =>
      (
        await db()
          .select()
          .from(cancellations)
          .where(and(eq(cancellations.id, id), isAsked))
          .for('update')
      )[0] ?? null,
    letGo: (id: string) => db().update(cancellations).set({ leaseUntil: null }).where(eq(cancellations.id, id)),

    keepEvidence: async (id: string, { profileState, isInUse, usedMegabytes }: Evidence, now: Date): Promise<void> => {
      const told = { profileState, isInUse, usedMegabytes, lookedAt: now }
      await db().update(cancellations).set(told).where(eq(cancellations.id, id))
    },
    /** Before the network is asked to take the eSIM back; false if somebody else has begun, or it is over. */
    beginReturn: async (id: string, now: Date): Promise<boolean> =>
      (
        await db()
          .update(cancellations)
          .set({ returnBegunAt: now })
          .where(and(eq(cancellations.id, id), isAsked, isNull(cancellations.returnBegunAt)))
          .returning({ id: cancellations.id })
      ).length > 0,
    /** The network is being asked to take an eSIM of these orders back, or did and the money hasn't followed. */
    isReturning: async (orderIds: string[]): Promise<boolean> =>
      (await db().$count(
        cancellations,
        and(inArray(cancellations.orderId, orderIds), isAsked, isNotNull(cancellations.returnBegunAt)),
      )) > 0,
    returned: async (id: string, now: Date): Promise<void> => {
      await db().update(cancellations).set({ returnedAt: now }).where(eq(cancellations.id, id))
    },

    /** False if it was over before. */
    refunded: (id: string, now: Date) => end(id, 'refunded', now),
    /** The same, once another bundle took its place. */
    swapped: (id: string, now: Date) => end(id, 'swapped', now),
    handOver: async (id: string, heldBecause: HeldBecause, ticketNumber: string, now: Date): Promise<boolean> =>
      (
        await db()
          .update(cancellations)
          .set({ state: 'with_person', heldBecause, ticketNumber, decidedAt: now, ...OVER })
          .where(and(eq(cancellations.id, id), isAsked))
          .returning({ id: cancellations.id })
      ).length > 0,

    listDue: (now: Date, most: number) =>
      db()
        .select({ id: cancellations.id, orderId: cancellations.orderId })
        .from(cancellations)
        .where(work.isDue(now))
        .orderBy(work.longestWaitingFirst)
        .limit(most),

    /** Decided ones from before then. */
    forgetDecided: (before: Date, most: number) =>
      forgetSome(db(), {
        table: cancellations,
        key: cancellations.id,
        where: and(ne(cancellations.state, 'asked'), lt(cancellations.createdAt, before)),
        most,
      }),

    /** For the single process that owns the embedded database: leases of a killed predecessor are void. */
    voidLeases: () => db().update(cancellations).set({ leaseUntil: null }).where(work.isHeld),
  }
}
