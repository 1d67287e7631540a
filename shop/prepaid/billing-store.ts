// To whom the invoices of a business go that buys beforehand.
import { eq } from 'drizzle-orm'
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
})
