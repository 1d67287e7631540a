// Applies one action to many orders: first a preview for each, then each one as from its own page, counted and recorded
// one by one.
import type { Base } from '#shop/assembly/base.ts'
import { demand } from '#shop/people/account/needing.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { isPagePaid } from '#shop/sales/payment/payment-session.ts'
import { findOtherPaid } from '#shop/sales/payment/find-other-paid.ts'
import { refundableCents } from '#shop/sales/refund/refundable.ts'
import type { OrderQueries } from '#shop/sales/order-rows/order-queries.ts'
import { isPrepaid, type Order } from '#shop/sales/order/order.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import { refundLimitOf, resendEmailAsStaff, retryOrderAsStaff, within, type ActOnOrderDeps } from './act-on-order.ts'
import { MOST_IN_BULK, previewAct, type BulkAct, type BulkFacts, type BulkVerdict } from './bulk.ts'
import type { FreshProof } from '#values/fresh-proof.ts'
import { findDisputeState } from '#shop/office/desk/who-did-it.ts'

export type RunBulkDeps = ActOnOrderDeps &
  Pick<Base, 'paymentSessions' | 'partRefunds' | 'clock'> & {
    orderDesk: Pick<OrderQueries, 'findFacts'>
    /** What prevents resending this order's email. */
    refuseResend: (order: Order) => Promise<{ problem: NonNullable<BulkFacts['resendProblem']> } | null>
  }

export type BulkPreview = { order: Order; verdict: BulkVerdict }
/** An order as it was shown; for a refund with the amount, in cents. */
export type SeenOrder = { orderId: string; seenCents: number }

/** What would happen to each of these orders, in the same order; at most fifty, without those that don't exist. */
export async function viewBulk(
  deps: RunBulkDeps,
  { act, orderIds }: { act: BulkAct; orderIds: string[] },
): Promise<BulkPreview[]> {
  const ids = [...new Set(orderIds)].slice(0, MOST_IN_BULK)
  const found = new Map((await deps.orders.listByIds(ids)).map((order) => [order.id, order]))
  const orders = ids.flatMap((id) => found.get(id) ?? []).filter(({ test }) => !test)
  return Promise.all(
    orders.map(async (order) => ({ order, verdict: previewAct(act, await readFacts(deps, act, order)) })),
  )
}

async function readFacts(deps: RunBulkDeps, act: BulkAct, order: Order): Promise<BulkFacts> {
  const nothing = { order, refundableCents: null, isPartRunning: false, isDisputeOpen: false, resendProblem: null }
  if (act === 'resend') return { ...nothing, resendProblem: (await deps.refuseResend(order))?.problem ?? null }
  if (act !== 'refund') return nothing
  const [facts, paid, moves] = await Promise.all([
    deps.orderDesk.findFacts(order.id, deps.clock.now()),
    deps.paymentSessions.findPaid(order.id),
    deps.orders.listEvents(order.id),
  ])
  // Partner orders were paid from a balance, and are refunded there.
  if (!facts || !(paid || isPrepaid(order))) return nothing
  const { paymentState, refundedCents } = order
  const isTaken = paid === null || isPagePaid(paid)
  const cents = refundableCents({ paymentState, refundedCents, paidCents: facts.paidCents, isTaken })
  // Both payments of a swap go back together.
  const other = await findOtherPaid(deps, order)
  return {
    ...nothing,
    refundableCents: cents && other ? cents + other.totalCents - other.refundedCents : cents,
    isPartRunning: paid !== null && (await deps.partRefunds.hasRunning(paid.id)),
    isDisputeOpen: findDisputeState(moves) === 'open',
  }
}

/**
 * Applies the action to each order in turn and returns what happened to each; what no longer applies is skipped. A
 * refund needs one fresh proof for all. Problems: those of `checkFreshProof`.
 */
export async function runBulk(
  deps: RunBulkDeps,
  { act, seen, proof }: { act: BulkAct; seen: SeenOrder[]; proof: FreshProof },
  caller: Caller,
) {
  if (act === 'refund') {
    demand('refund', caller)
    const proven = await deps.checkFreshProof(proof, caller)
    if (!proven.ok) return proven
  }
  const amounts = new Map(seen.map(({ orderId, seenCents }) => [orderId, seenCents]))
  const results = []
  for (const { order, verdict } of await viewBulk(deps, { act, orderIds: [...amounts.keys()] })) {
    const done = verdict.ok ? await doTo(deps, act, { order, seenCents: amounts.get(order.id) ?? -1 }, caller) : verdict
    results.push({ order, ok: done.ok, problem: done.ok ? null : done.problem })
  }
  return { ok: true as const, results }
}

type BulkOrder = { order: Order; seenCents: number }

function doTo(deps: RunBulkDeps, act: BulkAct, { order, seenCents }: BulkOrder, caller: Caller) {
  if (act === 'retry') return retryOrderAsStaff(deps, order.id, caller)
  if (act === 'resend') return resendEmailAsStaff(deps, order, caller)
  const note = () =>
    deps.recordAudit({ actor: actorOf(caller.actor), action: 'order_refunded', subject: order.id }, caller)
  return within(deps, ACT_LIMIT, caller, async () =>
    deps.refundOrder(order.id, { seenCents, mostCents: await refundLimitOf(deps, caller), note }),
  )
}
