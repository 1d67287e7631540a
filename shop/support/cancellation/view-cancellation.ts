// What a buyer sees about canceling an order, before and after.
import type { Base } from '#shop/assembly/base.ts'
import { isFree, isRefunded, isReplaced } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { dateOnlyOf, type DateOnly } from '#values/date.ts'
import { mayCancel, cancelableUntil, hasMoneyOfItsOwn, isGone } from './cancellation.ts'
import { takesBackAtOnce } from './cancellation-terms.ts'
import { findPaying, findShareCents } from './read-case.ts'
import { termsOfOrder, type ReadTermsDeps } from './read-terms.ts'

/** `isShare`: it is about one of several travelers, and `leftCents` is their share of the price. */
export type CancellationView =
  | { kind: 'none' }
  | { kind: 'withdrawn' }
  | {
      kind: 'offer'
      isAutomatic: boolean
      isFree: boolean
      leftCents: number
      lastDay: DateOnly
      travelers: number
      isShare: boolean
    }
  | { kind: 'asked'; isSwap: boolean }
  /** What takes its place, and what it cost less or more. */
  | { kind: 'swapped'; to: string; backCents: number; moreCents: number }
  | { kind: 'refunded'; isFree: boolean; travelers: number; isShare: boolean }
  /** `differenceCents`: what was paid for a dearer bundle, and has gone back; 0 if nothing was. */
  | { kind: 'with_person'; heldBecause: string | null; ticketNumber: string | null; differenceCents: number }

export type ViewCancellationDeps = ReadTermsDeps &
  Pick<Base, 'cancellations' | 'orders' | 'partRefunds' | 'failovers' | 'isWithdrawn' | 'clock'>

/** Asks no network: `isAutomatic` is what the terms allow, if it says then that the eSIM isn't installed. */
export async function viewCancellation(deps: ViewCancellationDeps, order: Order): Promise<CancellationView> {
  const row = await deps.cancellations.findOfOrder(order.id)
  // Once a person has paid it back, nothing waits anymore.
  const paying = await findPaying(deps, order)
  const isOver = isRefunded(paying ?? order) || (paying !== null && isGone(order))
  if (row?.state === 'with_person' && !isOver) {
    const { heldBecause, ticketNumber } = row
    const paid = row.differenceId === null ? null : await deps.orders.find(row.differenceId)
    const differenceCents = paid && isRefunded(paid) ? paid.totalCents : 0
    return { kind: 'with_person', heldBecause, ticketNumber, differenceCents }
  }
  if (row?.state === 'asked') return { kind: 'asked', isSwap: row.instead !== null }
  const next = row?.state === 'swapped' ? await deps.orders.findReplacement(order.id) : null
  if (next) {
    const parts = await deps.partRefunds.listOfOrder(order.id)
    const backCents = parts.find(({ reason }) => reason === 'swapped')?.amountCents ?? 0
    return { kind: 'swapped', to: next.reference, backCents, moreCents: next.totalCents }
  }
  const travelers = order.quantity ?? 1
  if (row && row.state !== 'with_person')
    return { kind: 'refunded', isFree: isFree(paying ?? order), travelers, isShare: paying !== null }
  if (!mayCancel(order)) return { kind: 'none' }
  if (await deps.isWithdrawn(order)) return { kind: 'withdrawn' }
  const [terms, { networks, clock }] = [await termsOfOrder(deps, order), deps]
  const until = cancelableUntil(order, terms)
  // What took the place of another one, or lost its own, is for a person.
  const isFirst = !order.replaces && !isReplaced(order)
  const canReturn = networks.has(order.networkId) && takesBackAtOnce(networks.of(order.networkId).can)
  return {
    kind: 'offer',
    isAutomatic: isFirst && hasMoneyOfItsOwn(order, paying) && terms.isOn && canReturn && clock.now() <= until,
    isFree: isFree(paying ?? order),
    leftCents: paying ? await findShareCents(deps, order) : order.totalCents - order.refundedCents,
    // Of the Union's clocks, the last to end that day.
    lastDay: dateOnlyOf(until, 'America/Martinique'),
    travelers,
    isShare: paying !== null,
  }
}
