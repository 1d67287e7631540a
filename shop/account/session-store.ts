// Where accounts are signed in. A token is known to its browser alone: what is kept of it is a fingerprint.
import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/forget-some.ts'
import { sessions } from '#db/schema/auth.ts'
import { fingerprint } from '#shop/values/secret.ts'
import { isUuid } from '#shop/values/uuid.ts'

/** Somebody's stay: made by signing in, ended by hand, by a new password, or by time. */
export type Session = {
  id: string
  userId: string
  startedAt: Date
  /** When its owner last proved that it is them: by signing in, or again since. */
  provenAt: Date
  seenAt: Date
  expiresAt: Date
  /** What the browser said about itself when it signed in. */
  device: string
}
export type NewSession = { userId: string; device: string; now: Date; expiresAt: Date }

const withToken = (token: string) => eq(sessions.token, fingerprint(token))

export type SessionStore = ReturnType<typeof sessionStore>

export function sessionStore({ db }: Database) {
  return {
    /** Stays that ended before then. */
    forgetEnded: (before: Date, most: number) =>
      forgetSome(db(), { table: sessions, key: sessions.id, where: lte(sessions.expiresAt, before), most }),

    /** Those of the account that have run out by now go. */
    putSession: async (token: string, { userId, device, now, expiresAt }: NewSession): Promise<void> => {
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
          createdAt: now,
          updatedAt: now,
          expiresAt,
        })
    },

    /** Also one that has run out: its reader asks the shop's clock. */
    findSession: async (token: string): Promise<Session | null> => {
      const [row] = await db().select().from(sessions).where(withToken(token)).limit(1)
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

    /** Ends one session of somebody by its id; false when they have none such. */
    endSessionOf: async (userId: string, id: string): Promise<boolean> =>
      isUuid(id) &&
      (
        await db()
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
          .returning({ id: sessions.id })
      ).length > 0,

    /** Ends all sessions of somebody, except the one with this token. */
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
  provenAt,
}: typeof sessions.$inferSelect): Session => ({
  id,
  userId,
  startedAt: createdAt,
  provenAt: provenAt ?? createdAt,
  seenAt: updatedAt,
  expiresAt,
  device: userAgent ?? '',
})
