// Deletes an account at its owner's request.
import type { At } from '#values/brand-facts.ts'
import { roleOf } from '#shop/people/account/role.ts'
import type { TooOften } from '#values/outcome.ts'
import { checkOwnPassword, type CheckOwnPasswordDeps } from '#shop/people/sign-in/check-own-password.ts'
import { eraseAccount, type EraseAccountDeps } from './erase-account.ts'

export type DeleteAccountDeps = CheckOwnPasswordDeps & EraseAccountDeps

export type DeleteAccountAnswer =
  | { ok: true }
  | { ok: false; problem: 'password_wrong' | 'role_keeps_account' }
  | TooOften

/**
 * Ends all sessions, removes the password, and takes the eSIMs out of the account. Deletes the companies, messages, and
 * emails of its address, and leaves a record without name and address for the orders that stay. The address gets a last
 * email. Problems: `password_wrong`, `role_keeps_account` for staff and partners, `too_often`.
 */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  input: { userId: string; password: string },
  at: At,
): Promise<DeleteAccountAnswer> {
  const password = await checkOwnPassword(deps, input)
  if (!password.ok) return password
  const customer = await deps.customers.find(input.userId)
  if (!customer) return { ok: false, problem: 'password_wrong' }
  const role = roleOf(customer.accountType)
  if (role !== 'own-user') return { ok: false, problem: 'role_keeps_account' }

  await eraseAccount(deps, customer, { id: customer.id, role }, at)
  return { ok: true }
}
