// Which orders are due, and what a worker makes of one: its steps, its documents, and the alert when it does not get on. Part of
// the one writer of orders.
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { dueWork, released } from '#db/due-work.ts'
import { ofBusinesses } from '#db/of-businesses.ts'
import { orders } from '#db/schema/orders.ts'
import type { BrandIds } from '#shop/brand/tenant.ts'
import { inSql, isBefore, movedBy } from './order-conditions-store.ts'
import type { Note } from './order-moves-store.ts'
import { statusAfter, type StepEvent } from './order-moves.ts'
import { toOrder } from './order-row.ts'
import type { Order, StepName, TestStepName } from './order.ts'

export type StepResult = {
  step: StepName | TestStepName
  stepNumber: number
  event: StepEvent
  dueAt: Date | null
  looks: number
  tries: number
  errorMessage?: string | null
  extras?: Partial<{ iccid: string; activationCode: string; qrCodeUrl: string }>
  keepsLease?: boolean
  /** The order comes to this step just now. */
  isFirst?: boolean
  /** Worth a line in the order's history. */
  isNews: boolean
}

/** Orders of an earlier version do not know since when they are at their step. */
const stepSince = sql`coalesce(${orders.stepSince}, ${orders.createdAt})`
const isWaiting = and(inSql.isPurchase, inSql.isSettled, isNotNull(orders.dueAt))
const work = dueWork({ dueAt: orders.dueAt, leaseUntil: orders.leaseUntil }, inSql.isSettled)
const isToInvoice = and(inSql.isPurchase, eq(orders.isInvoiceDue, true), inSql.wasSettled)

const isNotDelivered = sql`${orders.reviewReason} = 'not_delivered'`
/** What a completed order no longer has to be looked at for. */
const notDeliveredIsOver = {
  reviewReason: sql`case when ${isNotDelivered} then null else ${orders.reviewReason} end`,
  reviewSince: sql`case when ${isNotDelivered} then null else ${orders.reviewSince} end`,
}

export const orderWorkStore = ({ db, tx }: Pick<Database, 'db' | 'tx'>, note: Note) => ({
  /** Takes the order for one worker, if it is due and nobody holds it. */
  claim: async (id: string, now: Date, forMs: number): Promise<{ order: Order; leaseId: string } | null> => {
    const lease = work.lease(now, forMs)
    const [row] = await db()
      .update(orders)
      .set(lease)
      .where(and(eq(orders.id, id), work.isDue(now)))
      .returning()
    return row ? { order: toOrder(row), leaseId: lease.leaseId } : null
  },

  /** Writes what a step came to, if the lease still holds. */
  saveStep: (id: string, leaseId: string, result: StepResult, now: Date) =>
    tx(async () => {
      const moved = await db()
        .update(orders)
        .set({
          step: result.step,
          stepNumber: result.stepNumber,
          ...movedBy(result.event),
          dueAt: result.dueAt,
          looks: result.looks,
          tries: result.tries,
          errorMessage: result.errorMessage ?? null,
          ...(result.isFirst && { stepSince: now, alertedAt: null }),
          // Nobody has to look any more at what was delivered after all.
          ...(result.event === 'last_step_done' && notDeliveredIsOver),
          updatedAt: now,
          ...result.extras,
          ...(!result.keepsLease && released),
        })
        .where(and(eq(orders.id, id), eq(orders.leaseId, leaseId), isBefore(result.event)))
        .returning({ id: orders.id })
      if (moved.length > 0 && result.isNews) {
        await note(id, now, `${statusAfter(result.event)}_${result.step}`, result.errorMessage)
      }
      return moved.length > 0
    }),

  /** Something that the order waits for has happened: look at it now, whatever was planned. */
  makeDue: async (id: string, now: Date) => {
    const moved = await db()
      .update(orders)
      .set({ dueAt: now })
      .where(and(eq(orders.id, id), inSql.isSettled, or(isNotNull(orders.dueAt), inSql.isFailed)))
      .returning({ id: orders.id })
    return moved.length > 0
  },

  listDue: async (now: Date, most: number) => {
    const rows = await db()
      .select({ id: orders.id })
      .from(orders)
      .where(work.isDue(now))
      .orderBy(work.longestWaitingFirst)
      .limit(most)
    return rows.map((row) => row.id)
  },

  /** For the one process that owns the embedded database: leases of a killed predecessor are void. */
  voidLeases: () => db().update(orders).set(released).where(work.isHeld),

  /** Orders that have been at one step since then, each told once per step. */
  takeToAlert: async (since: Date, now: Date): Promise<Order[]> => {
    const rows = await db()
      .update(orders)
      .set({ alertedAt: now })
      .where(and(isWaiting, isNull(orders.alertedAt), lte(stepSince, since)))
      .returning()
    return rows.map(toOrder)
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
      .orderBy(asc(orders.updatedAt))
      .limit(most)
    return rows.map((row) => row.id)
  },
})
