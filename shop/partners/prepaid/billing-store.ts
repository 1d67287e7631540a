// Who the invoices of a business with a prepaid balance go to.
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { billingDetails } from '#db/schema/partners/prepaid.ts'

export type Billing = typeof billingDetails.$inferSelect
export type BillingStore = ReturnType<typeof billingStore>

export const billingStore = ({ db }: Pick<Database, 'db'>) => ({
  find: async (businessId: string): Promise<Billing | null> =>
    (await db().select().from(billingDetails).where(eq(billingDetails.businessId, businessId)).limit(1))[0] ?? null,

  save: ({ businessId, ...facts }: Billing) =>
    db()
      .insert(billingDetails)
      .values({ businessId, ...facts })
      .onConflictDoUpdate({ target: billingDetails.businessId, set: facts }),

  /** The register's answer from a purchase; writes nothing if the details have changed since. */
  noteAsked: ({ businessId, changedAt, vatConsultation, vatTries, vatAskAt }: Billing) =>
    db()
      .update(billingDetails)
      .set({ vatConsultation, vatTries, vatAskAt })
      .where(and(eq(billingDetails.businessId, businessId), eq(billingDetails.changedAt, changedAt))),

  /** Businesses whose VAT number has to be checked again, longest waiting first. */
  listVatDue: (now: Date, most: number): Promise<Billing[]> =>
    db()
      .select()
      .from(billingDetails)
      .where(lte(billingDetails.vatAskAt, now))
      .orderBy(asc(billingDetails.vatAskAt))
      .limit(most),
  /** The register's new answer; writes nothing if the details have changed since, or it was answered before. */
  setVat: (
    { businessId, changedAt, vatTries }: Billing,
    said: Partial<Pick<Billing, 'vatConsultation'>> & Pick<Billing, 'vatTries' | 'vatAskAt'>,
  ) =>
    db()
      .update(billingDetails)
      .set(said)
      .where(
        and(
          eq(billingDetails.businessId, businessId),
          eq(billingDetails.changedAt, changedAt),
          isNotNull(billingDetails.vatAskAt),
          eq(billingDetails.vatTries, vatTries),
        ),
      ),
})
