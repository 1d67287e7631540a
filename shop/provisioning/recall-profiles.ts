// The order was refunded, or its eSIM cancelled: what the network gave for it goes back, and what it is still going to give will be looked for.
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { MailStore } from '#shop/mail/mail-store.ts'
import { MAILS_OF_AN_ESIM } from '#shop/mail/mails-of-an-esim.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { AllocationStore } from './allocation-store.ts'

export type RecallProfilesDeps = {
  orders: OrderStore
  mails: MailStore
  esims: EsimStore
  allocations: AllocationStore
  clock: Clock
}

/** Rows alone, in the transaction of the refund: the sweep does the rest, so that no crash can lose it. */
export async function recallProfiles(deps: RecallProfilesDeps, orderId: string): Promise<void> {
  const { orders, mails, esims, allocations, clock } = deps
  await esims.giveBack(orderId)
  await allocations.recall(orderId, clock.now())
  // What took its place was given for the same money.
  const replacement = await orders.findReplacement(orderId)
  if (!replacement) return
  const now = clock.now()
  // One that stopped for a person ends, so that nobody lets it go on.
  const isEnded =
    (await orders.cancelEsim(replacement.id, replacement.iccid?.slice(-4) ?? null, now)) ||
    (await orders.refund(replacement.id, now, 'by_staff'))
  if (isEnded) await mails.withdraw(replacement.id, [...MAILS_OF_AN_ESIM, 'order_delayed'])
  await recallProfiles(deps, replacement.id)
}
