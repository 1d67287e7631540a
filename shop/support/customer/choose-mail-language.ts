// Chooses the language of an account's emails; the default is English.
import { isLanguage, type Language } from '#values/language.ts'
import type { Outcome } from '#values/outcome.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'

/** Applies to every email written from now on. Problem: `language_unknown`. */
export async function chooseMailLanguage(
  { customers }: { customers: Pick<CustomerStore, 'saveMailLanguage'> },
  input: { userId: string; language: string },
): Promise<Outcome<{ language: Language }, 'language_unknown'>> {
  const { userId, language } = input
  if (!isLanguage(language)) return { ok: false, problem: 'language_unknown' }
  await customers.saveMailLanguage(userId, language)
  return { ok: true, language }
}
