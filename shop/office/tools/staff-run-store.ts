// What staff reads about test orders, as rows: one per reference. The order itself knows how far it is.
import { and, desc, eq, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isIccid } from '#db/sealing/iccid-column.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { staffRuns } from '#db/schema/office/staff.ts'
import { isCompleted, isFailed } from '#shop/sales/order/order-conditions.ts'
import type { OrderStates } from '#shop/sales/order/order-moves.ts'
import { newSteps, withStep, type RunKind, type RunStep, type RunStepName, type StaffRun } from './staff-run.ts'

export type KeptRun = StaffRun & { orderId: string | null; userId: string }
export type StepChange = Partial<Omit<RunStep, 'name'>>

type Row = Pick<typeof staffRuns.$inferSelect, keyof typeof RUN>
type Order = Pick<OrderStates, 'paymentState' | 'provisioningState'>

const RUN = {
  reference: staffRuns.reference,
  kind: staffRuns.kind,
  bundleId: staffRuns.bundleId,
  orderId: staffRuns.orderId,
  userId: staffRuns.userId,
  state: staffRuns.state,
  iccid: staffRuns.iccid,
  steps: staffRuns.steps,
  polls: staffRuns.polls,
  createdAt: staffRuns.createdAt,
  updatedAt: staffRuns.updatedAt,
}

function toRun(run: Row, order: Order | null): KeptRun {
  if (run.state === 'released' || order === null) return run
  return { ...run, state: isCompleted(order) ? 'completed' : isFailed(order) ? 'error' : 'running' }
}

export function staffRunStore({ db }: Database) {
  const list = async (condition: SQL | undefined, most: number) => {
    const rows = await db()
      .select({
        run: RUN,
        order: { paymentState: orders.paymentState, provisioningState: orders.provisioningState },
      })
      .from(staffRuns)
      .leftJoin(orders, eq(orders.id, staffRuns.orderId))
      .where(condition)
      .orderBy(desc(staffRuns.createdAt))
      .limit(most)
    return rows.map(({ run, order }) => toRun(run, order))
  }
  const findBy = async (condition: SQL) => (await list(condition, 1))[0] ?? null

  return {
    find: (reference: string) => findBy(eq(staffRuns.reference, reference)),
    findOfOrder: (orderId: string) => findBy(eq(staffRuns.orderId, orderId)),

    begin: (run: {
      reference: string
      orderId: string
      kind: RunKind
      userId: string
      bundleId: string
      now: Date
    }) => {
      const { now, ...facts } = run
      const steps = newSteps(run.kind)
      return db()
        .insert(staffRuns)
        .values({ ...facts, state: 'running', steps, createdAt: now, updatedAt: now })
    },

    /** The result of trying these steps; only the holder of the order writes it. */
    tell: async (
      run: Pick<KeptRun, 'reference' | 'steps'>,
      tried: Partial<Record<RunStepName, StepChange>>,
      { now, ...more }: { now: Date; iccid?: string; polls?: number },
    ) => {
      const steps = run.steps.map((step) => ({ ...step, ...tried[step.name] }))
      await db()
        .update(staffRuns)
        .set({ ...more, steps, updatedAt: now })
        .where(eq(staffRuns.reference, run.reference))
    },

    /** A failed step is tried again. */
    restart: (run: Pick<KeptRun, 'reference' | 'steps'>, failed: RunStep, now: Date) =>
      db()
        .update(staffRuns)
        .set({
          steps: withStep(run.steps, { ...failed, state: 'pending', problem: null, said: null }),
          polls: 0,
          updatedAt: now,
        })
        .where(eq(staffRuns.reference, run.reference)),

    /** The network's answers to runs from before then, and their eSIMs. */
    forgetAnswers: async (before: Date, most: number): Promise<number> => {
      const some = db()
        .select({ reference: staffRuns.reference })
        .from(staffRuns)
        .where(and(lt(staffRuns.createdAt, before), or(isNotNull(staffRuns.iccid), sql`${staffRuns.steps} <> '[]'`)))
        .limit(most)
      const gone = await db()
        .update(staffRuns)
        .set({ steps: [], iccid: null })
        .where(inArray(staffRuns.reference, some))
        .returning({ reference: staffRuns.reference })
      return gone.length
    },

    /** The profile was returned to the network, from here or from the console. */
    released: (iccid: string, now: Date) =>
      db().update(staffRuns).set({ state: 'released', updatedAt: now }).where(isIccid(staffRuns.iccid, iccid)),

    listNewest: (most: number): Promise<StaffRun[]> => list(undefined, most),

    /** The eSIM of the newest run that still has one. */
    findNewestIccid: async (): Promise<string | null> =>
      (await list(and(isNotNull(staffRuns.iccid), ne(staffRuns.state, 'released')), 1))[0]?.iccid ?? null,
  }
}
