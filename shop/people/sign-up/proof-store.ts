// Proofs that somebody reads a mailbox: a code with five tries, tied to the browser that asked for it; and links to a
// role.
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { mailboxProofs } from '#db/schema/people/auth.ts'
import type { LinkPurpose } from './link-purpose.ts'

export type ProofRow = typeof mailboxProofs.$inferSelect
export type ProofPurpose = Exclude<ProofRow['purpose'], LinkPurpose>
export type ProofStore = ReturnType<typeof proofStore>

/** Who a team invitation is for. */
type Place = Pick<ProofRow, 'businessId' | 'role'>

/** Team invitations belong to one business; all other links belong to none. */
const isOf = (purpose: LinkPurpose, businessId: string | null) =>
  and(eq(mailboxProofs.purpose, purpose), sql`${mailboxProofs.businessId} is not distinct from ${businessId}`)

const isLive = (id: string, now: Date) => and(eq(mailboxProofs.id, id), gt(mailboxProofs.expiresAt, now))

export function proofStore({ db }: Database) {
  return {
    put: async (row: Omit<ProofRow, 'isProven' | 'businessId' | 'role'> & Partial<Place>) => {
      await db().delete(mailboxProofs).where(lte(mailboxProofs.expiresAt, row.createdAt))
      await db().insert(mailboxProofs).values(row)
    },

    find: async (id: string, now: Date): Promise<ProofRow | null> =>
      (await db().select().from(mailboxProofs).where(isLive(id, now)).limit(1))[0] ?? null,

    /** Uses up one try; null if none was left or the time is over. */
    spendTry: async (id: string, now: Date): Promise<ProofRow | null> =>
      (
        await db()
          .update(mailboxProofs)
          .set({ triesLeft: sql`${mailboxProofs.triesLeft} - 1` })
          .where(and(isLive(id, now), gt(mailboxProofs.triesLeft, 0), eq(mailboxProofs.isProven, false)))
          .returning()
      )[0] ?? null,

    prove: (id: string, expiresAt: Date) =>
      db().update(mailboxProofs).set({ isProven: true, expiresAt }).where(eq(mailboxProofs.id, id)),

    /** Uses up the proof; null if somebody else was faster. */
    use: async (id: string, now: Date): Promise<ProofRow | null> =>
      (
        await db()
          .delete(mailboxProofs)
          .where(and(isLive(id, now), eq(mailboxProofs.isProven, true)))
          .returning()
      )[0] ?? null,

    /** Uses up a proof that only needs its secret; null if there is none. */
    redeem: async (input: {
      id: string
      purpose: LinkPurpose
      codeHash: string
      now: Date
    }): Promise<ProofRow | null> => {
      const { id, purpose, codeHash, now } = input
      const meant = and(isLive(id, now), eq(mailboxProofs.purpose, purpose), eq(mailboxProofs.codeHash, codeHash))
      return (await db().delete(mailboxProofs).where(meant).returning())[0] ?? null
    },

    /** Pending proofs of a purpose, oldest first. */
    listOf: (purpose: LinkPurpose, now: Date, businessId: string | null = null): Promise<ProofRow[]> =>
      db()
        .select()
        .from(mailboxProofs)
        .where(and(isOf(purpose, businessId), gt(mailboxProofs.expiresAt, now)))
        .orderBy(asc(mailboxProofs.createdAt)),

    forget: (email: string, purpose: LinkPurpose, businessId: string | null = null) =>
      db()
        .delete(mailboxProofs)
        .where(and(eq(mailboxProofs.email, email), isOf(purpose, businessId))),

    /** False if there is none anymore. */
    withdraw: async (id: string, purpose: LinkPurpose, businessId: string | null = null): Promise<boolean> => {
      const meant = and(eq(mailboxProofs.id, id), isOf(purpose, businessId))
      return (await db().delete(mailboxProofs).where(meant).returning({ id: mailboxProofs.id })).length > 0
    },

    /** Those that expired before then. */
    forgetEnded: (before: Date, most: number) =>
      forgetSome(db(), {
        table: mailboxProofs,
        key: mailboxProofs.id,
        where: lte(mailboxProofs.expiresAt, before),
        most,
      }),

    burn: (id: string) => db().delete(mailboxProofs).where(eq(mailboxProofs.id, id)),
  }
}
