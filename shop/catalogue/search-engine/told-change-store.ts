// Until when search engines know the changes of the pages at a host.
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { toldChanges } from '#db/schema/catalogue/catalogue.ts'

export function toldChangeStore({ db }: Database) {
  return {
    /** By host. */
    readAll: async (): Promise<ReadonlyMap<string, Date>> =>
      new Map((await db().select().from(toldChanges)).map(({ host, until }) => [host, until])),

    write: async (host: string, until: Date): Promise<void> => {
      await db()
        .insert(toldChanges)
        .values({ host, until })
        .onConflictDoUpdate({ target: toldChanges.host, set: { until } })
    },

    /** True for the one worker that may tell them now; whoever began before that died. */
    begin: async (host: string, before: Date, now: Date): Promise<boolean> => {
      const begun = await db()
        .update(toldChanges)
        .set({ begunAt: now })
        .where(and(eq(toldChanges.host, host), or(isNull(toldChanges.begunAt), lte(toldChanges.begunAt, before))))
        .returning({ host: toldChanges.host })
      return begun.length > 0
    },

    end: async (host: string): Promise<void> => {
      await db().update(toldChanges).set({ begunAt: null }).where(eq(toldChanges.host, host))
    },
  }
}
