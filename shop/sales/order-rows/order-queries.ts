// Reads orders and their history for staff: lists, counts, days, and times, aggregated by the database; writes nothing.
import { and, count, desc, eq, gte, inArray, isNotNull, lt, lte, min, or, sql, type SQL } from 'drizzle-orm'
import { keysetOf, ofBusinesses } from '#db/query/conditions.ts'
import type { Database } from '#db/database.ts'
import { orderEvents, orders } from '#db/schema/sales/orders.ts'
import type { BrandIds } from '#shop/people/brand/tenant.ts'
import { basisPointsOf } from '#shop/catalogue/pricing/vat.ts'
import type { Cursor } from '#values/keyset.ts'
import {
  isAscending,
  isByTotal,
  type CouponCost,
  type DeskSearch,
  type DeskSort,
  type DeskView,
  type PollingTimes,
  type WaitingView,
} from '#shop/sales/order/desk-order.ts'
import type { OrderGroup } from '#shop/sales/order/order-conditions.ts'
import { inSql, isNotLeft } from './order-conditions-store.ts'
import { NOBODY, type LeftAlone } from '#shop/sales/order/left-alone.ts'
import { filtered, inGroup, matching, viewed, type ZonedFilters } from './order-filter-queries.ts'
import { SETTLING_MOVES } from '#shop/sales/order/order-moves.ts'
import { toEvidence } from './order-row.ts'

export type DeskQuery = {
  view: DeskView
  search: DeskSearch | null
  sort: DeskSort
  cursor: Cursor | null
  filters?: ZonedFilters | undefined
  /** Null for all brands. */
  brand: BrandIds | null
  /** Missing for orders in all states. */
  group?: OrderGroup | null
  /** Only what was bought from this business's balance. */
  paidBy?: string
}
export type DeskRow = Awaited<ReturnType<OrderQueries['list']>>[number]
export type OrderQueries = ReturnType<typeof orderQueries>

/** Moves that matter to a reader; the others are steps in between. */
const TOLD = sql`(${orderEvents.move} !~ '^(started|completed)_' or ${orderEvents.move} in ('started_order_created', 'completed_order_completed'))`

const PROMISED = 'completed_request_iccid_allocation'
// Both are written without parameters, like their index.
const isGiven = eq(orderEvents.move, 'completed_poll_for_iccid').inlineParams()
const isSettling = inArray(orderEvents.move, SETTLING_MOVES).inlineParams()
/** If it was promised longer ago, it was waiting for a person. */
const LONGEST_PROMISE_MS = 30 * 86_400_000
/** This many waits show how the network is doing, however many more there were. */
const MOST_POLLED = 1_000

const whole = (amount: SQL) => sql<number>`${amount}`.mapWith(Number)
const countWhere = (condition: SQL | undefined) => whole(sql`count(*) filter (where ${condition})`)

