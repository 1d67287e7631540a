// The wishes for countries that aren't sold: unconfirmed until their mailbox agrees, and gone once they are answered.
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { wishes } from '#db/schema/support/wishes.ts'
import { daysLater } from '#values/instant.ts'
import { ASKED_DAYS, WISH_DAYS } from './wish.ts'

export type WishRow = typeof wishes.$inferSelect
type NewWish = Pick<WishRow, 'id' | 'email' | 'country' | 'businessId' | 'language' | 'askedAt'>
export type WishedCountry = Pick<WishRow, 'country' | 'businessId'>

const isAsked = (now: Date) => and(isNull(wishes.confirmedAt), gt(wishes.askedAt, daysLater(now, -ASKED_DAYS)))
const isConfirmed = (now: Date) => gt(wishes.confirmedAt, daysLater(now, -WISH_DAYS))

export function wishStore({ db }: Database) {
  return {
    /** The ID of the unconfirmed wish, which may have been asked before; null if its mailbox agreed within the year. */
    ask: async (asked: NewWish): Promise<string | null> => {
      const { askedAt, language } = asked
      const [row] = await db()
        .insert(wishes)
        .values(asked)
        .onConflictDoUpdate({
          target: [wishes.email, wishes.country, wishes.businessId],
          set: { askedAt, language, confirmedAt: null },
          setWhere: sql`${wishes.confirmedAt} is null or ${wishes.confirmedAt} <= ${daysLater(askedAt, -WISH_DAYS).toISOString()}::timestamptz`,
        })
        .returning({ id: wishes.id })
      return row?.id ?? null
    },

    /** A wish that waits for its mailbox or for its country. */
    find: async (id: string, now: Date): Promise<WishRow | null> =>
      (
        await db()
          .select()
          .from(wishes)
          .where(and(eq(wishes.id, id), sql`(${isAsked(now)} or ${isConfirmed(now)})`))
          .limit(1)
      )[0] ?? null,

    /** False if it was confirmed before, or nobody did in time. */
    confirm: async (id: string, now: Date): Promise<boolean> => {
      const confirmed = await db()
        .update(wishes)
        .set({ confirmedAt: now })
        .where(and(eq(wishes.id, id), isAsked(now)))
        .returning({ id: wishes.id })
      return confirmed.length > 0
    },

    end: (id: string) => db().delete(wishes).where(eq(wishes.id, id)),

    /** The countries that somebody waits for, by brand. */
    listWished: (now: Date): Promise<WishedCountry[]> =>
      db()
        .selectDistinct({ businessId: wishes.businessId, country: wishes.country })
        .from(wishes)
        .where(isConfirmed(now)),

    /** Deletes confirmed wishes for a country, to be answered in the same transaction. */
    take: (
      { businessId, country }: WishedCountry,
      now: Date,
      most: number,
    ): Promise<Pick<WishRow, 'id' | 'email' | 'language'>[]> => {
      const isIts = and(eq(wishes.businessId, businessId), eq(wishes.country, country), isConfirmed(now))
      const some = db().select({ id: wishes.id }).from(wishes).where(isIts).orderBy(asc(wishes.id)).limit(most)
      const { id, email, language } = wishes
      return db().delete(wishes).where(inArray(id, some)).returning({ id, email, language })
    },

    /** How many people wait for each country, most first. */
    countByCountry: (now: Date): Promise<{ country: string; people: number }[]> =>
      db()
        .select({ country: wishes.country, people: count() })
        .from(wishes)
        .where(isConfirmed(now))
        .groupBy(wishes.country)
        .orderBy(desc(count()), asc(wishes.country)),

    listOf: (email: string) =>
      db()
        .select({ country: wishes.country, askedAt: wishes.askedAt, confirmedAt: wishes.confirmedAt })
        .from(wishes)
        .where(eq(wishes.email, email))
        .orderBy(asc(wishes.askedAt)),

    forget: (email: string) => db().delete(wishes).where(eq(wishes.email, email)),

    /** For an account that moves to another address; what that address waits for already stays as it is. */
    moveTo: async (to: string, from: string): Promise<void> => {
      const own = alias(wishes, 'own')
      const same = and(eq(own.email, to), eq(own.country, wishes.country), eq(own.businessId, wishes.businessId))
      await db()
        .update(wishes)
        .set({ email: to })
        .where(and(eq(wishes.email, from), notExists(db().select().from(own).where(same))))
      await db().delete(wishes).where(eq(wishes.email, from))
    },

    /** Those that were confirmed before then, and never answered. */
    forgetUnanswered: (before: Date, most: number) =>
      forgetSome(db(), { table: wishes, key: wishes.id, where: lte(wishes.confirmedAt, before), most }),

    /** Those that were asked before then, and never confirmed. */
    forgetUnconfirmed: (before: Date, most: number) => {
      const where = and(isNull(wishes.confirmedAt), lte(wishes.askedAt, before))
      return forgetSome(db(), { table: wishes, key: wishes.id, where, most })
    },
  }
}
