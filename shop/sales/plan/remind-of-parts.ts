// Reminds buyers of the next part of their trip, once for each part, with what it is at the prices of that day.
import { randomUUID } from 'node:crypto'
import type { Base } from '#shop/assembly/base.ts'
import { planRest, type PlanPart } from '#shop/catalogue/trip/plan-parts.ts'
import { isForgottenBuyer } from '#shop/people/account/check-forgotten-buyer.ts'
import { isReplaced, isRevoked } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { findHost, isPartBought, type BoughtPartsDeps } from './find-bought-parts.ts'
import type { PartToBuy } from './planned-part-store.ts'

const MOST_PER_ROUND = 100

const withId = (part: PlanPart) => ({ ...part, id: randomUUID() })

export type RemindOfPartsDeps = BoughtPartsDeps &
  Pick<
    Base,
    'plannedParts' | 'customers' | 'mails' | 'transaction' | 'readPriceList' | 'isWithdrawn' | 'today' | 'clock'
  >

/** The parts whose reminders are due now, and their orders. */
export const listPartsDue = ({ plannedParts, today }: Pick<Base, 'plannedParts' | 'today'>) =>
  plannedParts.listDue(today(), MOST_PER_ROUND)

/**
 * Queues the reminder of one part, in the transaction that marks it as reminded, so that there is exactly one. Where the
 * part is no longer sold at its price, the rest of the trip is planned anew. A part ends without one if the trip is over,
 * the eSIM was canceled, the buyer was forgotten, or the part is bought already; while a withdrawal is undecided, it
 * waits.
 */
export async function remindOfPart(deps: RemindOfPartsDeps, partId: string): Promise<void> {
  const { plannedParts, orders, mails, clock } = deps
  await deps.transaction(async () => {
    const part = await plannedParts.find(partId)
    const order =
      part?.state === 'waiting' && (await orders.holdSettled(part.orderId)) ? await orders.find(part.orderId) : null
    if (!part || !order || (await deps.isWithdrawn(order))) return

    const { selling } = await deps.readPriceList(order.businessId ?? '')
    const parts = await plannedParts.listOf(order.id)
    const host = part.isTopUp ? await findHost(deps, order, part, selling) : null
    if (await isOver(deps, order, part, { parts, host })) {
      await plannedParts.move(part.id, 'ended')
      return
    }

    const rest = parts.filter(({ number, state }) => number >= part.number && state === 'waiting')
    // Without its eSIM, what was to top it up comes with one of its own.
    const planned = rest.map((each) => ({ ...each, isTopUp: each.isTopUp && (each.id !== part.id || host !== null) }))
    const now = planRest(selling, planned, part.usage)
    if (now.kind === 'anew') {
      await plannedParts.endFrom(order.id, part.number)
      await plannedParts.add(order.id, part.usage, now.parts.map(withId), clock.now())
    }
    const next = (await plannedParts.listOf(order.id)).find(
      ({ number, state }) => number === part.number && state === 'waiting',
    )
    const change = now.kind === 'as_planned' ? null : now.kind
    if (!next || !(await plannedParts.move(next.id, 'mailed', change))) return
    const facts = { partId: next.id }
    await mails.putNext({ id: randomUUID(), orderId: order.id, kind: 'next_part', facts, now: clock.now() })
  })
}

/** Its eSIM was taken back, and nothing replaced it. */
export const isCanceled = (order: Order): boolean => isRevoked(order) && !isReplaced(order)

async function isOver(
  deps: RemindOfPartsDeps,
  order: Order,
  part: PartToBuy,
  bought: { parts: readonly PartToBuy[]; host: Order | null },
): Promise<boolean> {
  if (part.departure < deps.today() || isCanceled(order)) return true
  return (await isForgottenBuyer(deps, order)) || isPartBought(deps, order, part, bought)
}
