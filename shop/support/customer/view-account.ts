// The card of 'Check Account', for its owner, whoever reads its mailbox, and admins.
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import { normalizeEmail } from '#values/email.ts'
import { roleOf, type Role } from '#shop/people/account/role.ts'
import { actorOf, type SessionUser } from '#shop/people/sign-in/session-user.ts'

export type AccountCard = { fullName: string; email: string; iccid: string; type: Role; createdAt: string }

export type ViewAccountDeps = Pick<Base, 'customers' | 'recordAudit'> & {
  listIccidsOf: (userId: string) => Promise<string[]>
}

/** Null if nobody is known under this address. The caller checks who may look; an admin's look is recorded. */
export async function viewAccount(
  { customers, recordAudit, listIccidsOf }: ViewAccountDeps,
  email: string,
  caller: At & { actor: SessionUser | null },
): Promise<AccountCard | null> {
  const customer = await customers.findByEmail(normalizeEmail(email))
  if (!customer) return null
  // Recorded before it is shown: if recording fails, nobody sees it.
  const { actor } = caller
  if (actor && actor.id !== customer.id)
    await recordAudit({ actor: actorOf(actor), action: 'account_viewed', subject: customer.id }, caller)
  const iccids = await listIccidsOf(customer.id)
  return {
    fullName: customer.fullName,
    email: customer.email,
    iccid: iccids.join(','),
    type: roleOf(customer.accountType),
    createdAt: customer.createdAt.toISOString(),
  }
}
