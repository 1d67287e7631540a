// The order was refunded, or its eSIM canceled: what the network delivered for it is returned, and what it may still
// deliver will be looked for.
import type { Base } from '#shop/assembly/base.ts'
import { MAILS_OF_A_LIVE_ORDER } from '#shop/records/mail/mail.ts'
import type { Order } from '#shop/sales/order/order.ts'

export type RecallProfilesDeps = Pick<Base, 'orders' | 'mails' | 'esims' | 'allocations' | 'clock'>

/** Only writes rows, in the refund's transaction; the sweep does the rest, so that no crash can lose it. */
export async function recallProfiles(deps: RecallProfilesDeps, orderId: string): Promise<void> {
  const { orders, esims, allocations, clock } = deps
  await esims.giveBack(orderId)
  await allocations.recall(orderId, clock.now())
  // Its replacement was paid with the same money.
  const replacement = await orders.findReplacement(orderId)
  if (replacement) await endUnpaid(deps, replacement)
}

/** The same for all that one payment paid for: also what the other travelers got with it. */
export async function recallPurchase(deps: RecallProfilesDeps, orderId: string): Promise<void> {
  await recallProfiles(deps, orderId)
  for (const order of await deps.orders.listOfParty(orderId)) await endUnpaid(deps, order)
}

// What cost nothing and was stopped for review ends too, so that nobody resumes it.
async function endUnpaid(deps: RecallProfilesDeps, { id, iccid, swapOf }: Order): Promise<void> {
  const { orders, mails, clock } = deps
  const now = clock.now()
  const isEnded =
    (await orders.cancelEsim(id, iccid?.slice(-4) ?? null, now)) ||
    // What paid a difference has money of its own, about which somebody else decides.
    (!swapOf && (await orders.refund(id, now, 'by_staff')))
  if (isEnded) await mails.withdraw(id, [...MAILS_OF_A_LIVE_ORDER])
  await recallProfiles(deps, id)
}
