// What a buyer sees about canceling an order, before and after.
import type { Base } from '#shop/assembly/base.ts'
import { isFree, isRefunded } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { dateOnlyOf, type DateOnly } from '#values/date.ts'
import { mayCancel, cancelableUntil, isWholePurchase } from './cancellation.ts'
import { takesBackAtOnce } from './cancellation-terms.ts'
import { termsOfOrder, type ReadTermsDeps } from './read-terms.ts'

export type CancellationView =
  | { kind: 'none' }
  | { kind: 'withdrawn' }
  | { kind: 'offer'; isAutomatic: boolean; isFree: boolean; leftCents: number; lastDay: DateOnly; travelers: number }
  | { kind: 'asked'; isSwap: boolean }
  /** What takes its place, and what it cost less. */
  | { kind: 'swapped'; to: string; backCents: number }
  | { kind: 'refunded'; isFree: boolean; travelers: number }
  | { kind: 'with_person'; heldBecause: string | null; ticketNumber: string | null }

export type ViewCancellationDeps = ReadTermsDeps &
  Pick<Base, 'cancellations' | 'orders' | 'failovers' | 'isWithdrawn' | 'clock'>

/** Asks no network: `isAutomatic` is what the terms allow, if it says then that the eSIM isn't installed. */
export async function viewCancellation(deps: ViewCancellationDeps, order: Order): Promise<CancellationView> {
  const row = await deps.cancellations.findOfOrder(order.id)
  // Once a person has paid it back, nothing waits anymore.
  if (row?.state === 'with_person' && !isRefunded(order)) {
    const { heldBecause, ticketNumber } = row
    return { kind: 'with_person', heldBecause, ticketNumber }
  }
  if (row?.state === 'asked') return { kind: 'asked', isSwap: row.instead !== null }
  const next = row?.state === 'swapped' ? await deps.orders.findReplacement(order.id) : null
  if (row?.instead && next)
    return { kind: 'swapped', to: next.reference, backCents: order.totalCents - row.instead.priceCents }
  const travelers = order.quantity ?? 1
  if (row && row.state !== 'with_person') return { kind: 'refunded', isFree: isFree(order), travelers }
  if (!mayCancel(order)) return { kind: 'none' }
  if (await deps.isWithdrawn(order)) return { kind: 'withdrawn' }
  const [terms, { networks, clock }] = [await termsOfOrder(deps, order), deps]
  const until = cancelableUntil(order, terms)
  const canReturn = networks.has(order.networkId) && takesBackAtOnce(networks.of(order.networkId).can)
  return {
    kind: 'offer',
    isAutomatic: isWholePurchase(order) && terms.isOn && canReturn && clock.now() <= until,
    isFree: isFree(order),
    leftCents: order.totalCents - order.refundedCents,
    // Of the Union's clocks, the last to end that day.
    lastDay: dateOnlyOf(until, 'America/Martinique'),
    travelers,
  }
}
