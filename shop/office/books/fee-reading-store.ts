// How far the provider's balance was read again for fees that aren't known.
import { lte } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { feeReadings } from '#db/schema/office/books.ts'

export type FeeReading = Omit<typeof feeReadings.$inferSelect, 'only' | 'nextAt'>
export type FeeReadingStore = ReturnType<typeof feeReadingStore>

/** Earlier than any payment. */
const EVER = new Date(0)

export const feeReadingStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Claims the reading if it is due, until `nextAt`; null if it isn't. */
  take: async (now: Date, nextAt: Date): Promise<FeeReading | null> => {
    const [row] = await db()
      .insert(feeReadings)
      .values({ since: EVER, until: EVER, nextAt })
      .onConflictDoUpdate({ target: feeReadings.only, set: { nextAt }, setWhere: lte(feeReadings.nextAt, now) })
      .returning()
    return row ?? null
  },

  save: (reading: FeeReading, nextAt: Date) =>
    db()
      .update(feeReadings)
      .set({ ...reading, nextAt }),
})
