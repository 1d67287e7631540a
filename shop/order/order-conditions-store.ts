// What makes an order stuck, failed, in review, sold, and what it earned: each said once, on paper and for the database
// side by side. Every page, count and list asks here; a test holds both columns together.
import { and, eq, gt, inArray, isNotNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { STUCK_AFTER_MS } from './desk-order.ts'
import { isCompleted, isSettled, type PaymentState } from './order.ts'

/** What a condition looks at. */
export type OrderFacts = {
  paymentState: PaymentState
  status: 'started' | 'error' | 'completed'
  step: string
  reviewReason: string | null
  paidCents: number
  refundedCents: number
  /** When it was paid, made free of charge, retried or resumed last; null when none of that happened yet. */
  setOffAt: Date | null
}

/** The moves after which an order has ten minutes to arrive. */
const SETS_OFF = ['paid', 'free', 'retry_requested', 'resumed']

/** An order that somebody paid for or got for free, whatever became of it afterwards. */
export const isSold = ({ paymentState, paidCents }: OrderFacts): boolean => paymentState === 'free' || paidCents > 0

/** What it brought with VAT, in cents, less what went back. */
export const revenueCents = ({ paidCents, refundedCents }: OrderFacts): number => paidCents - refundedCents

/** A step failed, and nobody tries it again by itself. */
export const isFailed = (order: OrderFacts): boolean => isSettled(order) && order.status === 'error'

/** Paid or free, neither failed nor completed, and nothing set it off for ten minutes. */
export const isStuck = (order: OrderFacts, now: Date): boolean =>
  isSettled(order) &&
  order.status !== 'error' &&
  !isCompleted(order) &&
  (order.setOffAt === null || now.getTime() - order.setOffAt.getTime() >= STUCK_AFTER_MS)

/** A person has to decide: it stopped, or it goes on and something about it is wrong. */
export const isInReview = ({ paymentState, reviewReason }: OrderFacts): boolean =>
  paymentState === 'review' || reviewReason !== null

/** All that waits for somebody. */
export const isToLookAt = (order: OrderFacts, now: Date): boolean =>
  isStuck(order, now) || isFailed(order) || isInReview(order)

const settled = inArray(orders.paymentState, ['paid', 'free'])

// Tables are named in full: inside a list of columns the query layer would leave the outer one away.
const hasSetOff = (since: Date) => sql`exists (
  select 1 from order_events moved
  where moved.order_id = order_history.order_id
    and moved.move in (${sql.join(
      SETS_OFF.map((move) => sql`${move}`),
      sql`, `,
    )})
    and moved.at > ${since.toISOString()}::timestamptz)`

const both = (...conditions: SQL[]): SQL => and(...conditions) ?? sql`true`
const either = (...conditions: SQL[]): SQL => or(...conditions) ?? sql`false`

/** The same for the database. */
export const inSql = {
  isSold: either(eq(orders.paymentState, 'free'), gt(orders.paidCents, 0)),
  revenueCents: sql<number>`(${orders.paidCents} - ${orders.refundedCents})`,
  isFailed: both(settled, eq(orders.status, 'error')),
  isStuck: (now: Date): SQL =>
    both(
      settled,
      ne(orders.status, 'error'),
      either(ne(orders.status, 'completed'), ne(orders.step, 'order_completed')),
      not(hasSetOff(new Date(now.getTime() - STUCK_AFTER_MS))),
    ),
  isInReview: either(eq(orders.paymentState, 'review'), isNotNull(orders.reviewReason)),
  isToLookAt: (now: Date): SQL => either(inSql.isStuck(now), inSql.isFailed, inSql.isInReview),
}
