// Companies by reference code. A record is written once; knowing its code doesn't let anyone change it.
import { desc, eq, lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { companies } from '#db/schema/people/companies.ts'
import type { CompanyDetails } from './company.ts'

export type CompanyRecord = { id: string; details: CompanyDetails }
export type CompanyStore = ReturnType<typeof companyStore>

export function companyStore({ db }: Database) {
  const findOne = async (condition: ReturnType<typeof eq>): Promise<CompanyRecord | null> => {
    const [row] = await db().select().from(companies).where(condition).limit(1)
    return row ? { id: row.id, details: toDetails(row) } : null
  }

  return {
    find: (id: string) => findOne(eq(companies.id, id)),
    findByCode: (referenceCode: string) => findOne(eq(companies.referenceCode, referenceCode)),

    /** The companies saved with this address, newest first. */
    listOfCreator: async (email: string) =>
      (
        await db().select().from(companies).where(eq(companies.creatorEmail, email)).orderBy(desc(companies.updatedAt))
      ).map((row) => ({ referenceCode: row.referenceCode, details: toDetails(row), savedAt: row.updatedAt })),

    changeCreator: (from: string, to: string) =>
      db().update(companies).set({ creatorEmail: to, updaterEmail: to }).where(eq(companies.creatorEmail, from)),

    /** Those not changed since then. */
    forgetUnused: (before: Date, most: number) =>
      forgetSome(db(), { table: companies, key: companies.id, where: lt(companies.updatedAt, before), most }),

    forgetCreator: (email: string) => db().delete(companies).where(eq(companies.creatorEmail, email)),

    /** False if the code is taken. */
    save: async (company: {
      id: string
      referenceCode: string
      details: CompanyDetails
      creatorFullName: string
      creatorEmail: string
      now: Date
    }) => {
      const { id, referenceCode, details, creatorFullName, creatorEmail, now } = company
      const saved = await db()
        .insert(companies)
        .values({
          id,
          referenceCode,
          companyName: details.companyName,
          streetName: details.streetName,
          streetNumber: details.streetNumber || null,
          unitNumber: details.unitNumber || null,
          postalCode: details.postalCode,
          city: details.city || null,
          country: details.country,
          vatNumber: details.vatNumber,
          companyRegistrationCode: details.companyRegNumber || null,
          invoiceEmail: details.invoiceEmail || null,
          creatorFullName,
          creatorEmail,
          updaterEmail: creatorEmail,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: companies.id })
      return saved.length > 0
    },
  }
}

const toDetails = (row: typeof companies.$inferSelect): CompanyDetails => ({
  companyName: row.companyName,
  streetName: row.streetName,
  streetNumber: row.streetNumber ?? '',
  unitNumber: row.unitNumber ?? '',
  postalCode: row.postalCode,
  city: row.city ?? '',
  country: row.country,
  vatNumber: row.vatNumber,
  companyRegNumber: row.companyRegistrationCode ?? '',
  invoiceEmail: row.invoiceEmail ?? '',
})
