// Which administrator may do what to an account: used by the page that offers it, and again where it is done.
import { isErased } from '#shop/account/erased-account.ts'
import { roleOf } from '#shop/account/role.ts'
import type { Caller } from '#shop/account/session-user.ts'

/** What this administrator may do to this account; nothing if it was erased. Only a super-admin may export or erase. */
export function mayActOn(
  { actor }: Pick<Caller, 'actor'>,
  { id, accountType, email }: { id: string; accountType: string; email: string },
): { act: boolean; export: boolean; erase: boolean } {
  const act = roleOf(accountType) === 'own-user' && id !== actor.id && !isErased({ email })
  const isOwner = actor.type === 'super-admin'
  return { act, export: act && isOwner, erase: act && isOwner }
}
