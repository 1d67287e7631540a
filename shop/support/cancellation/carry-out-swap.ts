// The former eSIM is back at its network: the other bundle takes its place, and what it costs less goes back.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { makeSwapped } from '#shop/sales/order/replacement.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { placeFreeOrder, type PlaceFreeOrderDeps } from '#shop/sales/order/place-free-order.ts'
import { isDisputedSince, type ProviderProblem } from '#shop/sales/payment/check-with-provider.ts'
import { holdPayment } from '#shop/sales/payment/find-other-paid.ts'
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

type SwapRow = Pick<CancellationRow, 'id' | 'differenceId'>

class EndedMeanwhile extends Error {}

/**
 * Why not; null once the buyer is owed the other eSIM and the difference, which are written in one transaction with the
 * loss of the former one. The order that was paid stays paid: what takes its place is an order that costs nothing, as a
 * replacement is, or the one that paid the difference.
 */
export async function carryOutSwap(
  deps: CarryOutSwapDeps,
  row: SwapRow,
  order: Order,
  instead: Instead,
): Promise<HeldBecause | null> {
  for (const id of [order.id, ...(row.differenceId === null ? [] : [row.differenceId])])
    if (await deps.checkWithProvider(id, false)) return 'disputed'
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

type SwapAnswer = { held: HeldBecause } | { newOrderId: string }

async function write(deps: CarryOutSwapDeps, row: SwapRow, order: Order, instead: Instead): Promise<SwapAnswer> {
  const { orders, partRefunds, cancellations, esims, gifts, clock } = deps
  // Locks in the same order as every refund, so that they wait for each other.
  const paid = await findLeft(deps, order.id)
  const difference = row.differenceId === null ? null : await findLeft(deps, row.differenceId)
  if (!paid || (row.differenceId !== null && !difference)) return { held: 'refund_refused' }
  for (const each of [paid, ...(difference ? [difference] : [])])
    if (await partRefunds.hasRunning(each.pageId)) throw waitsForRefund()
  if (isDisputedSince(order, await orders.find(order.id))) return { held: 'disputed' }
  const backCents = paid.cents + (difference?.cents ?? 0) - instead.priceCents
  // A part was refunded meanwhile, so it would be dearer than what is left.
  if (backCents < 0 || (difference && backCents > 0)) return { held: 'refund_refused' }

  const now = clock.now()
  if (!(await cancellations.swapped(row.id, now)) || !(await deps.replaceProfile(order))) throw new EndedMeanwhile()
  if (order.iccid) await esims.endSurplus(order.id, order.iccid, 'released')
  await deps.endReminders(order.id)
  const newOrderId = row.differenceId ?? (await placeSwapped(deps, order, instead))
  if (row.differenceId !== null && !(await orders.takePlace(newOrderId, Boolean(order.isGift), now)))
    throw new EndedMeanwhile()
  if (order.isGift) await gifts.moveTo(newOrderId, order.id)
  await orders.askForPapers(order.id)
  if (backCents === 0) return { newOrderId }

  const part = { id: randomUUID(), orderId: order.id, paymentSessionId: paid.pageId, amountCents: backCents, now }
  if (!(await partRefunds.begin({ ...part, reason: 'swapped', askedBy: null }))) throw waitsForRefund()
  await orders.noteAsked(order.id, backCents, now)
  await deps.jobs.nudge({ name: 'part_refund', partRefundId: part.id })
  return { newOrderId }
}

/** What is left of an order's payment, locked. */
async function findLeft(deps: CarryOutSwapDeps, orderId: string): Promise<{ pageId: string; cents: number } | null> {
  const held = await holdPayment(deps, orderId)
  const cents = held && refundableCents({ ...held.money, isTaken: isPagePaid(held.page) })
  return held === null || cents === null ? null : { pageId: held.page.id, cents }
}

/** It costs as much or less, so it is an order for nothing. */
function placeSwapped(deps: CarryOutSwapDeps, order: Order, instead: Instead): Promise<string> {
  const { networkId, packageId } = instead
  const next = { bundle: bundleOf(instead), networkId, packageId }
  return placeFreeOrder(deps, order, (named) => makeSwapped(order, next, named))
}

/** Another refund of the payment is on its way: what is left follows it. */
export const waitsForRefund = (): VendorError =>
  new VendorError('another refund of the payment is on its way', {
    vendor: 'payment',
    outcome: 'refused',
    isRetryable: true,
  })
