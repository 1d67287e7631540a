// The people who run the shop, and everyone else's roles.
import type { AccountNeeds } from '#shop/people/account/accounts.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { bind } from '#shop/assembly/bind.ts'
import { demand, needing } from '#shop/people/account/needing.ts'
import { isUuid } from '#values/uuid.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeLimitedRole } from './change-limited-role.ts'
import { changeRole } from './change-role.ts'
import { inviteAdmin } from './invite-admin.ts'
import { listAdmins } from './list-admins.ts'
import { findPerson, listPeople } from './list-people.ts'
import { hasOwner, issueFirstAdminLink, makeFirstAdmin } from './make-first-admin.ts'
import { revokeAdmin } from './revoke-admin.ts'
import { handOver, makeOwner } from './share-ownership.ts'

export const createStaff = (needs: AccountNeeds) => ({
  ...bind(needs, {
    hasOwner,
    issueFirstAdminLink,
    makeFirstAdmin,
    listAdmins,
    acceptInvitation,
    listPeople,
    findPerson,
    ...needing('people', { inviteAdmin, revokeAdmin, makeOwner, handOver, changeRole }),
    ...needing('owner', { changeLimitedRole }),
  }),
  /** False if the invitation no longer exists. */
  withdrawInvitation: async (id: string, caller: Caller): Promise<boolean> => {
    demand('people', caller)
    if (!isUuid(id)) return false
    const withdrawn = await needs.withAudit(
      async () => ({ ok: await needs.proofs.withdraw(id, 'admin_invite') }),
      () => ({ actor: actorOf(caller.actor), action: 'invitation_withdrawn', subject: id }),
      caller,
    )
    return withdrawn.ok
  },
})
