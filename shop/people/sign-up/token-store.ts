// Tokens for emailed links that prove something once. Only a hash is stored. It includes the holder's secret, so the
// wrong holder doesn't even find the token and can't use it up either.
import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { verifications } from '#db/schema/people/auth.ts'
import { fingerprint, shortFingerprint } from '#values/secret.ts'

export type IssuedToken = { purpose: string; subject: string; now: Date; expiresAt: Date; holder?: string }
type TokenUse = { purpose: string; token: string; now: Date; holder?: string }

export type TokenStore = ReturnType<typeof tokenStore>

export function tokenStore({ db }: Database) {
  return {
    /** Those that expired before then. */
    forgetEnded: (before: Date, most: number) =>
      forgetSome(db(), {
        table: verifications,
        key: verifications.id,
        where: lte(verifications.expiresAt, before),
        most,
      }),

    /** Also deletes expired ones. */
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

    /** The subject of a token that is neither used nor expired; the token stays valid. */
    findToken: async ({ purpose, token, now, holder }: TokenUse): Promise<string | null> => {
      const named = eq(verifications.identifier, nameOf(purpose, token, holder))
      const [found] = await db()
        .select({ subject: verifications.value, expiresAt: verifications.expiresAt })
        .from(verifications)
        .where(named)
        .limit(1)
      return found && found.expiresAt > now ? found.subject : null
    },

    /** The subject of a token that is neither used nor expired. This uses it up, but not for the wrong holder. */
    redeemToken: async ({ purpose, token, now, holder }: TokenUse): Promise<string | null> => {
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
