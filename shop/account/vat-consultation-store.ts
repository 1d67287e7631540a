// What the EU's register of VAT numbers said lately.
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { vatConsultations } from '#db/schema/companies.ts'

export type KeptConsultation = typeof vatConsultations.$inferSelect
export type VatConsultationStore = ReturnType<typeof vatConsultationStore>

export function vatConsultationStore({ db }: Database) {
  return {
    /** Null when the register was not asked since then. */
    find: async (vatNumber: string, since: Date): Promise<KeptConsultation | null> => {
      const isFresh = and(eq(vatConsultations.vatNumber, vatNumber), gt(vatConsultations.askedAt, since))
      const [row] = await db().select().from(vatConsultations).where(isFresh).limit(1)
      return row ?? null
    },

    /** The number of a person is forgotten with its hours. */
    keep: async (row: KeptConsultation, forgetBefore: Date): Promise<void> => {
      await db()
        .insert(vatConsultations)
        .values(row)
        .onConflictDoUpdate({ target: vatConsultations.vatNumber, set: row })
      await db().delete(vatConsultations).where(lte(vatConsultations.askedAt, forgetBefore))
    },
  }
}
