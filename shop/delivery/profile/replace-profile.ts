// Replaces an order's eSIM with one from another order: the old one is returned to the network unless it is in use.
import type { Base } from '#shop/assembly/base.ts'
import { MAILS_OF_AN_ESIM } from '#shop/records/mail/mail.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { recallProfiles } from './recall-profiles.ts'

export type ReplaceProfileDeps = Pick<Base, 'orders' | 'esims' | 'allocations' | 'mails' | 'clock'>

/** Call it inside a transaction. False if the order no longer has a delivered eSIM. */
export async function replaceProfile(
  deps: ReplaceProfileDeps,
  { id, iccid }: Pick<Order, 'id' | 'iccid'>,
): Promise<boolean> {
  // The order's row first, as everywhere: of two who replace or refund it at once, the second finds nothing to do.
  if (iccid === null || !(await deps.orders.replaceEsim(id, iccid.slice(-4), deps.clock.now()))) return false
  await recallProfiles(deps, id)
  await deps.mails.withdraw(id, [...MAILS_OF_AN_ESIM])
  return true
}
