// Reads who runs the shop, for the pages that show it; instants are ISO texts.
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { may } from '#shop/people/account/rights.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Role } from '#shop/people/account/role.ts'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'

export type ShownAdmin = {
  id: string
  role: Role
  name: string
  email: string
  createdAt: string
  seenAt: string | null
  isOwner: boolean
  refundLimitCents: number | null
  isDisabled: boolean
  isYou: boolean
}
type ShownInvitation = { id: string; email: string; role: Role; expiresAt: string }
/** `asked` is the proof that each form must include. */
export type ShownAdmins = {
  admins: ShownAdmin[]
  invitations: ShownInvitation[]
  asked: ProofKind
  /** Whether the reader is a super-admin, and may decide about others. */
  isOwner: boolean
}

export async function readAdmins(request: Request, context: Context): Promise<ShownAdmins> {
  const user = guardedUser(context)
  const { admins, invitations } = await context.get(shopContext).staff.listAdmins()
  return {
    asked: await readAsked(request, context, user, { isTyped: true }),
    isOwner: may(user.type, 'owner'),
    admins: admins.map(({ createdAt, seenAt, disabledAt, ...admin }) => ({
      ...admin,
      isDisabled: disabledAt !== null,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
      isYou: admin.id === user.id,
    })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      expiresAt: expiresAt.toISOString(),
    })),
  }
}
