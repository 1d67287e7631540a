// Who runs the shop: the admins, when they were last active, and open invitations.
import type { Base } from '#shop/assembly/base.ts'
import { LIMITED_ROLES, roleOf, type Role } from '#shop/people/account/role.ts'

const LISTED: Role[] = ['super-admin', 'own-admin', ...LIMITED_ROLES]

export type ListedAdmin = {
  id: string
  role: Role
  name: string
  email: string
  isOwner: boolean
  /** How much of one order an agent may refund, in cents; null for nothing, and for everyone else. */
  refundLimitCents: number | null
  disabledAt: Date | null
  createdAt: Date
  /** When a current session was last active; null if there is none. */
  seenAt: Date | null
}
export type Invitation = { id: string; email: string; role: Role; createdAt: Date; expiresAt: Date }

export type ListAdminsDeps = Pick<Base, 'customers' | 'proofs' | 'identity' | 'clock'>

/**
 * Super-admins, own-admins, agents, and accountants, each oldest first, and open invitations (after-purchase rules §2
 * "/admin").
 */
export async function listAdmins({
  customers,
  proofs,
  identity,
  clock,
}: ListAdminsDeps): Promise<{ admins: ListedAdmin[]; invitations: Invitation[] }> {
  const [found, waiting] = await Promise.all([
    Promise.all(LISTED.map((role) => customers.listByRole(role))),
    proofs.listOf('admin_invite', clock.now()),
  ])
  const admins = await Promise.all(
    found.flat().map(async ({ id, fullName, email, accountType, refundLimitCents, disabledAt, createdAt }) => {
      const seen = (await identity.listSessions(id)).map(({ seenAt }) => seenAt.getTime())
      const seenAt = seen.length > 0 ? new Date(Math.max(...seen)) : null
      const role = roleOf(accountType)
      const isOwner = role === 'super-admin'
      return { id, role, name: fullName, email, isOwner, refundLimitCents, disabledAt, createdAt, seenAt }
    }),
  )
  return {
    admins,
    invitations: waiting.map(({ id, email, role, createdAt, expiresAt }) => ({
      id,
      email,
      role: role ?? 'own-admin',
      createdAt,
      expiresAt,
    })),
  }
}
