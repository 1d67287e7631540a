// Takes an order's eSIM back without a refund: the order stays paid, shows no codes, and gets no other eSIM.
import type { Base } from '#shop/assembly/base.ts'
import { MAILS_OF_A_LIVE_ORDER } from '#shop/records/mail/mail.ts'
import { recallProfiles } from './recall-profiles.ts'

export type RevokeEsimDeps = Pick<Base, 'orders' | 'esims' | 'allocations' | 'mails' | 'clock'>

/**
 * Call it inside a transaction. The sweep returns the profile to the network, unless it is in use. False if the order
 * is neither paid nor free, is in review, or has already lost its eSIM.
 */
export async function revokeEsim(deps: RevokeEsimDeps, orderId: string): Promise<boolean> {
  const order = await deps.orders.find(orderId)
  // The buyer has its replacement.
  const replacement = order?.isReplaced ? await deps.orders.findReplacement(orderId) : null
  if (replacement) return revokeEsim(deps, replacement.id)
  const iccidEnd = order?.iccid?.slice(-4) ?? null
  // The order's row first, as everywhere: a worker that provisions it waits, and finds nothing to do.
  if (!(await deps.orders.cancelEsim(orderId, iccidEnd, deps.clock.now()))) return false
  await recallProfiles(deps, orderId)
  await deps.mails.withdraw(orderId, [...MAILS_OF_A_LIVE_ORDER])
  return true
}
