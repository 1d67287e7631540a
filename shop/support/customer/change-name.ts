// Changes the name of an account; orders and invoices keep the name they were issued with.
import type { Outcome } from '#values/outcome.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import { isReadable, MOST_NAME_CHARACTERS, oneLine } from '#shop/people/account/full-name.ts'

/** Problems: `name_missing`, `name_long` (more than 200 characters, or unreadable ones). */
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
