// Who runs the shop: the admins, when they were last active, and open invitations.
import type { Base } from '#shop/assembly/base.ts'

export type ListedAdmin = {
  id: string
  name: string
  email: string
  isOwner: boolean
  disabledAt: Date | null
  createdAt: Date
  /** When a current session was last active; null if there is none. */
  seenAt: Date | null
}
export type Invitation = { id: string; email: string; createdAt: Date; expiresAt: Date }

export type ListAdminsDeps = Pick<Base, 'customers' | 'proofs' | 'identity' | 'clock'>

/** Super-admins and own-admins, each oldest first, and open invitations (after-purchase rules §2 "/admin"). */
export async function listAdmins({
  customers,
  proofs,
  identity,
  clock,
}: ListAdminsDeps): Promise<{ admins: ListedAdmin[]; invitations: Invitation[] }> {
  const [owners, others, waiting] = await Promise.all([
    customers.listByRole('super-admin'),
    customers.listByRole('own-admin'),
    proofs.listOf('admin_invite', clock.now()),
  ])
  const admins = await Promise.all(
    [...owners, ...others].map(async ({ id, fullName, email, accountType, disabledAt, createdAt }) => {
      const seen = (await identity.listSessions(id)).map(({ seenAt }) => seenAt.getTime())
      const seenAt = seen.length > 0 ? new Date(Math.max(...seen)) : null
      return { id, name: fullName, email, isOwner: accountType === 'super-admin', disabledAt, createdAt, seenAt }
    }),
  )
  return {
    admins,
    invitations: waiting.map(({ id, email, createdAt, expiresAt }) => ({ id, email, createdAt, expiresAt })),
  }
}
