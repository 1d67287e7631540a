// The company somebody saved last, with the code that finds it again.
import type { CompanyStore } from '#shop/people/company/company-store.ts'
import type { CompanyDetails } from '#shop/people/company/company.ts'

/** Null if nothing was saved under this address (lowercase, trimmed). */
export async function viewOwnCompany(
  { companies }: { companies: CompanyStore },
  email: string,
): Promise<{ referenceCode: string; details: CompanyDetails; savedAt: Date } | null> {
  const [newest] = await companies.listOfCreator(email)
  return newest ?? null
}
