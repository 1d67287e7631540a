// Password hashes, one for each account that has a password.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { credentials } from '#db/schema/people/auth.ts'

/** The only sign-in method so far. */
const BY_PASSWORD = 'credential'

const ofUser = (userId: string) => and(eq(credentials.userId, userId), eq(credentials.providerId, BY_PASSWORD))

export type CredentialStore = ReturnType<typeof credentialStore>

export function credentialStore({ db }: Database) {
  return {
    /** Null for a customer without a password. */
    findPasswordHash: async (userId: string): Promise<string | null> =>
      (await db().select({ hash: credentials.password }).from(credentials).where(ofUser(userId)).limit(1))[0]?.hash ??
      null,

    savePasswordHash: async (userId: string, password: string, now: Date): Promise<void> => {
      const written = { password, updatedAt: now }
      await db()
        .insert(credentials)
        .values({
          id: sql`gen_random_uuid()`,
          userId,
          providerId: BY_PASSWORD,
          accountId: userId,
          createdAt: now,
          ...written,
        })
        .onConflictDoUpdate({ target: [credentials.userId, credentials.providerId], set: written })
    },

    /** From now on, nobody can sign in as this user. */
    forgetPassword: async (userId: string): Promise<void> => {
      await db().delete(credentials).where(eq(credentials.userId, userId))
    },
  }
}
