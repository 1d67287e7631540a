// When the worker last ran, to check that it still does.
import { eq, lt, lte } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { workerBeats } from '#db/schema/delivery/worker.ts'

export type WorkerBeatStore = ReturnType<typeof workerBeatStore>

/** Rounds run every few seconds. Not each needs to be recorded, since each write waits for the disk. */
const WORTH_WRITING_MS = 45_000

export function workerBeatStore({ db }: Database) {
  const writtenAt = new Map<string, number>()
  return {
    beat: async (round: string, now: Date) => {
      if (now.getTime() - (writtenAt.get(round) ?? 0) < WORTH_WRITING_MS) return
      await db()
        .insert(workerBeats)
        .values({ round, at: now })
        .onConflictDoUpdate({ target: workerBeats.round, set: { at: now }, setWhere: lt(workerBeats.at, now) })
      writtenAt.set(round, now.getTime())
    },

    /** True for the one that starts a round that nobody has started since then. */
    claim: async (round: string, before: Date, now: Date): Promise<boolean> => {
      const taken = await db()
        .insert(workerBeats)
        .values({ round, at: now })
        .onConflictDoUpdate({ target: workerBeats.round, set: { at: now }, setWhere: lte(workerBeats.at, before) })
        .returning({ round: workerBeats.round })
      return taken.length > 0
    },

    find: async (round: string): Promise<Date | null> =>
      (await db().select({ at: workerBeats.at }).from(workerBeats).where(eq(workerBeats.round, round)).limit(1))[0]
        ?.at ?? null,
  }
}
