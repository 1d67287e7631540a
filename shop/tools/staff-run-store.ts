// Test runs as rows: one per reference, and one press at a time that moves it.
import { and, desc, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { staffRuns } from '#db/schema/staff.ts'
import { newSteps, type RunKind, type RunStep, type StaffRun } from './staff-run.ts'

export type StaffRunStore = ReturnType<typeof staffRunStore>

export type RunMove = Partial<Pick<StaffRun, 'state' | 'asked' | 'iccid' | 'looks'>> & {
  steps: RunStep[]
  lookedAt?: Date
}

export function staffRunStore({ db }: Database) {
  const find = async (reference: string) =>
    (await db().select().from(staffRuns).where(eq(staffRuns.reference, reference)).limit(1))[0] ?? null

  return {
    find,

    /** The run of this reference; a second one of the same name is the first. */
    begin: async (run: { reference: string; kind: RunKind; userId: string; bundleId: string; now: Date }) => {
      await db()
        .insert(staffRuns)
        .values({
          reference: run.reference,
          kind: run.kind,
          userId: run.userId,
          bundleId: run.bundleId,
          state: 'running',
          steps: newSteps(run.kind),
          createdAt: run.now,
          updatedAt: run.now,
        })
        .onConflictDoNothing()
      const kept = await find(run.reference)
      if (!kept) throw new Error('A test run vanished between insert and read.')
      return kept
    },

    /** Takes a run that is under way, if nobody else is at it. */
    claim: async (reference: string, now: Date, leaseUntil: Date) => {
      const [row] = await db()
        .update(staffRuns)
        .set({ leaseUntil })
        .where(
          and(
            eq(staffRuns.reference, reference),
            eq(staffRuns.state, 'running'),
            or(isNull(staffRuns.leaseUntil), lt(staffRuns.leaseUntil, now)),
          ),
        )
        .returning()
      return row ?? null
    },

    /** Writes down that the network is being asked now; false when it was asked before and did not say no. */
    beginAsking: async (reference: string) => {
      const moved = await db()
        .update(staffRuns)
        .set({ asked: 'asking' })
        .where(and(eq(staffRuns.reference, reference), or(isNull(staffRuns.asked), eq(staffRuns.asked, 'refused'))))
        .returning({ reference: staffRuns.reference })
      return moved.length > 0
    },

    setAsked: (reference: string, asked: 'accepted' | 'refused' | 'unknown') =>
      db().update(staffRuns).set({ asked }).where(eq(staffRuns.reference, reference)),

    save: async (reference: string, move: RunMove, now: Date) => {
      const [row] = await db()
        .update(staffRuns)
        .set({ ...move, leaseUntil: null, updatedAt: now })
        .where(eq(staffRuns.reference, reference))
        .returning()
      if (!row) throw new Error('A test run vanished while it was running.')
      return row
    },

    /** A run that failed goes on; false for any other. */
    resume: async (reference: string, steps: RunStep[], now: Date) => {
      const moved = await db()
        .update(staffRuns)
        .set({ state: 'running', steps, looks: 0, leaseUntil: null, updatedAt: now })
        .where(and(eq(staffRuns.reference, reference), eq(staffRuns.state, 'error')))
        .returning({ reference: staffRuns.reference })
      return moved.length > 0
    },

    /** The profile went back to the network, from here or from the console. */
    released: (iccid: string, now: Date) =>
      db().update(staffRuns).set({ state: 'released', updatedAt: now }).where(eq(staffRuns.iccid, iccid)),

    listNewest: (most: number) => db().select().from(staffRuns).orderBy(desc(staffRuns.createdAt)).limit(most),

    /** The eSIM of the newest run that still has one. */
    findNewestIccid: async (): Promise<string | null> => {
      const [row] = await db()
        .select({ iccid: staffRuns.iccid })
        .from(staffRuns)
        .where(and(isNotNull(staffRuns.iccid), ne(staffRuns.state, 'released')))
        .orderBy(desc(staffRuns.createdAt))
        .limit(1)
      return row?.iccid ?? null
    },
  }
}