/** In the shop's time zone. */
export function orderQueries({ db }: Database, timeZone: string) {
  return {
    /** At most `most` orders from the cursor on, in its direction. */
    list: async (query: DeskQuery, most: number, now: Date) => {
      const { view, search, filters, sort, cursor, brand, group = null, paidBy } = query
      const isUp = isAscending(sort) !== (cursor?.direction === 'before')
      const by = isByTotal(sort) ? orders.totalCents : orders.createdAt
      const type = isByTotal(sort) ? 'bigint' : 'timestamptz'
      const { beyond, sorted } = keysetOf(cursor, { by, id: orders.id, isUp, type })
      return db()
        .select({
          id: orders.id,
          reference: orders.reference,
          kind: orders.kind,
          businessId: orders.businessId,
          email: orders.email,
          customerName: orders.customerName,
          companyName: orders.companyName,
          couponCode: orders.couponCode,
          subtotalCents: orders.subtotalCents,
          discountCents: orders.couponDiscountCents,
          totalCents: orders.totalCents,
          paidCents: orders.paidCents,
          refundedCents: orders.refundedCents,
          refundedBy: orders.refundedBy,
          bundleId: orders.bundleId,
          zone: orders.bundleZone,
          data: orders.bundleData,
          days: orders.bundleDays,
          processingFeeCents: orders.processingFeeCents,
          vatBasisPoints: sql<number>`${orders.taxRate}`.mapWith(basisPointsOf),
          vatCountry: orders.vatCountry,
          vatCents: orders.vatCents,
          iccid: sql<string | null>`coalesce(${orders.iccid}, ${orders.targetIccid})`.mapWith(orders.iccid),
          isReplaced: sql<boolean>`(${orders.replacedAt} is not null)`,
          isReplacement: sql<boolean>`(${orders.replacesOrderId} is not null)`,
          quantity: orders.quantity,
          traveler: orders.traveler,
          isTaxConflict: orders.isTaxConflict,
          taxCheckedAt: orders.taxCheckedAt,
          paymentState: orders.paymentState,
          provisioningState: orders.provisioningState,
          deliveryState: orders.deliveryState,
          status: orders.status,
          step: orders.step,
          errorMessage: orders.errorMessage,
          reviewReason: orders.reviewReason,
          isStuck: sql<boolean>`(${inSql.isStuck(now)})`,
          createdAt: orders.createdAt,
          updatedAt: orders.updatedAt,
        })
        .from(orders)
        .where(
          and(
            inSql.isPurchase,
            ofBusinesses(orders.businessId, brand),
            viewed(view, now, timeZone),
            filtered(filters),
            inGroup(group),
            paidBy === undefined ? undefined : and(inSql.isSale, eq(orders.balanceOf, paidBy)),
            matching(search),
            beyond,
          ),
        )
        .orderBy(...sorted)
        .limit(most)
    },

    /** How many orders are waiting for a person, in each of those views: as many as `list` lists. */
    countWaiting: async (now: Date): Promise<Record<WaitingView, number>> => {
      const waiting = db()
        .select({
          'to-look-at': countWhere(inSql.isToLookAt(now)),
          stuck: countWhere(inSql.isStuck(now)),
          failed: countWhere(inSql.isFailed),
          review: countWhere(inSql.isInReview),
          disputes: countWhere(inSql.isDisputed),
          mismatches: countWhere(inSql.isMismatched),
        })
        .from(orders)
        .where(and(inSql.isPurchase, inSql.isOpen))
      const conflicts = db()
        .select({
          'vat-conflicts': count(),
          only: countWhere(sql`not (${and(inSql.isOpen, inSql.isToLookAt(now))})`),
        })
        .from(orders)
        .where(and(inSql.isPurchase, viewed('vat-conflicts', now, timeZone)))
      const [[counted], [conflicting]] = await Promise.all([waiting, conflicts])
      if (!counted || !conflicting) throw new Error('Nothing was counted.')
      const { only, ...others } = conflicting
      return { ...counted, ...others, 'to-look-at': counted['to-look-at'] + only }
    },

    /** Whether anyone has ever bought, or got for free, something from this brand. */
    hasSold: async (brand: BrandIds): Promise<boolean> =>
      (
        await db()
          .select({ id: orders.id })
          .from(orders)
          .where(and(inSql.isSale, ofBusinesses(orders.businessId, brand), inSql.isSold))
          .limit(1)
      ).length > 0,

    /** The latest events of all orders, newest first. */
    listRecent: (most: number) =>
      db()
        .select({
          id: orderEvents.id,
          at: orderEvents.at,
          move: orderEvents.move,
          orderId: orderEvents.orderId,
          reference: orders.reference,
          customer: sql<string>`coalesce(${orders.companyName}, nullif(${orders.customerName}, ''), ${orders.email})`,
          kind: orders.kind,
          zone: orders.bundleZone,
          data: orders.bundleData,
          businessId: orders.businessId,
        })
        .from(orderEvents)
        .innerJoin(orders, eq(orders.id, orderEvents.orderId))
        .where(
          and(
            inSql.isPurchase,
            TOLD,
            or(inSql.isOwnPayment, sql`${orderEvents.move} not in ('started_order_created', 'free')`),
          ),
        )
        .orderBy(desc(orderEvents.id))
        .limit(most),

    /** The facts about an order that its buyer's pages don't need. */
    findFacts: async (id: string, now: Date) => {
      const [found] = await db()
        .select({ row: orders, isStuck: sql<boolean>`(${inSql.isStuck(now)})` })
        .from(orders)
        .where(eq(orders.id, id))
        .limit(1)
      if (!found) return null
      const { paidCents, isTaxConflict, taxCheckedAt, reviewSince } = found.row
      return { paidCents, isTaxConflict, taxCheckedAt, reviewSince, isStuck: found.isStuck, tax: toEvidence(found.row) }
    },

    /** How many orders each of these customers has, in any state; what was paid with another order isn't one more. */
    countOfUsers: (userIds: string[]) =>
      db()
        .select({ userId: orders.userId, found: count() })
        .from(orders)
        .where(and(inSql.isPurchase, inSql.isOwnPayment, inArray(orders.userId, userIds)))
        .groupBy(orders.userId),

    /** Orders that the worker should have looked at by now, and since when the first of them waits. */
    /**
     * Orders that the worker should have handled by now, and since when the first is waiting; without those that stay
     * in the queue while their vendor's breaker is open.
     */
    findOverdue: async (now: Date, leftAlone: LeftAlone = NOBODY): Promise<{ orders: number; since: Date | null }> => {
      const [found] = await db()
        .select({ orders: count(), since: min(orders.dueAt) })
        .from(orders)
        .where(and(lte(orders.dueAt, now), isNotLeft(leftAlone)))
      return found ?? { orders: 0, since: null }
    },

    /** Orders in progress or waiting for a person, by state. */
    countOpen: (): Promise<{ payment: string; provisioning: string; orders: number }[]> =>
      db()
        .select({ payment: orders.paymentState, provisioning: orders.provisioningState, orders: count() })
        .from(orders)
        .where(and(inSql.isPurchase, inSql.isOpen))
        .groupBy(orders.paymentState, orders.provisioningState),

    /** For the latest eSIMs since then, up to this many; null if there were none. */
    findPollingTimes: async (since: Date, most = MOST_POLLED): Promise<PollingTimes | null> => {
      const latest = db()
        .select({ orderId: orderEvents.orderId, at: orderEvents.at })
        .from(orderEvents)
        .where(and(isGiven, gte(orderEvents.at, since)))
        .orderBy(desc(orderEvents.at))
        .limit(most)
        .as('latest')
      const given = db()
        .select({ orderId: latest.orderId, at: sql<Date>`min(${latest.at})`.as('given_at') })
        .from(latest)
        .groupBy(latest.orderId)
        .as('given')
      // An order has few lines: `move || ''` keeps the database from using the index of names, which covers all orders.
      const promisedAt = sql`(select min(promised.at) from order_events promised
        where promised.order_id = ${given.orderId} and promised.move || '' = ${PROMISED}
          and promised.at >= ${new Date(since.getTime() - LONGEST_PROMISE_MS).toISOString()}::timestamptz)`
      const waits = db()
        .select({ ms: sql<number>`extract(epoch from ${given.at} - ${promisedAt}) * 1000`.as('ms') })
        .from(given)
        .innerJoin(orders, eq(orders.id, given.orderId))
        .where(inSql.isPurchase)
        // The limit only changes the plan: each wait is computed once, and not wherever it is used below.
        .limit(most)
        .as('waits')
      const [found] = await db()
        .select({
          orders: count(waits.ms),
          p50Ms: whole(sql`coalesce(percentile_cont(0.5) within group (order by ${waits.ms}), 0)`),
          p95Ms: whole(sql`coalesce(percentile_cont(0.95) within group (order by ${waits.ms}), 0)`),
        })
        .from(waits)
        .where(isNotNull(waits.ms))
      return found && found.orders > 0 ? found : null
    },

    /** Each coupon's discount on the orders settled from `from` until before `until`; largest first. */
    sumCoupons: (from: Date, until: Date): Promise<CouponCost[]> => {
      const discountCents = whole(sql`coalesce(sum(${orders.couponDiscountCents}), 0)`)
      return db()
        .select({ code: sql<string>`${orders.couponCode}`, orders: count(), discountCents })
        .from(orderEvents)
        .innerJoin(orders, eq(orders.id, orderEvents.orderId))
        .where(and(isSettling, isNotNull(orders.couponCode), gte(orderEvents.at, from), lt(orderEvents.at, until)))
        .groupBy(orders.couponCode)
        .orderBy(sql`sum(${orders.couponDiscountCents}) desc`, orders.couponCode)
    },
  }
}
