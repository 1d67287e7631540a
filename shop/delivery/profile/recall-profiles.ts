// The order was refunded, or its eSIM canceled: what the network delivered for it is returned, and what it may still
// deliver will be looked for.
import type { Base } from '#shop/assembly/base.ts'
import { MAILS_OF_A_LIVE_ORDER } from '#shop/records/mail/mail.ts'

export type RecallProfilesDeps = Pick<Base, 'orders' | 'mails' | 'esims' | 'allocations' | 'clock'>

/** Only writes rows, in the refund's transaction; the sweep does the rest, so that no crash can lose it. */
export async function recallProfiles(deps: RecallProfilesDeps, orderId: string): Promise<void> {
  const { orders, mails, esims, allocations, clock } = deps
  await esims.giveBack(orderId)
  await allocations.recall(orderId, clock.now())
  // Its replacement was paid with the same money.
  const replacement = await orders.findReplacement(orderId)
  if (!replacement) return
  const now = clock.now()
  // A replacement that was stopped for review ends too, so that nobody resumes it.
  const isEnded =
    (await orders.cancelEsim(replacement.id, replacement.iccid?.slice(-4) ?? null, now)) ||
    (await orders.refund(replacement.id, now, 'by_staff'))
  if (isEnded) await mails.withdraw(replacement.id, [...MAILS_OF_A_LIVE_ORDER])
  await recallProfiles(deps, replacement.id)
}
