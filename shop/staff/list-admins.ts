// Who runs the shop: the admins, when they were last active, and open invitations.
import type { CustomerStore } from '#shop/account/customer-store.ts'
import type { ProofStore } from '#shop/account/proof-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { Identity } from '#shop/account/open-identity.ts'

export type ListedAdmin = {
  id: string
  name: string
  email: string
  createdAt: Date
  /** When a current session was last active; null if there is none. */
  seenAt: Date | null
}
export type Invitation = { id: string; email: string; createdAt: Date; expiresAt: Date }

export type ListAdminsDeps = { customers: CustomerStore; proofs: ProofStore; identity: Identity; clock: Clock }

/** Accounts of type own-admin, oldest first, and open invitations (after-purchase rules §2 "/admin"). */
export async function listAdmins({
  customers,
  proofs,
  identity,
  clock,
}: ListAdminsDeps): Promise<{ admins: ListedAdmin[]; invitations: Invitation[] }> {
  const [rows, waiting] = await Promise.all([
    customers.listByRole('own-admin'),
    proofs.listOf('admin_invite', clock.now()),
  ])
  const admins = await Promise.all(
    rows.map(async ({ id, fullName, email, createdAt }) => {
      const seen = (await identity.listSessions(id)).map(({ seenAt }) => seenAt.getTime())
      const seenAt = seen.length > 0 ? new Date(Math.max(...seen)) : null
      return { id, name: fullName, email, createdAt, seenAt }
    }),
  )
  return {
    admins,
    invitations: waiting.map(({ id, email, createdAt, expiresAt }) => ({ id, email, createdAt, expiresAt })),
  }
}
