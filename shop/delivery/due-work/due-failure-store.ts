// What due work was tried in vain: how often, since when, when it is tried next, and whether a person is to look at it.
import { and, asc, count, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { dueFailures } from '#db/schema/delivery/worker.ts'
import type { DueKind } from './due-failure.ts'

export type DueFailureRow = typeof dueFailures.$inferSelect

export function dueFailureStore({ db }: Database) {
  return {
    /** Those of these items whose last try failed. */
    listOf: async (kind: DueKind, items: string[]): Promise<Map<string, DueFailureRow>> => {
      const rows = await db()
        .select()
        .from(dueFailures)
        .where(and(eq(dueFailures.kind, kind), inArray(dueFailures.item, items)))
      return new Map(rows.map((row) => [row.item, row]))
    },

    /** Whether another item of this kind fails for the same reason, so that nobody is told twice. */
    isKnown: async (kind: DueKind, problem: string): Promise<boolean> =>
      (
        await db()
          .select({ item: dueFailures.item })
          .from(dueFailures)
          .where(and(eq(dueFailures.kind, kind), eq(dueFailures.problem, problem)))
          .limit(1)
      ).length > 0,

    /** Replaces the note about the try before. */
    note: async ({ kind, item, ...failure }: DueFailureRow): Promise<void> => {
      await db()
        .insert(dueFailures)
        .values({ kind, item, ...failure })
        .onConflictDoUpdate({ target: [dueFailures.kind, dueFailures.item], set: failure })
    },

    forget: async (kind: string, item: string): Promise<void> => {
      await db()
        .delete(dueFailures)
        .where(and(eq(dueFailures.kind, kind), eq(dueFailures.item, item)))
    },

    /** Notes about what could have been tried again before then, but was no longer due. */
    forgetSettled: async (before: Date): Promise<void> => {
      await db().delete(dueFailures).where(lt(dueFailures.nextAt, before))
    },

    /** What a person is to look at, the longest first. */
    listShown: (most: number): Promise<DueFailureRow[]> =>
      db()
        .select()
        .from(dueFailures)
        .where(isNotNull(dueFailures.shownAt))
        .orderBy(asc(dueFailures.firstAt))
        .limit(most),

    countShown: async (): Promise<number> =>
      (await db().select({ found: count() }).from(dueFailures).where(isNotNull(dueFailures.shownAt)))[0]?.found ?? 0,
  }
}
