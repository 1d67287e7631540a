// The card of 'Check Account': to its owner, to who reads its mailbox, and to admins (guide 2 "Accounts").
import type { Log } from '#shop/ports/log.ts'
import { normalizeEmail } from '#shop/values/email.ts'
import type { CustomerStore } from './customer-store.ts'
import { roleOf, type Role } from './role.ts'
import type { SessionUser } from './session-user.ts'

export type AccountCard = { fullName: string; email: string; iccid: string; type: Role; createdAt: string }

export type ViewAccountDeps = {
  customers: CustomerStore
  log: Log
  listIccidsOf: (userId: string) => Promise<string[]>
}

/** Null when nobody is known under this address. Who may look is asked before; an admin's look is written down. */
export async function viewAccount(
  { customers, log, listIccidsOf }: ViewAccountDeps,
  email: string,
  viewer?: SessionUser,
): Promise<AccountCard | null> {
  const customer = await customers.findByEmail(normalizeEmail(email))
  if (!customer) return null
  if (viewer && viewer.id !== customer.id)
    log.info({ viewerId: viewer.id, accountId: customer.id }, 'an account was looked up by an admin')
  const iccids = await listIccidsOf(customer.id)
  return {
    fullName: customer.fullName,
    email: customer.email,
    iccid: iccids.join(','),
    type: roleOf(customer.accountType),
    createdAt: customer.createdAt.toISOString(),
  }
}
