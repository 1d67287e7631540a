// Reminds buyers of the next part of their trip, once for each part, with what it is at the prices of that day.
import { randomUUID } from 'node:crypto'
import type { Base } from '#shop/assembly/base.ts'
import { planRest, type PlanPart } from '#shop/catalogue/trip/plan-parts.ts'
import { isForgottenBuyer } from '#shop/people/account/check-forgotten-buyer.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { findHost, isOfEarlierPlan, isPartBought, type BoughtPartsDeps } from './find-bought-parts.ts'
import { findPlanState } from './find-plan-state.ts'
import type { DuePlace, PartToBuy } from './planned-part-store.ts'

const MOST_PER_ROUND = 100

const withId = (part: PlanPart) => ({ ...part, id: randomUUID() })

export type RemindOfPartsDeps = BoughtPartsDeps &
  Pick<Base, 'customers' | 'mails' | 'transaction' | 'readPriceList' | 'today' | 'todayOnEarth' | 'clock'>

/**
 * Lists the parts whose reminders are due now, with their orders: each call those behind the last ones, and then from the
 * start again, so that parts which have to wait keep no others from their turn.
 */
export function openPartsDue({ plannedParts, today }: Pick<Base, 'plannedParts' | 'today'>) {
  let behind: DuePlace | null = null
  return async () => {
    const due = await plannedParts.listDue(today(), MOST_PER_ROUND, behind)
    behind = due.length < MOST_PER_ROUND ? null : (due.at(-1) ?? null)
    return due
  }
}

/**
 * Queues the reminder of one part, in the transaction that marks it as reminded, so that there is exactly one. Where the
 * part is no longer sold at its price, the rest of the trip is planned anew. A part ends without one if the trip is over,
 * the eSIM was refunded or canceled, the buyer was forgotten, or the part is bought already or belongs to the plan of an
 * earlier order; while a withdrawal is undecided, it waits.
 */
export async function remindOfPart(deps: RemindOfPartsDeps, partId: string): Promise<void> {
  const { plannedParts, orders, mails, clock } = deps
  await deps.transaction(async () => {
    const part = await plannedParts.find(partId)
    const order =
      part?.state === 'waiting' && (await orders.holdSettled(part.orderId)) ? await orders.find(part.orderId) : null
    if (!part || !order) return
    const plan = part.departure < deps.today() ? 'over' : await findPlanState(deps, order)
    if (plan === 'over') await plannedParts.move(part.id, 'ended')
    if (plan !== 'open') return

    const { selling } = await deps.readPriceList(order.businessId ?? '')
    const parts = await plannedParts.listOf(order.id)
    const host = part.isTopUp ? await findHost(deps, order, part, selling) : null
    if (await isNeedless(deps, order, part, { parts, host })) {
      await plannedParts.move(part.id, 'ended')
      return
    }

    const rest = parts.filter(({ number, state }) => number >= part.number && state === 'waiting')
    // Without its eSIM, what was to top it up comes with one of its own.
    const planned = rest.map((each) => ({ ...each, isTopUp: each.isTopUp && (each.id !== part.id || host !== null) }))
    const now = planRest(selling, planned, part.usage, deps.todayOnEarth().earliest)
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

async function isNeedless(
  deps: RemindOfPartsDeps,
  order: Order,
  part: PartToBuy,
  bought: { parts: readonly PartToBuy[]; host: Order | null },
): Promise<boolean> {
  return (
    (await isForgottenBuyer(deps, order)) ||
    (await isOfEarlierPlan(deps, order, part)) ||
    isPartBought(deps, order, part, bought)
  )
}
