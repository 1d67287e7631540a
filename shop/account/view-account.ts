// The card of 'Check Account': to its owner, to who reads its mailbox, and to admins (guide 2 "Accounts").
import { normalizeEmail } from '#shop/values/email.ts'
import type { CustomerStore } from './customer-store.ts'
import { roleOf, type Role } from './role.ts'

export type AccountCard = { fullName: string; email: string; iccid: string; type: Role; createdAt: string }

export type ViewAccountDeps = { customers: CustomerStore; listIccidsOf: (userId: string) => Promise<string[]> }

/** Null when nobody is known under this address. Who may look is asked before. */
export async function viewAccount(
  { customers, listIccidsOf }: ViewAccountDeps,
  email: string,
): Promise<AccountCard | null> {
  const customer = await customers.findByEmail(normalizeEmail(email))
  if (!customer) return null
  const iccids = await listIccidsOf(customer.id)
  return {
    fullName: customer.fullName,
    email: customer.email,
    iccid: iccids.join(','),
    type: roleOf(customer.accountType),
    createdAt: customer.createdAt.toISOString(),
  }
}
