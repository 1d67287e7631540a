// To whom the invoices of a business go that buys beforehand.
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { billingDetails } from '#db/schema/prepaid.ts'

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

  /** What the register said when it was asked by the way; nothing when the details were changed meanwhile. */
  noteAsked: ({ businessId, changedAt, vatConsultation, vatTries, vatAskAt }: Billing) =>
    db()
      .update(billingDetails)
      .set({ vatConsultation, vatTries, vatAskAt })
      .where(and(eq(billingDetails.businessId, businessId), eq(billingDetails.changedAt, changedAt))),

  /** Whose VAT number the register is to be asked about again, the longest waiting first. */
  listVatDue: (now: Date, most: number): Promise<Billing[]> =>
    db()
      .select()
      .from(billingDetails)
      .where(lte(billingDetails.vatAskAt, now))
      .orderBy(asc(billingDetails.vatAskAt))
      .limit(most),
  /** What it said this time; nothing when the details were changed meanwhile, or it was answered before. */
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
