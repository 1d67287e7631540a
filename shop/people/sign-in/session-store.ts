// Where accounts are signed in. Only the browser knows its token; the database stores a hash.
import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { sessions } from '#db/schema/people/auth.ts'
import { isCountryCode, type CountryCode } from '#values/country/country.ts'
import { fingerprint } from '#values/secret.ts'
import { isUuid } from '#values/uuid.ts'

/** A session: starts by signing in; ends by signing out, by a new password, or with time. */
export type Session = {
  id: string
  userId: string
  startedAt: Date
  /** When its owner last proved their identity: by signing in, or again since. */
  provenAt: Date
  seenAt: Date
  expiresAt: Date
  /** How the browser identified itself when it signed in. */
  device: string
  /** The country that it signed in from; null if nobody knows. */
  country: CountryCode | null
}
/** `host` is the address where it was opened; it counts nowhere else. */
export type NewSession = {
  userId: string
  device: string
  host: string
  country: CountryCode | null
  now: Date
  expiresAt: Date
}

const withToken = (token: string) => eq(sessions.token, fingerprint(token))

export type SessionStore = ReturnType<typeof sessionStore>

export function sessionStore({ db }: Database) {
  return {
    /** Sessions that ended before then. */
    forgetEnded: (before: Date, most: number) =>
      forgetSome(db(), { table: sessions, key: sessions.id, where: lte(sessions.expiresAt, before), most }),

    /** Also deletes the account's expired sessions. */
    putSession: async (token: string, { userId, device, host, country, now, expiresAt }: NewSession): Promise<void> => {
      await db()
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)))
      await db()
        .insert(sessions)
        .values({
          id: sql`gen_random_uuid()`,
          userId,
          token: fingerprint(token),
          userAgent: device,
          host,
          country,
          createdAt: now,
          updatedAt: now,
          expiresAt,
        })
    },

    /**
     * Only at the host where it was opened: a partner controls the address of its own shop, and could collect tokens
     * there. Also returns an expired session: the caller checks the shop's clock.
     */
    findSession: async (token: string, host: string): Promise<Session | null> => {
      const [row] = await db()
        .select()
        .from(sessions)
        .where(and(withToken(token), eq(sessions.host, host)))
        .limit(1)
      return row ? toSession(row) : null
    },

    extendSession: async (
      token: string,
      { seenAt, expiresAt }: Pick<Session, 'seenAt' | 'expiresAt'>,
    ): Promise<void> => {
      await db().update(sessions).set({ updatedAt: seenAt, expiresAt }).where(withToken(token))
    },

    proveSession: async (token: string, provenAt: Date): Promise<void> => {
      await db().update(sessions).set({ provenAt }).where(withToken(token))
    },

    listSessions: async (userId: string): Promise<Session[]> =>
      (await db().select().from(sessions).where(eq(sessions.userId, userId))).map(toSession),

    endSession: async (token: string): Promise<void> => {
      await db().delete(sessions).where(withToken(token))
    },

    /** Ends one of the user's sessions by its ID; false if they have no such session. */
    endSessionOf: async (userId: string, id: string): Promise<boolean> =>
      isUuid(id) &&
      (
        await db()
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
          .returning({ id: sessions.id })
      ).length > 0,

    /** Ends all of the user's sessions, except the one with this token. */
    endSessions: async (userId: string, exceptToken?: string): Promise<void> => {
      const others = exceptToken === undefined ? undefined : ne(sessions.token, fingerprint(exceptToken))
      await db()
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), others))
    },
  }
}

const toSession = ({
  id,
  userId,
  createdAt,
  updatedAt,
  expiresAt,
  userAgent,
  country,
  provenAt,
}: typeof sessions.$inferSelect): Session => ({
  id,
  userId,
  startedAt: createdAt,
  provenAt: provenAt ?? createdAt,
  seenAt: updatedAt,
  expiresAt,
  device: userAgent ?? '',
  country: isCountryCode(country) ? country : null,
})
