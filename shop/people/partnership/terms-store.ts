// Which terms of partnership each business accepted.
import { desc, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { acceptedTerms } from '#db/schema/people/partnership-terms.ts'

export type AcceptedTerms = typeof acceptedTerms.$inferSelect
export type TermsStore = ReturnType<typeof termsStore>

export function termsStore({ db }: Database) {
  return {
    /** False if the business had accepted this version before; the first time stays. */
    accept: async (row: AcceptedTerms): Promise<boolean> =>
      (await db().insert(acceptedTerms).values(row).onConflictDoNothing().returning({ id: acceptedTerms.businessId }))
        .length > 0,

    /** The newest version that each of these businesses accepted; those that accepted none are left out. */
    listNewest: async (businessIds: string[]): Promise<Map<string, AcceptedTerms>> => {
      if (businessIds.length === 0) return new Map()
      const rows = await db()
        .selectDistinctOn([acceptedTerms.businessId])
        .from(acceptedTerms)
        .where(inArray(acceptedTerms.businessId, businessIds))
        .orderBy(acceptedTerms.businessId, desc(acceptedTerms.version))
      return new Map(rows.map((row) => [row.businessId, row]))
    },
  }
}
