// When the worker was last at it, for whoever asks whether it still is.
import { eq, lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { workerBeats } from '#db/schema/worker.ts'

export type WorkerBeatStore = ReturnType<typeof workerBeatStore>

/** Rounds come every few seconds; not each of them needs to be written. */
const WORTH_WRITING_MS = 15_000

export function workerBeatStore({ db }: Database) {
  return {
    beat: (round: string, now: Date) =>
      db()
        .insert(workerBeats)
        .values({ round, at: now })
        .onConflictDoUpdate({
          target: workerBeats.round,
          set: { at: now },
          setWhere: lt(workerBeats.at, new Date(now.getTime() - WORTH_WRITING_MS)),
        }),

    find: async (round: string): Promise<Date | null> =>
      (await db().select({ at: workerBeats.at }).from(workerBeats).where(eq(workerBeats.round, round)).limit(1))[0]
        ?.at ?? null,
  }
}
