// Whom gifts are for, and what became of them.
import { and, eq, inArray, isNotNull, isNull, lt, or, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { gifts } from '#db/schema/sales/gifts.ts'
import { dateOnlyOf, parseDateOnly, type DateOnly } from '#values/date.ts'
import type { Language } from '#values/language.ts'
import { fingerprint, type TokenMaker } from '#values/secret.ts'
import type { GiftInput } from './gift.ts'

type Row = typeof gifts.$inferSelect
export type Gift = Omit<Row, 'day' | 'startsOn' | 'endsOn' | 'keyHash' | 'keyNumber' | 'movedUserId'> & {
  day: DateOnly
  startsOn: DateOnly | null
  key: string
}
type NewGift = GiftInput & { orderId: string; language: Language; endsOn: DateOnly }

export type GiftStore = ReturnType<typeof giftStore>

const NOBODY = { email: null, movedUserId: null, startsOn: null, message: '', fromName: '' }

const isFor = (email: string, userId: string) => or(eq(gifts.email, email), eq(gifts.movedUserId, userId))

export function giftStore({ db }: Pick<Database, 'db'>, makeToken: TokenMaker) {
  const keyOf = (orderId: string, number: number) => makeToken(`gift:${orderId}:${number}`)
  const hashOf = (orderId: string, number: number) => fingerprint(keyOf(orderId, number))
  const toGift = ({
    keyHash: _hash,
    keyNumber,
    endsOn: _end,
    movedUserId: _moved,
    day,
    startsOn,
    ...same
  }: Row): Gift => {
    const known = parseDateOnly(day)
    if (!known) throw new Error('A gift has a day that does not exist.')
    return {
      ...same,
      day: known,
      startsOn: startsOn === null ? null : parseDateOnly(startsOn),
      key: keyOf(same.orderId, keyNumber),
    }
  }

  return {
    /** Written with its order. */
    add: (gift: NewGift, now: Date) =>
      db()
        .insert(gifts)
        .values({ ...gift, keyHash: hashOf(gift.orderId, 1), createdAt: now }),

    find: async (orderId: string): Promise<Gift | null> => {
      const [row] = await db().select().from(gifts).where(eq(gifts.orderId, orderId)).limit(1)
      return row ? toGift(row) : null
    },

    /** The gift that a link's key opens; null for an unknown one, and for one whose address was corrected since. */
    findByKey: async (key: string): Promise<Gift | null> => {
      const [row] = await db()
        .select()
        .from(gifts)
        .where(eq(gifts.keyHash, fingerprint(key)))
        .limit(1)
      return row ? toGift(row) : null
    },

    /** The first time counts; false if the key opens nothing at this moment. */
    open: async (key: string, now: Date): Promise<boolean> => {
      const opened = await db()
        .update(gifts)
        .set({ openedAt: sql`coalesce(${gifts.openedAt}, ${now.toISOString()}::timestamptz)` })
        .where(eq(gifts.keyHash, fingerprint(key)))
        .returning({ orderId: gifts.orderId })
      return opened.length > 0
    },

    /** Its receiver says when the trip begins; `endsOn` is when the bundle is over then. */
    chooseStart: (orderId: string, days: { startsOn: DateOnly; endsOn: DateOnly }) =>
      db().update(gifts).set(days).where(eq(gifts.orderId, orderId)),

    /** Its receiver hands it back; false if they have before. */
    giveBack: async (orderId: string, now: Date): Promise<boolean> => {
      const changed = await db()
        .update(gifts)
        .set({ returnedAt: now })
        .where(and(eq(gifts.orderId, orderId), isNull(gifts.returnedAt)))
        .returning({ orderId: gifts.orderId })
      return changed.length > 0
    },

    /** Another address has another link, and ends the old one; false if somebody has opened it. */
    redirect: async (orderId: string, email: string): Promise<boolean> => {
      const [row] = await db()
        .select({ keyNumber: gifts.keyNumber })
        .from(gifts)
        .where(eq(gifts.orderId, orderId))
        .for('update')
      if (!row) return false
      const keyNumber = row.keyNumber + 1
      const changed = await db()
        .update(gifts)
        .set({ email, movedUserId: null, keyNumber, keyHash: hashOf(orderId, keyNumber) })
        .where(and(eq(gifts.orderId, orderId), isNull(gifts.openedAt), isNotNull(gifts.email)))
        .returning({ orderId: gifts.orderId })
      return changed.length > 0
    },

    /** The order that replaces an eSIM takes its gift along, with a link of its own. */
    moveTo: (newOrderId: string, oldOrderId: string) =>
      db()
        .update(gifts)
        .set({ orderId: newOrderId, keyNumber: 1, keyHash: hashOf(newOrderId, 1), openedAt: null })
        .where(eq(gifts.orderId, oldOrderId)),

    /** What an account was given at its address, or at one it had before, or its orders gave, oldest first. */
    listOf: (email: string, userId: string, orderIds: string[]) =>
      db()
        .select({
          orderId: gifts.orderId,
          email: gifts.email,
          fromName: gifts.fromName,
          message: gifts.message,
          day: gifts.day,
          // The buyer isn't told.
          startsOn: sql<string | null>`case when ${isFor(email, userId)} then ${gifts.startsOn} end`,
          openedAt: gifts.openedAt,
          returnedAt: gifts.returnedAt,
        })
        .from(gifts)
        .where(or(isFor(email, userId), inArray(gifts.orderId, orderIds)))
        .orderBy(gifts.createdAt),

    /**
     * The account of this address moves to another. Its gifts stay where their buyers sent them, who aren't told, and are
     * still the account's.
     */
    moveReceiver: (email: string, userId: string) =>
      db().update(gifts).set({ movedUserId: userId }).where(eq(gifts.email, email)),

    /** Its receiver is written to no more, and what its buyer wrote is gone; who has the link keeps the eSIM. */
    forgetReceiver: (email: string, userId: string) =>
      db()
        .update(gifts)
        .set({ email: null, movedUserId: null, startsOn: null, message: '' })
        .where(isFor(email, userId)),

    /** What a buyer wrote, and how they wanted to be named. */
    forgetWords: async (orderIds: string[]): Promise<void> => {
      if (orderIds.length > 0)
        await db().update(gifts).set({ fromName: '', message: '' }).where(inArray(gifts.orderId, orderIds))
    },

    /** Everybody whom these gifts name: nobody paid for them. */
    forgetOrders: async (orderIds: string[]): Promise<void> => {
      if (orderIds.length > 0) await db().update(gifts).set(NOBODY).where(inArray(gifts.orderId, orderIds))
    },

    /** Whom gifts were for whose trips ended before then. */
    forgetEnded: async (before: Date, most: number): Promise<number> => {
      const isSomebody = or(isNotNull(gifts.email), ne(gifts.message, ''), ne(gifts.fromName, ''))
      const some = db()
        .select({ orderId: gifts.orderId })
        .from(gifts)
        .where(and(lt(gifts.endsOn, sql`${dateOnlyOf(before, 'UTC')}`), isSomebody))
        .limit(most)
      const gone = await db()
        .update(gifts)
        .set(NOBODY)
        .where(inArray(gifts.orderId, some))
        .returning({ orderId: gifts.orderId })
      return gone.length
    },
  }
}
