// Which orders are due, and what a worker does with one: its steps, its documents, and the report to staff if it is
// stuck. Part of the single writer of orders.
import { storedEsimId } from '#shop/sales/esim/stored-esim-id.ts'
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { dueWork, released } from '#db/query/due-work.ts'
import { givenColumns, kept, namesOf, type Statement } from '#db/query/kept.ts'
import { ofBusinesses } from '#db/query/conditions.ts'
import { unawaited } from '#db/query/unawaited.ts'
import { writeTogether, type Also } from '#db/query/write-together.ts'
import { orders } from '#db/schema/sales/orders.ts'
import type { BrandIds } from '#shop/people/brand/tenant.ts'
import { NOBODY, type LeftAlone } from '#shop/sales/order/left-alone.ts'
import { inSql, isBefore, isNotLeft } from './order-conditions-store.ts'
import type { StepEvent } from '#shop/sales/order/order-moves.ts'
import { LEASE_MS, type HeldOrder, type Lease } from '#shop/sales/order/order-lease.ts'
import { noted, type HearHistory, type HistoryLine } from './order-history-store.ts'
import { toOrder } from './order-row.ts'
import { takenColumns, toTaken, type MailLanguageOf } from './taken-order-store.ts'
import { REVIEW_REASONS, type Order, type ReviewReason } from '#shop/sales/order/order.ts'

export type { Also }

/** How many newly waiting orders staff is told about at a time. */
const UNTOLD = 100

/** How far an order has come since the last write. */
export type Progress = {
  /** Its current state in memory. */
  order: Order
  /** The first event since then: the write requires the state in which the table of moves allows it. */
  first: StepEvent
  lines: HistoryLine[]
  /** When it reached its current step, if it did in the meantime. */
  stepSince: Date | null
  isCompleted: boolean
  /** The network that delivers it from now on; null if that stays the same. */
  source: Pick<Order, 'networkId' | 'packageId' | 'substituteBundleId'> | null
  extras: Partial<{
    iccid: string
    networkEsimId: string
    activationCode: string
    confirmationCode: string | null
    qrCodeUrl: string
  }>
  /** The order is released and due again at this time; otherwise it is held for this many more ms. */
  ends: { dueAt: Date | null; wasDueAt: Date | null } | { holdForMs: number }
}

function toColumns({ networkEsimId, ...extras }: Progress['extras']) {
  const { iccid } = extras
  if (networkEsimId === undefined || iccid === undefined) return extras
  return { ...extras, networkEsimId: storedEsimId({ networkEsimId, iccid }) }
}

type WorkChange = Omit<Partial<typeof orders.$inferInsert>, 'id'> & {
  id: string
  heldAs: string
  /** When it is due again, and when it was due before. */
  again?: Date
  before?: Date | null
}

// If what the order waits for happened in the meantime and made it due, that is kept.
const dueAgain = sql`case when ${orders.dueAt} is distinct from ${sql.placeholder('before')}::timestamptz then ${orders.dueAt} else ${sql.placeholder('again')}::timestamptz end`

/** Orders from an earlier version don't know when they reached their step. */
const stepSince = sql`coalesce(${orders.stepSince}, ${orders.createdAt})`
const stepSinceOf = sql<Date>`${stepSince}`.mapWith(orders.createdAt)
const isWaiting = and(inSql.isPurchase, inSql.isSettled, isNotNull(orders.dueAt))
const work = dueWork({ dueAt: orders.dueAt, leaseUntil: orders.leaseUntil }, inSql.isDeliverable)
const isToInvoice = and(inSql.isSale, eq(orders.isInvoiceDue, true), inSql.wasSettled)

const isNotDelivered = sql`${orders.reviewReason} = 'not_delivered'`
/** The reasons for review that no longer matter for a completed order. */
const notDeliveredIsOver = {
  reviewReason: sql`case when ${isNotDelivered} then null else ${orders.reviewReason} end`,
  reviewSince: sql`case when ${isNotDelivered} then null else ${orders.reviewSince} end`,
}

