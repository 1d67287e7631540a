// Reads who runs the shop, for the pages that show it; instants are ISO texts.
import type { Shop } from '#shop/shop.ts'

export type ShownAdmin = {
  id: string
  name: string
  email: string
  createdAt: string
  seenAt: string | null
  isYou: boolean
}
export type ShownInvitation = { id: string; email: string; expiresAt: string }
export type ShownAdmins = { admins: ShownAdmin[]; invitations: ShownInvitation[] }

export async function readAdmins(shop: Shop, ownId: string): Promise<ShownAdmins> {
  const { admins, invitations } = await shop.staff.listAdmins()
  return {
    admins: admins.map(({ createdAt, seenAt, ...admin }) => ({
      ...admin,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
      isYou: admin.id === ownId,
    })),
    invitations: invitations.map(({ id, email, expiresAt }) => ({ id, email, expiresAt: expiresAt.toISOString() })),
  }
}
