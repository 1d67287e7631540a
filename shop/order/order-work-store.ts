// Which orders are due, and what a worker makes of one: its steps, its documents, and the word to staff when it does not get on. Part of
// the one writer of orders.
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { dueWork, released } from '#db/due-work.ts'
import { ofBusinesses } from '#db/of-businesses.ts'
import { unawaited } from '#db/unawaited.ts'
import { writeTogether, type Also } from '#db/write-together.ts'
import { orders } from '#db/schema/orders.ts'
import type { BrandIds } from '#shop/brand/tenant.ts'
import { NOBODY, type LeftAlone } from './left-alone.ts'
import { inSql, isBefore, isNotLeft } from './order-conditions-store.ts'
import type { StepEvent } from './order-moves.ts'
import { LEASE_MS, type HeldOrder, type Lease } from './order-lease.ts'
import { noted, type HearHistory, type HistoryLine } from './order-history-store.ts'
import { toOrder } from './order-row.ts'
import { takenColumns, toTaken, type MailLanguageOf } from './taken-order-store.ts'
import { REVIEW_REASONS, type Order, type ReviewReason } from './order.ts'

export type { Also }

/** Of how many orders that came to wait for a person at once staff is told in one look. */
const UNTOLD = 100

/** How far an order has come since it was written last. */
export type Progress = {
  /** As it is now, on paper. */
  order: Order
  /** The first thing that happened to it since: whoever writes finds the order where the table of moves expects it. */
  first: StepEvent
  lines: HistoryLine[]
  /** Since when it is at its present step, if it came to it in the meantime. */
  stepSince: Date | null
  isCompleted: boolean
  extras: Partial<{ iccid: string; activationCode: string; qrCodeUrl: string }>
  /** The order is given out of hand, and due again at this time; otherwise it is held on for so many ms. */
  ends: { dueAt: Date | null; wasDueAt: Date | null } | { holdForMs: number }
}

// What the order waits for may have happened meanwhile, and made it due: that is not forgotten.
const nextDue = ({ dueAt, wasDueAt }: { dueAt: Date | null; wasDueAt: Date | null }) =>
  dueAt === null
    ? null
    : sql`case when ${orders.dueAt} is distinct from ${wasDueAt?.toISOString() ?? null}::timestamptz then ${orders.dueAt} else ${dueAt.toISOString()}::timestamptz end`

/** Orders of an earlier version do not know since when they are at their step. */
const stepSince = sql`coalesce(${orders.stepSince}, ${orders.createdAt})`
const isWaiting = and(inSql.isPurchase, inSql.isSettled, isNotNull(orders.dueAt))
const work = dueWork({ dueAt: orders.dueAt, leaseUntil: orders.leaseUntil }, inSql.isSettled)
const isToInvoice = and(inSql.isSale, eq(orders.isInvoiceDue, true), inSql.wasSettled)

const isNotDelivered = sql`${orders.reviewReason} = 'not_delivered'`
/** What a completed order no longer has to be looked at for. */
const notDeliveredIsOver = {
  reviewReason: sql`case when ${isNotDelivered} then null else ${orders.reviewReason} end`,
  reviewSince: sql`case when ${isNotDelivered} then null else ${orders.reviewSince} end`,
}

