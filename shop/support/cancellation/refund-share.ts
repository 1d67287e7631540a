// The eSIM of one of several travelers is back at its network: their share of the price follows, once.
import type { Order } from '#shop/sales/order/order.ts'
import { giveBack, quoteBack, type GiveBackDeps } from '#shop/sales/party/give-back.ts'
import { findShares } from '#shop/sales/party/party-shares.ts'
import type { HeldBecause } from './cancellation.ts'
import { waitsForRefund } from './carry-out-swap.ts'

const BANKS: readonly string[] = ['bank_decides', 'dispute_unseen', 'provider_silent']
/** Another traveler's share went back at the same moment. */
const PASSING: readonly string[] = ['refund_running', 'amount_changed']

/**
 * Why not; null once it is on its way. The order that was paid keeps the rest, and ends with the share of the last
 * traveler. `settle` runs in the same transaction. Throws VendorError while another refund of the payment is on its way.
 */
export async function refundShare(
  deps: GiveBackDeps,
  order: Order,
  settle: () => Promise<void>,
): Promise<HeldBecause | null> {
  const travelers = [order.traveler ?? 1]
  const seenCents = quoteBack(await findShares(deps, order), travelers)
  if (seenCents === null) return 'refund_refused'
  const how = { travelers, seenCents, reason: 'canceled', askedBy: null, by: 'by_buyer', alongside: settle } as const
  const given = await giveBack(deps, order, how)
  if (given.ok) return null
  if (PASSING.includes(given.problem)) throw waitsForRefund()
  return BANKS.includes(given.problem) ? 'disputed' : 'refund_refused'
}
