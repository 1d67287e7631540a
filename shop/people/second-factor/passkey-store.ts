// The passkeys of accounts: their public parts, and how often each was used.
import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { passkeys } from '#db/schema/people/second-factors.ts'
import { isUuid } from '#values/uuid.ts'

export type PasskeyRow = typeof passkeys.$inferSelect
export type PasskeyStore = ReturnType<typeof passkeyStore>

export function passkeyStore({ db }: Database) {
  return {
    /** Oldest first. */
    list: (userId: string): Promise<PasskeyRow[]> =>
      db()
        .select()
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),

    /** False if an account has it already. */
    put: async (row: Omit<PasskeyRow, 'id' | 'usedAt'>): Promise<boolean> =>
      (
        await db()
          .insert(passkeys)
          .values({ id: sql`gen_random_uuid()`, ...row })
          .onConflictDoNothing()
          .returning({ id: passkeys.id })
      ).length > 0,

    /** Counts a use; false if its counter didn't grow, like that of a copy. A passkey without a counter stays at 0. */
    use: async (userId: string, credentialId: string, counter: number, usedAt: Date): Promise<boolean> =>
      (
        await db()
          .update(passkeys)
          .set({ counter, usedAt })
          .where(
            and(
              eq(passkeys.userId, userId),
              eq(passkeys.credentialId, credentialId),
              or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`)),
            ),
          )
          .returning({ id: passkeys.id })
      ).length > 0,

    /** The name of the removed passkey; null if there is none. */
    remove: async (userId: string, id: string): Promise<string | null> => {
      if (!isUuid(id)) return null
      const own = and(eq(passkeys.userId, userId), eq(passkeys.id, id))
      return (await db().delete(passkeys).where(own).returning({ name: passkeys.name }))[0]?.name ?? null
    },

    removeAll: async (userId: string): Promise<number> =>
      (await db().delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })).length,
  }
}