export const orderWorkStore = (
  { db, isInTransaction }: Pick<Database, 'db' | 'isInTransaction'>,
  told: HearHistory,
  mailLanguageOf: MailLanguageOf,
) => ({
  /** What takes an order for one worker, to be written with whatever makes it due. */
  lease: (now: Date): Lease => work.lease(now, LEASE_MS),

  /** Takes the order for one worker, if it is due and nobody holds it. What costs money is written under this claim, and after it. */
  claim: async (id: string, now: Date, forMs: number): Promise<HeldOrder | null> => {
    const lease = work.lease(now, forMs)
    const [row] = await db()
      .update(orders)
      .set(lease)
      .where(and(eq(orders.id, id), work.isDue(now), unawaited({ isInTransaction })))
      .returning(takenColumns(mailLanguageOf))
    return row ? { ...toTaken(row), leaseId: lease.leaseId } : null
  },

  /**
   * Writes how far the order has come, if the lease still holds, and with it whatever else came of it. Answers with how many
   * rows each of these touched; null when the order is somebody else's by now, stopped or refunded: then nothing is written.
   */
  saveProgress: async (id: string, leaseId: string, progress: Progress, now: Date, also: Also[] = []) => {
    const { order, first, lines, stepSince: since, ends } = progress
    const saved = db()
      .update(orders)
      .set({
        step: order.step,
        stepNumber: order.stepNumber,
        status: order.status,
        provisioningState: order.provisioningState,
        deliveryState: order.deliveryState,
        polls: order.polls,
        tries: order.tries,
        errorMessage: order.errorMessage,
        ...progress.extras,
        ...(since && { stepSince: since, reportedAt: null }),
        // Nobody has to look any more at what was delivered after all.
        ...(progress.isCompleted && notDeliveredIsOver),
        updatedAt: now,
        ...('dueAt' in ends ? { ...released, dueAt: nextDue(ends) } : work.extend(now, ends.holdForMs)),
      })
      .where(and(eq(orders.id, id), eq(orders.leaseId, leaseId), isBefore(first)))
      .returning({ id: orders.id, userId: orders.userId })
    const counts = await writeTogether(db(), saved, lines.length > 0 ? [noted(lines), ...also] : also)
    if (counts) for (const line of lines) told(id, line)
    return counts && (lines.length > 0 ? counts.slice(1) : counts)
  },

  /**
   * Something that the order waits for has happened: look at it now, whatever was planned. Null when it waits for nothing.
   * A query finds the order by what the network called: a hint, without which it is looked at a little later.
   */
  makeDue: async (which: string | SQL, now: Date): Promise<string | null> => {
    const isHint = sql`${orders.id} in (${which}) and ${unawaited({ isInTransaction })}`
    const [moved] = await db()
      .update(orders)
      .set({ dueAt: now })
      .where(
        and(
          typeof which === 'string' ? eq(orders.id, which) : isHint,
          inSql.isSettled,
          or(isNotNull(orders.dueAt), inSql.isFailed),
        ),
      )
      .returning({ id: orders.id })
    return moved?.id ?? null
  },

  /** The longest waiting first, without those that stay in the queue while their vendor is left alone. */
  listDue: (now: Date, most: number, leftAlone: LeftAlone = NOBODY) =>
    db()
      .select({ id: orders.id, status: orders.status, step: orders.step, networkId: orders.networkId })
      .from(orders)
      .where(and(work.isDue(now), isNotLeft(leftAlone)))
      .orderBy(work.longestWaitingFirst)
      .limit(most),

  /** Purchases that are paid for, or free, and on their way. */
  listUnfinished: async (): Promise<Order[]> =>
    (
      await db()
        .select()
        .from(orders)
        .where(and(inSql.isPurchase, inSql.isSettled, inSql.isOpen, isNotNull(orders.dueAt)))
        .orderBy(asc(orders.createdAt))
    ).map(toOrder),

  /** For the one process that owns the embedded database: leases of a killed predecessor are void. */
  voidLeases: () => db().update(orders).set(released).where(work.isHeld),

  /** Orders that have been at one step since then, each told once per step. */
  takeToReport: async (since: Date, now: Date): Promise<Order[]> => {
    const rows = await db()
      .update(orders)
      .set({ reportedAt: now })
      .where(and(isWaiting, isNull(orders.reportedAt), lte(stepSince, since)))
      .returning()
    return rows.map(toOrder)
  },

  /** Orders that were told as stuck and are at that step still, with the moment that they came to it; the longest waiting first. */
  listReported: (): Promise<
    { id: string; reference: string; step: string; errorMessage: string | null; stepSince: Date }[]
  > =>
    db()
      .select({
        id: orders.id,
        reference: orders.reference,
        step: orders.step,
        errorMessage: orders.errorMessage,
        stepSince: sql<Date>`${stepSince}`.mapWith(orders.createdAt),
      })
      .from(orders)
      .where(and(isWaiting, isNotNull(orders.reportedAt)))
      .orderBy(asc(stepSince)),

  /** The reasons for which orders wait for a person, where nobody was told of it yet: each order once for each reason. */
  takeUntold: async (): Promise<{ reasons: ReviewReason[]; hasMore: boolean }> => {
    const isUntold = sql`${orders.reviewToldFor} is distinct from ${orders.reviewReason}`
    // So many at a time: the database takes these few for nearly all orders, and would read each of them every minute.
    const some = db()
      .select({ id: orders.id })
      .from(orders)
      .where(isUntold)
      .orderBy(asc(orders.reviewSince))
      .limit(UNTOLD)
    const rows = await db()
      .update(orders)
      .set({ reviewToldFor: sql`${orders.reviewReason}` })
      .where(and(inArray(orders.id, some), isUntold))
      .returning({ why: orders.reviewReason })
    const reasons = REVIEW_REASONS.filter((reason) => rows.some(({ why }) => why === reason))
    return { reasons, hasMore: rows.length === UNTOLD }
  },

  /** Orders that wait for a person for one of these reasons, the longest waiting first. */
  listWaitingFor: async (
    reasons: ReviewReason[],
  ): Promise<{ id: string; reference: string; reason: ReviewReason }[]> => {
    const rows = await db()
      .select({ id: orders.id, reference: orders.reference, reason: sql<ReviewReason>`${orders.reviewReason}` })
      .from(orders)
      .where(inArray(orders.reviewReason, reasons))
      .orderBy(asc(orders.reviewSince))
    return rows
  },

  listAtOneStepSince: async (since: Date, most: number): Promise<Order[]> => {
    const rows = await db()
      .select()
      .from(orders)
      .where(and(isWaiting, lte(stepSince, since)))
      .orderBy(asc(orders.createdAt))
      .limit(most)
    return rows.map(toOrder)
  },

  /** Takes the settled or refunded order to write its documents; null when they were written or are being written. */
  takeToInvoice: async (id: string) => {
    const [row] = await db()
      .update(orders)
      .set({ isInvoiceDue: false })
      .where(and(eq(orders.id, id), isToInvoice))
      .returning()
    return row ? toOrder(row) : null
  },

  /** The longest waiting first, without the orders of brands that may write none: they would keep the others waiting. */
  listToInvoice: async (most: number, silent: BrandIds[] = []) => {
    const isSilent = or(...silent.map((brand) => ofBusinesses(orders.businessId, brand) ?? sql`true`))
    const rows = await db()
      .select({ id: orders.id })
      .from(orders)
      .where(and(isToInvoice, isSilent && sql`(${isSilent}) is not true`))
      .orderBy(asc(orders.createdAt))
      .limit(most)
    return rows.map((row) => row.id)
  },
})
