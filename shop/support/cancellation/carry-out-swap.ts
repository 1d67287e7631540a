// The former eSIM is back at its network: the other bundle takes its place, and what it costs less goes back.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { makeSwapped } from '#shop/sales/order/replacement.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { placeFreeOrder, type PlaceFreeOrderDeps } from '#shop/sales/order/place-free-order.ts'
import { isDisputedSince, type ProviderProblem } from '#shop/sales/payment/check-with-provider.ts'
import { isPagePaid } from '#shop/sales/payment/payment-session.ts'
import { refundableCents } from '#shop/sales/refund/refundable.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { HeldBecause } from './cancellation.ts'
import type { CancellationRow } from './cancellation-store.ts'
import { bundleOf, type Instead } from './choose-instead.ts'

export type CarryOutSwapDeps = PlaceFreeOrderDeps &
  Pick<
    Base,
    'cancellations' | 'esims' | 'gifts' | 'jobs' | 'partRefunds' | 'paymentSessions' | 'transaction' | 'announce'
  > & {
    checkWithProvider: (orderId: string, isDisputeKnown: boolean) => Promise<ProviderProblem | null>
    /** Call it inside a transaction. */
    replaceProfile: (order: Pick<Order, 'id' | 'iccid'>) => Promise<boolean>
    /** Ends those of the trip's later parts. */
    endReminders: (orderId: string) => Promise<void>
  }

class EndedMeanwhile extends Error {}

/**
 * Why not; null once the buyer is owed the other eSIM and the difference, which are written in one transaction with the
 * loss of the former one. The order that was paid stays paid: what takes its place is an order that costs nothing, as a
 * replacement is.
 */
export async function carryOutSwap(
  deps: CarryOutSwapDeps,
  row: Pick<CancellationRow, 'id'>,
  order: Order,
  instead: Instead,
): Promise<HeldBecause | null> {
  if (await deps.checkWithProvider(order.id, false)) return 'disputed'
  try {
    const written = await deps.transaction(() => write(deps, row, order, instead))
    if ('held' in written) return written.held
    await deps.jobs.nudge({ name: 'provisioning', orderId: written.newOrderId })
    return null
  } catch (error) {
    if (error instanceof EndedMeanwhile) return 'refund_refused'
    throw error
  }
}

async function write(
  deps: CarryOutSwapDeps,
  row: Pick<CancellationRow, 'id'>,
  order: Order,
  instead: Instead,
): Promise<{ held: HeldBecause } | { newOrderId: string }> {
  const { orders, paymentSessions, partRefunds, cancellations, esims, gifts, clock } = deps
  // Locks in the same order as every refund, so that they wait for each other.
  const paid = await paymentSessions.findPaid(order.id)
  const held = paid && (await paymentSessions.hold(paid.id))
  const money = await orders.holdMoney(order.id)
  const left = money && refundableCents({ ...money, isTaken: held !== null && isPagePaid(held) })
  if (!paid || left === null) return { held: 'refund_refused' }
  if (await partRefunds.hasRunning(paid.id)) throw waitsForRefund()
  if (isDisputedSince(order, await orders.find(order.id))) return { held: 'disputed' }
  const backCents = left - instead.priceCents
  // A part was refunded meanwhile, so it would be dearer than what is left.
  if (backCents < 0) return { held: 'refund_refused' }

  const now = clock.now()
  if (!(await cancellations.swapped(row.id, now)) || !(await deps.replaceProfile(order))) throw new EndedMeanwhile()
  if (order.iccid) await esims.endSurplus(order.id, order.iccid, 'released')
  await deps.endReminders(order.id)
  const { networkId, packageId } = instead
  const next = { bundle: bundleOf(instead), networkId, packageId }
  const newOrderId = await placeFreeOrder(deps, order, (named) => makeSwapped(order, next, named))
  if (order.isGift) await gifts.moveTo(newOrderId, order.id)
  await orders.askForPapers(order.id)
  if (backCents === 0) return { newOrderId }

  const part = { id: randomUUID(), orderId: order.id, paymentSessionId: paid.id, amountCents: backCents, now }
  if (!(await partRefunds.begin({ ...part, reason: 'swapped', askedBy: null }))) throw waitsForRefund()
  await orders.noteAsked(order.id, backCents, now)
  await deps.jobs.nudge({ name: 'part_refund', partRefundId: part.id })
  return { newOrderId }
}

/** Another refund of the payment is on its way: what is left follows it. */
export const waitsForRefund = (): VendorError =>
  new VendorError('another refund of the payment is on its way', {
    vendor: 'payment',
    outcome: 'refused',
    isRetryable: true,
  })
