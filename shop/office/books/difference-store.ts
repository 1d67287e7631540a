// The differences found by the hourly check, each once, and how far that check has read.
import { and, asc, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { bookDifferences, bookReadings } from '#db/schema/office/books.ts'
import { keyOf, type Difference } from './difference.ts'

export type DifferenceRow = typeof bookDifferences.$inferSelect
export type DifferenceStore = ReturnType<typeof differenceStore>

const isOpen = isNull(bookDifferences.endedAt)
const ofLostOrders = inArray(bookDifferences.fault, ['profile_of_no_order', 'top_up_of_no_order'])

export const differenceStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Records it; true if it is new: not known before, or known and ended. */
  note: async (difference: Difference, now: Date): Promise<boolean> => {
    const { fault, orderId, reference, facts } = difference
    const key = keyOf(difference)
    const added = await db()
      .insert(bookDifferences)
      .values({ key, fault, orderId, reference, facts, foundAt: now, seenAt: now })
      .onConflictDoNothing()
      .returning({ key: bookDifferences.key })
    if (added.length > 0) return true
    const again = await db()
      .update(bookDifferences)
      .set({ facts, foundAt: now, seenAt: now, endedAt: null, decidedAs: null })
      .where(and(eq(bookDifferences.key, key), lte(bookDifferences.endedAt, now)))
      .returning({ key: bookDifferences.key })
    if (again.length > 0) return true
    await db().update(bookDifferences).set({ facts, seenAt: now }).where(eq(bookDifferences.key, key))
    return false
  },

  /** These were checked and no longer differ. */
  end: (keys: string[], now: Date) =>
    db()
      .update(bookDifferences)
      .set({ endedAt: now })
      .where(and(isOpen, inArray(bookDifferences.key, keys))),

  /** What the network issued under a reference that none of our orders has; open ones first, then the latest. */
  findLost: async (reference: string): Promise<DifferenceRow | null> =>
    (
      await db()
        .select()
        .from(bookDifferences)
        .where(and(ofLostOrders, eq(bookDifferences.reference, reference)))
        .orderBy(sql`${bookDifferences.endedAt} is not null`, desc(bookDifferences.foundAt))
        .limit(1)
    )[0] ?? null,
  /** Ends everything open under the reference with a person's decision; false if it ended before. */
  decide: async (reference: string, decidedAs: NonNullable<DifferenceRow['decidedAs']>, now: Date): Promise<boolean> =>
    (
      await db()
        .update(bookDifferences)
        .set({ decidedAs, endedAt: now })
        .where(and(isOpen, ofLostOrders, eq(bookDifferences.reference, reference)))
        .returning({ key: bookDifferences.key })
    ).length > 0,
  /** Which of these somebody decided to leave as they are. */
  listLeft: async (keys: string[]): Promise<string[]> =>
    keys.length === 0
      ? []
      : (
          await db()
            .select({ key: bookDifferences.key })
            .from(bookDifferences)
            .where(and(eq(bookDifferences.decidedAs, 'left'), inArray(bookDifferences.key, keys)))
        ).map(({ key }) => key),
  /** The decision could not be carried out. */
  reopen: (reference: string, decidedAs: NonNullable<DifferenceRow['decidedAs']>) =>
    db()
      .update(bookDifferences)
      .set({ decidedAs: null, endedAt: null })
      .where(and(ofLostOrders, eq(bookDifferences.reference, reference), eq(bookDifferences.decidedAs, decidedAs))),

  /** Oldest first. */
  listOpen: (most: number): Promise<DifferenceRow[]> =>
    db()
      .select()
      .from(bookDifferences)
      .where(isOpen)
      .orderBy(asc(bookDifferences.foundAt), asc(bookDifferences.key))
      .limit(most),

  countOpen: async (): Promise<number> =>
    (await db().select({ found: count() }).from(bookDifferences).where(isOpen))[0]?.found ?? 0,

  /** Claims a reading that is due, until `nextAt`; returns how far the previous one got, or null if it isn't due. */
  takeReading: async (name: string, start: { readUntil: Date; now: Date; nextAt: Date }): Promise<Date | null> => {
    await db()
      .insert(bookReadings)
      .values({ name, readUntil: start.readUntil, nextAt: start.now })
      .onConflictDoNothing()
    const [row] = await db()
      .update(bookReadings)
      .set({ nextAt: start.nextAt })
      .where(and(eq(bookReadings.name, name), lte(bookReadings.nextAt, start.now)))
      .returning({ readUntil: bookReadings.readUntil })
    return row?.readUntil ?? null
  },

  endReading: (name: string, readUntil: Date, nextAt: Date) =>
    db().update(bookReadings).set({ readUntil, nextAt }).where(eq(bookReadings.name, name)),

  /** How far a reading got; null before the first one. */
  findReading: async (name: string): Promise<Date | null> =>
    (await db().select({ at: bookReadings.readUntil }).from(bookReadings).where(eq(bookReadings.name, name)))[0]?.at ??
    null,
})
