// Which accounts have an authenticator app, and the last code accepted from it.
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { authenticators } from '#db/schema/people/second-factors.ts'

export type AuthenticatorRow = typeof authenticators.$inferSelect
export type AuthenticatorStore = ReturnType<typeof authenticatorStore>

export function authenticatorStore({ db }: Database) {
  return {
    find: async (userId: string): Promise<AuthenticatorRow | null> =>
      (await db().select().from(authenticators).where(eq(authenticators.userId, userId)).limit(1))[0] ?? null,

    /** False if there is one already. */
    put: async (row: AuthenticatorRow): Promise<boolean> =>
      (await db().insert(authenticators).values(row).onConflictDoNothing().returning({ id: authenticators.userId }))
        .length > 0,

    /**
     * Accepts the code of a step, and stores the newly encrypted secret; false if this or a later step was accepted
     * before.
     */
    takeStep: async (userId: string, step: number, secret: string): Promise<boolean> =>
      (
        await db()
          .update(authenticators)
          .set({ lastStep: step, secret })
          .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
          .returning({ id: authenticators.userId })
      ).length > 0,

    /** False if there was none. */
    remove: async (userId: string): Promise<boolean> =>
      (
        await db()
          .delete(authenticators)
          .where(eq(authenticators.userId, userId))
          .returning({ id: authenticators.userId })
      ).length > 0,
  }
}
