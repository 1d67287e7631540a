// The difference of a swap was paid: only now is the swap requested.
import type { Base } from '#shop/assembly/base.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { daysLater } from '#values/instant.ts'
import { isTooMany } from './cancellation-terms.ts'
import { mayCancel } from './cancellation.ts'

export type AcceptPaidSwapDeps = Pick<Base, 'cancellations' | 'cancellationTerms' | 'orders' | 'isWithdrawn' | 'clock'>

/** `impossible`: the former order was canceled, swapped, or refunded meanwhile. `unknown`: nobody asked for this. */
export type SwapStart = 'begun' | 'impossible' | 'unknown'

/**
 * Call it in the transaction that settles the payment, with the order that it is for. Whoever begins first is the only
 * one, and is counted again: others may have been requested since the code was typed.
 */
export async function acceptPaidSwap(
  { cancellations, cancellationTerms, orders, isWithdrawn, clock }: AcceptPaidSwapDeps,
  { id, swapOf }: Pick<Order, 'id' | 'swapOf'>,
): Promise<SwapStart> {
  await cancellations.takeTurn()
  const row = await cancellations.findOfDifference(id)
  if (!row || !swapOf) return 'unknown'
  await orders.holdSettled(swapOf)
  const former = await orders.find(swapOf)
  const isOver = !former || !mayCancel(former) || (await cancellations.findOfOrder(swapOf)) !== null
  if (isOver || (await isWithdrawn(former))) return 'impossible'
  const [now, limits] = [clock.now(), await cancellationTerms.readLimits()]
  const alike = await cancellations.countAlike(row, [], daysLater(now, -limits.periodDays))
  const isBegun = await cancellations.beginPaid(row.id, row.isTooMany || isTooMany(alike, limits), now)
  return isBegun ? 'begun' : 'impossible'
}
