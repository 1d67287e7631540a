// Withdrawal rows; a row is written before we confirm receipt.
import { and, asc, eq, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { dueWork } from '#db/query/due-work.ts'
import { kept, type Statement } from '#db/query/kept.ts'
import { readRows } from '#db/query/read-rows.ts'
import { withdrawals } from '#db/schema/support/withdrawals.ts'
import { recordOf } from '#values/record-of.ts'
import { DECLARATION_FIELDS, type Finding, type Refusal, type Withdrawal } from './withdrawal.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect
export type WithdrawalStore = ReturnType<typeof withdrawalStore>

const work = dueWork(
  { dueAt: withdrawals.nextTryAt, leaseUntil: withdrawals.leaseUntil },
  eq(withdrawals.acknowledgement, 'waiting'),
)

const STANDING = { id: withdrawals.id }

export function withdrawalStore({ db }: Database) {
  const standing: Statement<Record<string, string>, string[]> = kept((...orders) => {
    const ofOrders = inArray(
      withdrawals.orderId,
      orders.map((name) => sql.placeholder(name)),
    )
    const isRefused = eq(withdrawals.outcome, 'refused')
    return db()
      .select(STANDING)
      .from(withdrawals)
      .where(and(ofOrders, or(isNull(withdrawals.outcome), not(isRefused))))
      .limit(1)
  })
  return {
    /** Stores the declaration, or finds the earlier one with the same content; `isNew` says which. */
    keep: async (
      withdrawal: Withdrawal,
      orderId: string | null,
      businessId: string,
    ): Promise<{ row: WithdrawalRow; isNew: boolean }> => {
      const made = await db()
        .insert(withdrawals)
        .values({ ...withdrawal, orderId, businessId, acknowledgement: 'waiting', nextTryAt: withdrawal.receivedAt })
        .onConflictDoNothing()
        .returning()
      if (made[0]) return { row: made[0], isNew: true }

      const [row] = await db()
        .select()
        .from(withdrawals)
        .where(and(eq(withdrawals.orderReference, withdrawal.orderReference), eq(withdrawals.email, withdrawal.email)))
        .limit(1)
      if (!row) throw new Error('The withdrawal vanished between insert and read.')
      return { row, isNew: false }
    },

    /**
     * Whether one of these orders was withdrawn from, and nobody has refused that. Each look at an order asks, and each
     * message with its codes.
     */
    holdsFor: async (orderIds: string[]): Promise<boolean> => {
      const named = Object.fromEntries(orderIds.map((id, place) => [`order${place}`, id]))
      return (await readRows(db(), standing(named, ...Object.keys(named)), STANDING)).length > 0
    },

    nameTicket: (id: string, ticketNumber: string) =>
      db().update(withdrawals).set({ ticketNumber }).where(eq(withdrawals.id, id)),

    /** Declaring again after a rejected email gives it another try. */
    revive: (id: string, now: Date) =>
      db()
        .update(withdrawals)
        .set({ acknowledgement: 'waiting', nextTryAt: now })
        .where(and(eq(withdrawals.id, id), eq(withdrawals.acknowledgement, 'refused'))),

    /** Claims a withdrawal whose acknowledgment is outstanding, if nobody else is sending it. */
    claim: async (id: string, now: Date, forMs: number): Promise<WithdrawalRow | null> => {
      const { leaseUntil } = work.lease(now, forMs)
      const [row] = await db()
        .update(withdrawals)
        .set({ leaseUntil, tries: sql`${withdrawals.tries} + 1` })
        .where(and(eq(withdrawals.id, id), work.isFree(now)))
        .returning()
      return row ?? null
    },

    acknowledged: (id: string, finding: Finding, now: Date) =>
      db()
        .update(withdrawals)
        .set({
          acknowledgement: 'sent',
          finding,
          acknowledgedAt: now,
          leaseUntil: null,
          nextTryAt: null,
          lastProblem: null,
        })
        .where(eq(withdrawals.id, id)),

    refused: (id: string, problem: string) =>
      db()
        .update(withdrawals)
        .set({ acknowledgement: 'refused', leaseUntil: null, nextTryAt: null, lastProblem: problem })
        .where(eq(withdrawals.id, id)),

    postpone: (id: string, problem: string, nextTryAt: Date) =>
      db().update(withdrawals).set({ leaseUntil: null, nextTryAt, lastProblem: problem }).where(eq(withdrawals.id, id)),

    listDue: (now: Date, most: number) =>
      db()
        .select({ id: withdrawals.id, orderId: withdrawals.orderId })
        .from(withdrawals)
        .where(work.isDue(now))
        .orderBy(work.longestWaitingFirst)
        .limit(most),

    /** Declarations from an address or in one of these messages, oldest first. */
    listOf: (email: string, ticketNumbers: string[]) =>
      db()
        .select({
          ...recordOf(DECLARATION_FIELDS, (field) => withdrawals[field]),
          receivedAt: withdrawals.receivedAt,
          finding: withdrawals.finding,
          outcome: withdrawals.outcome,
          refusal: withdrawals.refusal,
          decidedAt: withdrawals.decidedAt,
        })
        .from(withdrawals)
        .where(or(eq(withdrawals.email, email), inArray(withdrawals.ticketNumber, ticketNumbers)))
        .orderBy(asc(withdrawals.receivedAt)),

    /** Declarations about one of these orders, oldest first. */
    listOfOrders: (orderIds: string[]) =>
      db()
        .select({
          id: withdrawals.id,
          ticketNumber: withdrawals.ticketNumber,
          receivedAt: withdrawals.receivedAt,
          outcome: withdrawals.outcome,
          refusal: withdrawals.refusal,
          decidedBy: withdrawals.decidedBy,
          decidedAt: withdrawals.decidedAt,
        })
        .from(withdrawals)
        .where(inArray(withdrawals.orderId, orderIds))
        .orderBy(asc(withdrawals.receivedAt)),

    findByTicket: async (ticketNumber: string): Promise<WithdrawalRow | null> =>
      (await db().select().from(withdrawals).where(eq(withdrawals.ticketNumber, ticketNumber)).limit(1))[0] ?? null,

    /** Staff found the contract it refers to. */
    nameOrder: (id: string, orderId: string) => db().update(withdrawals).set({ orderId }).where(eq(withdrawals.id, id)),

    /** Inside a transaction: nobody else decides about it until its end. */
    isUndecided: async (id: string): Promise<boolean> =>
      (
        await db()
          .select(STANDING)
          .from(withdrawals)
          .where(and(eq(withdrawals.id, id), isNull(withdrawals.outcome)))
          .for('update')
      ).length > 0,

    /** False if it was decided before. */
    decide: async (
      id: string,
      decision: { outcome: 'carried_out' } | { outcome: 'refused'; refusal: Refusal },
      { by, now }: { by: string; now: Date },
    ): Promise<boolean> => {
      const decided = await db()
        .update(withdrawals)
        .set({ ...decision, decidedBy: by, decidedAt: now })
        .where(and(eq(withdrawals.id, id), isNull(withdrawals.outcome)))
        .returning({ id: withdrawals.id })
      return decided.length > 0
    },

    /** Which of these tickets have an undecided withdrawal. */
    listUndecidedTickets: async (ticketNumbers: string[]): Promise<string[]> => {
      const rows = await db()
        .select({ number: withdrawals.ticketNumber })
        .from(withdrawals)
        .where(and(inArray(withdrawals.ticketNumber, ticketNumbers), isNull(withdrawals.outcome)))
      return rows.flatMap(({ number }) => number ?? [])
    },

    /** Decided ones from before then. */
    forgetDecided: (before: Date, most: number) => {
      const where = and(isNotNull(withdrawals.outcome), lt(withdrawals.receivedAt, before))
      return forgetSome(db(), { table: withdrawals, key: withdrawals.id, where, most })
    },

    /** For the single process that owns the embedded database: leases of a killed predecessor are void. */
    voidLeases: () => db().update(withdrawals).set({ leaseUntil: null }).where(work.isHeld),
  }
}
