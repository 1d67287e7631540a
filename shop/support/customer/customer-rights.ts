// Which administrator may do what to an account: used by the page that offers it, and again where it is done.
import { isErased } from '#shop/people/account/erased-account.ts'
import { may } from '#shop/people/account/rights.ts'
import { roleOf } from '#shop/people/account/role.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'

/**
 * What this administrator may do to this account; nothing if it is their own or was erased. Only a super-admin may act on
 * staff and partners, and export or erase a customer.
 */
export function mayActOn(
  { actor }: Pick<Caller, 'actor'>,
  { id, accountType, email }: { id: string; accountType: string; email: string },
): { act: boolean; export: boolean; erase: boolean } {
  const isOther = may(actor.type, 'people') && id !== actor.id && !isErased({ email })
  const isCustomer = roleOf(accountType) === 'own-user'
  const isOwner = may(actor.type, 'owner')
  const mayErase = isOther && isCustomer && isOwner
  return { act: isOther && (isCustomer || isOwner), export: mayErase, erase: mayErase }
}
