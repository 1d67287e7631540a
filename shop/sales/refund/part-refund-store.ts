// Partial refunds by staff: one at a time per payment, which the database enforces.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { partRefunds } from '#db/schema/sales/payments.ts'
import { RUNNING } from './part-refund.ts'

export type PartRefundRow = typeof partRefunds.$inferSelect
export type PartRefundStore = ReturnType<typeof partRefundStore>

type NewPart = Omit<PartRefundRow, 'state' | 'createdAt' | 'updatedAt'> & { now: Date }

// Orders paid from a balance have no pending part: such a refund is immediate.
const isOfDeposit = (businessId: string) => sql`exists (
  select 1 from order_history deposit
  where deposit.order_id = ${partRefunds.orderId} and deposit.balance_of = ${businessId})`

export const partRefundStore = ({ db }: Database) => ({
  /** False if another part of the payment is in progress. */
  begin: async ({ now, ...part }: NewPart): Promise<boolean> => {
    const begun = await db()
      .insert(partRefunds)
      .values({ ...part, state: RUNNING, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: partRefunds.id })
    return begun.length > 0
  },

  /** Its outcome is written once. */
  end: async (id: string, state: Exclude<PartRefundRow['state'], 'due'>, now: Date): Promise<boolean> => {
    const ended = await db()
      .update(partRefunds)
      .set({ state, updatedAt: now })
      .where(and(eq(partRefunds.id, id), eq(partRefunds.state, RUNNING)))
      .returning({ id: partRefunds.id })
    return ended.length > 0
  },

  find: async (id: string): Promise<PartRefundRow | null> =>
    (await db().select().from(partRefunds).where(eq(partRefunds.id, id)).limit(1))[0] ?? null,

  hasRunning: async (paymentSessionId: string): Promise<boolean> =>
    (
      await db()
        .select({ id: partRefunds.id })
        .from(partRefunds)
        .where(and(eq(partRefunds.paymentSessionId, paymentSessionId), eq(partRefunds.state, RUNNING)))
        .limit(1)
    ).length > 0,

  /** How much of a business's deposits is being refunded, in cents: still on its balance, but not to be spent. */
  sumOfDeposits: async (businessId: string): Promise<number> =>
    (
      await db()
        .select({ cents: sql<number>`coalesce(sum(${partRefunds.amountCents}), 0)`.mapWith(Number) })
        .from(partRefunds)
        .where(and(eq(partRefunds.state, RUNNING), isOfDeposit(businessId)))
    )[0]?.cents ?? 0,

  listOfOrder: (orderId: string): Promise<PartRefundRow[]> =>
    db().select().from(partRefunds).where(eq(partRefunds.orderId, orderId)).orderBy(asc(partRefunds.createdAt)),

  /** Longest waiting first. */
  listDue: (most: number) =>
    db()
      .select({ id: partRefunds.id, orderId: partRefunds.orderId })
      .from(partRefunds)
      .where(eq(partRefunds.state, RUNNING))
      .orderBy(asc(partRefunds.createdAt))
      .limit(most),
})