export function orderWorkStore(
  { db, isInTransaction }: Pick<Database, 'db' | 'isInTransaction'>,
  told: HearHistory,
  mailLanguageOf: MailLanguageOf,
) {
  const saving: Statement<
    WorkChange,
    [first: StepEvent, isCompleted: boolean, isDueAgain: boolean, ...columns: string[]]
  > = kept((first, isCompleted, isDueAgain, ...columns) =>
    db()
      .update(orders)
      .set({
        ...givenColumns(orders, columns),
        // If it was delivered after all, nobody has to review that anymore.
        ...(isCompleted && notDeliveredIsOver),
        ...(isDueAgain && { dueAt: dueAgain }),
      })
      .where(and(eq(orders.id, sql.placeholder('id')), eq(orders.leaseId, sql.placeholder('heldAs')), isBefore(first)))
      .returning({ id: orders.id, userId: orders.userId }),
  )

  return {
    /** Claims an order for one worker, to be written with whatever makes it due. */
    lease: (now: Date): Lease => work.lease(now, LEASE_MS),

    /**
     * Claims the order for one worker, if it is due and nobody holds it. Anything that costs money is written under this
     * claim, and after it.
     */
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
     * Writes how far the order has come, if the lease still holds, together with everything else. Returns how many rows
     * each part touched; null if another worker has the order, or it was stopped or refunded: then nothing is written.
     */
    saveProgress: async (id: string, leaseId: string, progress: Progress, now: Date, also: Also[] = []) => {
      const { order, first, lines, stepSince: since, source, ends } = progress
      const again = 'dueAt' in ends && ends.dueAt ? { again: ends.dueAt, before: ends.wasDueAt } : null
      const set = {
        step: order.step,
        stepNumber: order.stepNumber,
        status: order.status,
        provisioningState: order.provisioningState,
        deliveryState: order.deliveryState,
        polls: order.polls,
        tries: order.tries,
        errorMessage: order.errorMessage,
        ...toColumns(progress.extras),
        ...source,
        ...(since && { stepSince: since, reportedAt: null }),
        updatedAt: now,
        ...('dueAt' in ends ? { ...released, ...(!again && { dueAt: null }) } : work.extend(now, ends.holdForMs)),
      }
      const shape = [first, progress.isCompleted, again !== null, ...namesOf(set)] as const
      const saved = saving({ ...set, ...again, id, heldAs: leaseId }, ...shape)
      const counts = await writeTogether(db(), saved, lines.length > 0 ? [noted(lines), ...also] : also)
      if (counts) for (const line of lines) told(id, line)
      return counts && (lines.length > 0 ? counts.slice(1) : counts)
    },

    /**
     * Something that the order waits for has happened: check it now, whatever was planned. Null if it isn't waiting. A
     * query may find the order from the network's callback. That is only a hint: without it, the order is checked a
     * little later.
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

    /** Longest waiting first, without those that stay in the queue while their vendor's breaker is open. */
    listDue: (now: Date, most: number, leftAlone: LeftAlone = NOBODY) =>
      db()
        .select({ id: orders.id, status: orders.status, step: orders.step, networkId: orders.networkId })
        .from(orders)
        .where(and(work.isDue(now), isNotLeft(leftAlone)))
        .orderBy(work.longestWaitingFirst)
        .limit(most),

    /** Purchases that are paid or free, and in progress. */
    listUnfinished: async (): Promise<Order[]> =>
      (
        await db()
          .select()
          .from(orders)
          .where(and(inSql.isPurchase, inSql.isSettled, inSql.isOpen, isNotNull(orders.dueAt)))
          .orderBy(asc(orders.createdAt))
      ).map(toOrder),

    /** For the single process that owns the embedded database: leases of a killed predecessor are void. */
    voidLeases: () => db().update(orders).set(released).where(work.isHeld),

    findStepSince: async (id: string): Promise<Date | null> => {
      const [row] = await db().select({ at: stepSinceOf }).from(orders).where(eq(orders.id, id))
      return row?.at ?? null
    },

    /** Orders that have been at one step since then, each reported once per step. */
    takeToReport: async (since: Date, now: Date): Promise<Order[]> => {
      const rows = await db()
        .update(orders)
        .set({ reportedAt: now })
        .where(and(isWaiting, isNull(orders.reportedAt), lte(stepSince, since)))
        .returning()
      return rows.map(toOrder)
    },

    /**
     * Orders that were reported as stuck and still are at that step, with the time they reached it; longest waiting
     * first.
     */
    listReported: (): Promise<
      { id: string; reference: string; step: string; errorMessage: string | null; stepSince: Date }[]
    > =>
      db()
        .select({
          id: orders.id,
          reference: orders.reference,
          step: orders.step,
          errorMessage: orders.errorMessage,
          stepSince: stepSinceOf,
        })
        .from(orders)
        .where(and(isWaiting, isNotNull(orders.reportedAt)))
        .orderBy(asc(stepSince)),

    /** The reasons for which orders wait for review and that staff hasn't been told about: each order once per reason. */
    takeUntold: async (): Promise<{ reasons: ReviewReason[]; hasMore: boolean }> => {
      const isUntold = sql`${orders.reviewToldFor} is distinct from ${orders.reviewReason}`
      // Only a few at a time: otherwise the database expects nearly all orders here, and would read each of them every
      // minute.
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

    /** Orders waiting for review for one of these reasons, longest waiting first. */
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

    /** Its papers no longer say what was sold. */
    askForPapers: async (id: string): Promise<void> => {
      await db().update(orders).set({ isInvoiceDue: true }).where(eq(orders.id, id))
    },

    /** Claims the settled or refunded order to write its documents; null if they exist or are being written. */
    takeToInvoice: async (id: string) => {
      const [row] = await db()
        .update(orders)
        .set({ isInvoiceDue: false })
        .where(and(eq(orders.id, id), isToInvoice))
        .returning()
      return row ? toOrder(row) : null
    },

    /**
     * Longest waiting first, without the orders of brands that can't issue documents: they would keep the others waiting.
     */
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
  }
}
