// The order conditions for the database, from the same lists of states as in `order-conditions.ts`; and each move as
// one update that requires the state the table expects. Every page, count, and list uses these.
import { and, eq, gt, inArray, isNotNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { orders } from '#db/schema/sales/orders.ts'
import { MAIL_STEP, NETWORK_STEPS, type LeftAlone } from '#shop/sales/order/left-alone.ts'
import { SETTLED, STUCK_AFTER_MS, WAS_SETTLED } from '#shop/sales/order/order-conditions.ts'
import { DISPUTES, MISMATCHES } from '#shop/sales/order/order.ts'
import { MOVES, SETTING_OFF_MOVES, type OrderEvent, type OrderStates } from '#shop/sales/order/order-moves.ts'

const both = (...conditions: SQL[]): SQL => and(...conditions) ?? sql`true`
const either = (...conditions: SQL[]): SQL => or(...conditions) ?? sql`false`

// Tables are named in full: inside a column list, the query layer would leave out the outer one. The moves are written
// without parameters, like their index, so that the database can use it.
const hasSetOff = (since: Date) => sql`exists (
  select 1 from order_events moved
  where moved.order_id = order_history.order_id
    and moved.move in (${listOf(SETTING_OFF_MOVES).inlineParams()})
    and moved.at > ${since.toISOString()}::timestamptz)`

const isSettled = inArray(orders.paymentState, SETTLED)

const isAwaitingSwap = sql`(${orders.swapOf} is not null and ${orders.replacesOrderId} is null)`

export const inSql = {
  /** A purchase or deposit, not a test. */
  isPurchase: ne(orders.kind, 'test'),
  /** Something was sold: a test is nobody's, and a deposit buys nothing yet. */
  isSale: sql`${orders.kind} not in ('test', 'deposit')`,
  isSettled,
  wasSettled: inArray(orders.paymentState, WAS_SETTLED),
  isStopped: eq(orders.paymentState, 'review'),
  isSold: either(eq(orders.paymentState, 'free'), gt(orders.paidCents, 0)),
  revenueCents: sql<number>`(${orders.paidCents} - ${orders.refundedCents})`,
  isFailed: both(isSettled, eq(orders.provisioningState, 'failed')),
  isStuck: (now: Date): SQL =>
    both(isSettled, eq(orders.provisioningState, 'running'), not(hasSetOff(new Date(now.getTime() - STUCK_AFTER_MS)))),
  /** What was ordered may still come. */
  isOnItsWay: sql`${orders.provisioningState} in ('running', 'failed', 'stopped')`,
  isInReview: either(eq(orders.paymentState, 'review'), isNotNull(orders.reviewReason)),
  /** Because of its states; a VAT conflict is the other reason to look at an order. */
  isToLookAt: (now: Date): SQL => either(inSql.isStuck(now), inSql.isFailed, inSql.isInReview),
  /**
   * May be waiting for a person: everything above and orders in progress. Written without parameters, like its index,
   * so that the database can use it.
   */
  isOpen: sql`(${orders.provisioningState} in ('running', 'failed') or ${orders.paymentState} = 'review' or ${orders.reviewReason} is not null)`,
  /** Not paid, and nobody is about to pay. Written like its index. */
  isNeverPaid: sql`${orders.paymentState} in ('awaiting', 'expired')`,
  /** Written like its index. */
  hasRefund: sql`(${orders.paymentState} = 'refunded' or ${orders.refundedCents} > 0)`,
  /** Nothing was charged, and no other order paid for it. */
  isFree: sql`(${orders.paymentState} = 'free' and ${orders.paidWith} is null)`,
  /** Not paid with another order, as those of other travelers are. */
  isOwnPayment: sql`${orders.paidWith} is null`,
  isAwaitingSwap,
  /** Settled, and not waiting for a former eSIM: else its network is asked for nothing, whatever happens to the order. */
  isDeliverable: both(isSettled, not(isAwaitingSwap)),
  isTopUp: sql`${orders.kind} = 'topup'`,
  /** The countries disagree, and nobody has checked it yet. */
  isTaxConflictOpen: sql`(${orders.isTaxConflict} and ${orders.taxCheckedAt} is null)`,
  isDisputed: inArray(orders.reviewReason, [...DISPUTES]),
  isMismatched: inArray(orders.reviewReason, [...MISMATCHES]),
  /** `toDeskState`, except that stuck orders count as in progress here. */
  deskState: sql<string>`case
    when ${orders.refundedBy} = 'dispute_lost' then 'dispute_lost'
    when ${orders.paymentState} = 'awaiting' then 'awaiting_payment'
    when ${orders.paymentState} not in ('paid', 'free') then ${orders.paymentState}
    when ${orders.deliveryState} = 'revoked' and ${orders.replacedAt} is not null then 'replaced'
    when ${orders.deliveryState} = 'revoked' then 'canceled'
    when ${orders.provisioningState} in ('completed', 'failed') then ${orders.provisioningState}
    else 'in_progress' end`,
  /** A failed step runs again; completed steps stay completed. */
  restartedStatus: sql`case when ${orders.status} = 'error' then 'started' else ${orders.status} end`,
}

const COLUMNS = { payment: 'paymentState', provisioning: 'provisioningState', delivery: 'deliveryState' } as const
const PARTS = ['payment', 'provisioning', 'delivery'] as const

/** The states in which the table allows this event. */
export const isBefore = (event: OrderEvent): SQL =>
  both(
    ...PARTS.flatMap((part) => {
      const moves = MOVES[event][part]
      return moves ? [sql`${orders[COLUMNS[part]]} in (${listOf(Object.keys(moves))})`] : []
    }),
  )

/** The state columns after this event. */
export function movedBy(event: OrderEvent) {
  const { status } = MOVES[event]
  const columns: Partial<Record<keyof OrderStates, SQL>> = {}
  for (const part of PARTS) {
    const moves = Object.entries(MOVES[event][part] ?? {})
    if (moves.length === 0) continue
    const column = orders[COLUMNS[part]]
    const cases = moves.map(([from, to]) => sql`when ${from} then ${to}`)
    columns[COLUMNS[part]] = sql`case ${column} ${sql.join(cases, sql` `)} else ${column} end`
  }
  return { ...columns, ...(status && { status }) }
}

const listOf = (states: string[]) =>
  sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )

/** Excludes orders that stay put while their vendor's breaker is open; no condition if none is. */
export function isNotLeft({ networks, isMail }: LeftAlone): SQL | undefined {
  const waiting = [
    ...(networks.length > 0 ? [both(inArray(orders.step, NETWORK_STEPS), inArray(orders.networkId, networks))] : []),
    ...(isMail ? [eq(orders.step, MAIL_STEP)] : []),
  ]
  return waiting.length > 0 ? not(both(eq(orders.status, 'error'), either(...waiting))) : undefined
}
