// Recovery codes for when everything else is lost: stored as hashes, and each works once.
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { recoveryCodes } from '#db/schema/people/second-factors.ts'

const unusedOf = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))

export type RecoveryCodeStore = ReturnType<typeof recoveryCodeStore>

export function recoveryCodeStore({ db, tx }: Database) {
  return {
    /** Replaces the existing ones. */
    replace: (userId: string, hashes: string[], createdAt: Date): Promise<void> =>
      tx(async () => {
        await db().delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
        const rows = hashes.map((codeHash) => ({ id: sql`gen_random_uuid()`, userId, codeHash, createdAt }))
        if (rows.length > 0) await db().insert(recoveryCodes).values(rows)
      }),

    /** False for an unknown or used code. */
    use: async (userId: string, codeHash: string, usedAt: Date): Promise<boolean> =>
      (
        await db()
          .update(recoveryCodes)
          .set({ usedAt })
          .where(and(unusedOf(userId), eq(recoveryCodes.codeHash, codeHash)))
          .returning({ id: recoveryCodes.id })
      ).length > 0,

    countUnused: async (userId: string): Promise<number> =>
      (await db().select({ found: count() }).from(recoveryCodes).where(unusedOf(userId)))[0]?.found ?? 0,
  }
}
