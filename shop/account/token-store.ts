// Tokens that travel in mailed links and prove something once. What is kept is a fingerprint; with the secret of its holder
// inside it, a wrong holder does not even find the token, and so cannot use it up either.
import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/forget-some.ts'
import { verifications } from '#db/schema/auth.ts'
import { fingerprint, shortFingerprint } from '#shop/values/secret.ts'

export type IssuedToken = { purpose: string; subject: string; now: Date; expiresAt: Date; holder?: string }
type Given = { purpose: string; token: string; now: Date; holder?: string }

export type TokenStore = ReturnType<typeof tokenStore>

export function tokenStore({ db }: Database) {
  return {
    /** Those that ran out before then. */
    forgetEnded: (before: Date, most: number) =>
      forgetSome(db(), {
        table: verifications,
        key: verifications.id,
        where: lte(verifications.expiresAt, before),
        most,
      }),

    /** Those that ran out by now go. */
    putToken: async (token: string, { purpose, subject, now, expiresAt, holder }: IssuedToken): Promise<void> => {
      await db().delete(verifications).where(lte(verifications.expiresAt, now))
      await db()
        .insert(verifications)
        .values({
          id: sql`gen_random_uuid()`,
          identifier: nameOf(purpose, token, holder),
          value: subject,
          createdAt: now,
          updatedAt: now,
          expiresAt,
        })
    },

    /** The subject of a token that was neither used nor outlived, which stays as it is. */
    findToken: async ({ purpose, token, now, holder }: Given): Promise<string | null> => {
      const named = eq(verifications.identifier, nameOf(purpose, token, holder))
      const [found] = await db()
        .select({ subject: verifications.value, expiresAt: verifications.expiresAt })
        .from(verifications)
        .where(named)
        .limit(1)
      return found && found.expiresAt > now ? found.subject : null
    },

    /** The subject of a token that was neither used nor outlived; it is used up by this, but not by a wrong holder. */
    redeemToken: async ({ purpose, token, now, holder }: Given): Promise<string | null> => {
      const [taken] = await db()
        .delete(verifications)
        .where(eq(verifications.identifier, nameOf(purpose, token, holder)))
        .returning({ subject: verifications.value, expiresAt: verifications.expiresAt })
      return taken && taken.expiresAt > now ? taken.subject : null
    },
  }
}

function nameOf(purpose: string, token: string, holder?: string): string {
  const name = holder === undefined ? `${purpose}:${token}` : `${purpose}:${token}:${fingerprint(holder)}`
  return shortFingerprint(name)
}
