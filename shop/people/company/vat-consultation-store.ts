// Recent answers of the EU's VAT register.
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { vatConsultations } from '#db/schema/people/companies.ts'

export type KeptConsultation = typeof vatConsultations.$inferSelect

export function vatConsultationStore({ db }: Database) {
  return {
    /** Null if the register wasn't asked since then. */
    find: async (vatNumber: string, since: Date): Promise<KeptConsultation | null> => {
      const isFresh = and(eq(vatConsultations.vatNumber, vatNumber), gt(vatConsultations.askedAt, since))
      const [row] = await db().select().from(vatConsultations).where(isFresh).limit(1)
      return row ?? null
    },

    /** A person's VAT number is deleted after some hours. */
    keep: async (row: KeptConsultation, forgetBefore: Date): Promise<void> => {
      await db()
        .insert(vatConsultations)
        .values(row)
        .onConflictDoUpdate({ target: vatConsultations.vatNumber, set: row })
      await db().delete(vatConsultations).where(lte(vatConsultations.askedAt, forgetBefore))
    },
  }
}
