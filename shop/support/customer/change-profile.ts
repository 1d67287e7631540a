// What people change about themselves: their name, the language of their emails, and the company they saved.
import type { Outcome } from '#values/outcome.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import { isReadable, MOST_NAME_CHARACTERS, oneLine } from '#shop/people/account/full-name.ts'
import { isLanguage, type Language } from '#values/language.ts'
import type { CompanyStore } from '#shop/people/company/company-store.ts'
import type { CompanyDetails } from '#shop/people/company/company.ts'

/**
 * Changes the name of an account; orders and invoices keep the name they were issued with. Problems: `name_missing`,
 * `name_long` (more than 200 characters, or unreadable ones).
 */
export async function changeName(
  { customers }: { customers: CustomerStore },
  input: { userId: string; fullName: string },
): Promise<Outcome<{ fullName: string }, 'name_missing' | 'name_long'>> {
  const fullName = oneLine(input.fullName)
  if (fullName === '') return { ok: false, problem: 'name_missing' }
  if (fullName.length > MOST_NAME_CHARACTERS || !isReadable(fullName)) return { ok: false, problem: 'name_long' }
  await customers.rename(input.userId, fullName)
  return { ok: true, fullName }
}

/**
 * Chooses the language of an account's emails, English by default, for every email written from now on. Problem:
 * `language_unknown`.
 */
export async function chooseMailLanguage(
  { customers }: { customers: Pick<CustomerStore, 'saveMailLanguage'> },
  input: { userId: string; language: string },
): Promise<Outcome<{ language: Language }, 'language_unknown'>> {
  const { userId, language } = input
  if (!isLanguage(language)) return { ok: false, problem: 'language_unknown' }
  await customers.saveMailLanguage(userId, language)
  return { ok: true, language }
}

/**
 * The company somebody saved last, with the code that finds it again; null if nothing was saved under this address
 * (lowercase, trimmed).
 */
export async function viewOwnCompany(
  { companies }: { companies: CompanyStore },
  email: string,
): Promise<{ referenceCode: string; details: CompanyDetails; savedAt: Date } | null> {
  const [newest] = await companies.listOfCreator(email)
  return newest ?? null
}
