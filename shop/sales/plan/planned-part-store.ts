// The parts of plans that are bought later.
import { and, asc, eq, gt, gte, inArray, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { plannedParts } from '#db/schema/sales/planned-parts.ts'
import type { PlannedPart, PlanPart } from '#shop/catalogue/trip/plan-parts.ts'
import type { Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import { inSql } from '#shop/sales/order-rows/order-conditions-store.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { dateOnlyOf, parseDateOnly, type DateOnly } from '#values/date.ts'

type Row = typeof plannedParts.$inferSelect
export type PartToBuy = PlannedPart &
  Pick<Row, 'id' | 'orderId' | 'state' | 'change'> & { usage: Usage; remindOn: DateOnly }

/** A place in the list of due parts. */
export type DuePlace = Pick<Row, 'id' | 'remindOn'>

type NewPart = PlanPart & { id: string }

const dayOf = (text: string): DateOnly => {
  const day = parseDateOnly(text)
  if (!day) throw new Error('A planned part has a day that does not exist.')
  return day
}

const toPart = ({ createdAt: _createdAt, arrival, departure, remindOn, ...same }: Row): PartToBuy => ({
  ...same,
  arrival: dayOf(arrival),
  departure: dayOf(departure),
  remindOn: dayOf(remindOn),
})

const isWaiting = eq(plannedParts.state, 'waiting')

export const plannedPartStore = ({ db }: Pick<Database, 'db'>) => ({
  add: async (orderId: string, usage: Usage, parts: NewPart[], now: Date): Promise<void> => {
    if (parts.length === 0) return
    const rows = parts.map(
      ({ id, number, bundle, isTopUp, priceCents, destinations, arrival, departure, remindOn }) => ({
        id,
        orderId,
        number,
        usage,
        bundleId: bundle.bundleId,
        isTopUp,
        priceCents,
        destinations,
        arrival,
        departure,
        remindOn,
        state: 'waiting' as const,
        createdAt: now,
      }),
    )
    await db().insert(plannedParts).values(rows)
  },

  find: async (id: string): Promise<PartToBuy | null> => {
    const [row] = await db().select().from(plannedParts).where(eq(plannedParts.id, id)).limit(1)
    return row ? toPart(row) : null
  },

  /** Those of an order in any state, first one first; if a number was planned anew, its last one last. */
  listOf: async (orderId: string): Promise<PartToBuy[]> =>
    (
      await db()
        .select()
        .from(plannedParts)
        .where(eq(plannedParts.orderId, orderId))
        .orderBy(asc(plannedParts.number), asc(plannedParts.createdAt))
    ).map(toPart),

  /** All paid orders of a buyer whose plans have this part, oldest first. */
  listPlansWith: async (
    { email, businessId }: Pick<Order, 'email' | 'businessId'>,
    { bundleId, arrival, isTopUp }: Pick<PartToBuy, 'bundleId' | 'arrival' | 'isTopUp'>,
  ): Promise<string[]> => {
    const isPart = and(
      eq(plannedParts.bundleId, bundleId),
      eq(plannedParts.arrival, arrival),
      eq(plannedParts.isTopUp, isTopUp),
    )
    const having = db().select({ id: plannedParts.orderId }).from(plannedParts).where(isPart)
    const isBrands = sql`${orders.businessId} is not distinct from ${businessId}`
    const rows = await db()
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.email, email), isBrands, inSql.isSettled, inArray(orders.id, having)))
      .orderBy(asc(orders.createdAt), asc(orders.id))
    return rows.map(({ id }) => id)
  },

  /** Those of paid orders whose reminders are due on this day, behind this place. */
  listDue: (today: DateOnly, most: number, behind: DuePlace | null) =>
    db()
      .select({ id: plannedParts.id, orderId: plannedParts.orderId, remindOn: plannedParts.remindOn })
      .from(plannedParts)
      .innerJoin(orders, eq(orders.id, plannedParts.orderId))
      .where(
        and(
          isWaiting,
          lte(plannedParts.remindOn, today),
          inSql.isSettled,
          behind
            ? or(
                gt(plannedParts.remindOn, behind.remindOn),
                and(eq(plannedParts.remindOn, behind.remindOn), gt(plannedParts.id, behind.id)),
              )
            : undefined,
        ),
      )
      .orderBy(asc(plannedParts.remindOn), asc(plannedParts.id))
      .limit(most),

  /** Only for one that still waits; false if somebody else has moved it. */
  move: async (id: string, state: 'mailed' | 'ended', change: Row['change'] = null): Promise<boolean> => {
    const moved = await db()
      .update(plannedParts)
      .set({ state, change })
      .where(and(eq(plannedParts.id, id), isWaiting))
      .returning({ id: plannedParts.id })
    return moved.length > 0
  },

  /** Ends those of an order that still wait, from this one on. */
  endFrom: async (orderId: string, number: number): Promise<void> => {
    await db()
      .update(plannedParts)
      .set({ state: 'ended' })
      .where(and(eq(plannedParts.orderId, orderId), isWaiting, gte(plannedParts.number, number)))
  },

  /** Ends all of an order, also those whose reminders may still be on their way. */
  endAll: async (orderId: string): Promise<void> => {
    await db().update(plannedParts).set({ state: 'ended' }).where(eq(plannedParts.orderId, orderId))
  },

  /** Deletes those of an erased buyer's orders. */
  forgetOf: async (userId: string): Promise<void> => {
    const own = db().select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
    await db().delete(plannedParts).where(inArray(plannedParts.orderId, own))
  },

  /**
   * Those of orders whose last part ended before this, all at once, since what was bought of a plan is found by the rest
   * of it; and those of orders that name nobody anymore.
   */
  forgetPast: (before: Date, most: number): Promise<number> => {
    const day = dateOnlyOf(before, 'UTC')
    const nameless = db()
      .select({ id: orders.id })
      .from(orders)
      .where(sql`${orders.email} like '%@deleted.invalid'`)
    const toCome = db().select({ id: plannedParts.orderId }).from(plannedParts).where(gte(plannedParts.departure, day))
    const where = or(inArray(plannedParts.orderId, nameless), notInArray(plannedParts.orderId, toCome))
    return forgetSome(db(), { table: plannedParts, key: plannedParts.id, where, most })
  },
})
