// Pending sign-ups: an account is only created once the emailed link and the password come together.
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { signUps } from '#db/schema/people/auth.ts'
import { fingerprint } from '#values/secret.ts'

export type SignUpRow = typeof signUps.$inferSelect

export function signUpStore({ db }: Database) {
  return {
    put: async (row: Omit<SignUpRow, 'tokenHash'> & { token: string }) => {
      const { token, ...kept } = row
      await db().delete(signUps).where(lte(signUps.expiresAt, row.createdAt))
      await db()
        .insert(signUps)
        .values({ ...kept, tokenHash: fingerprint(token) })
    },

    findByToken: async (token: string, now: Date): Promise<SignUpRow | null> =>
      (
        await db()
          .select()
          .from(signUps)
          .where(and(eq(signUps.tokenHash, fingerprint(token)), gt(signUps.expiresAt, now)))
          .limit(1)
      )[0] ?? null,

    /** The newest pending sign-ups of an address. */
    listWaiting: (email: string, now: Date, most: number): Promise<SignUpRow[]> =>
      db()
        .select()
        .from(signUps)
        .where(and(eq(signUps.email, email), gt(signUps.expiresAt, now)))
        .orderBy(desc(signUps.createdAt))
        .limit(most),

    extend: (id: string, expiresAt: Date) => db().update(signUps).set({ expiresAt }).where(eq(signUps.id, id)),

    /** Those that expired before then. */
    forgetEnded: (before: Date, most: number) =>
      forgetSome(db(), { table: signUps, key: signUps.id, where: lte(signUps.expiresAt, before), most }),

    /** The address has its account, or its owner chose another way, so pending sign-ups are deleted. */
    forget: (email: string) => db().delete(signUps).where(eq(signUps.email, email)),
  }
}
