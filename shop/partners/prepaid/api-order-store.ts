// Orders made by a business's software: whose they are, what was requested, and the business's own reference.
import { and, desc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { apiOrders } from '#db/schema/partners/prepaid.ts'

export type ApiOrder = typeof apiOrders.$inferSelect
export type ApiOrderStore = ReturnType<typeof apiOrderStore>

/** Whose orders are meant: a test key only sees orders of test keys. */
export type OrdersOf = Pick<ApiOrder, 'businessId' | 'mode'>

const isOf = ({ businessId, mode }: OrdersOf) => and(eq(apiOrders.businessId, businessId), eq(apiOrders.mode, mode))

export const apiOrderStore = ({ db }: Pick<Database, 'db'>) => ({
  add: (order: ApiOrder) => db().insert(apiOrders).values(order),

  /** Null for somebody else's order. */
  find: async (of: OrdersOf, orderId: string): Promise<ApiOrder | null> =>
    (
      await db()
        .select()
        .from(apiOrders)
        .where(and(isOf(of), eq(apiOrders.orderId, orderId)))
        .limit(1)
    )[0] ?? null,

  /** By the hash of the caller's idempotency key. */
  findByAttempt: async (of: OrdersOf, attempt: string): Promise<ApiOrder | null> =>
    (
      await db()
        .select()
        .from(apiOrders)
        .where(and(isOf(of), eq(apiOrders.attempt, attempt)))
        .limit(1)
    )[0] ?? null,

  /** Whether the call with this mark made another order from a balance; its own is ignored. */
  hasOtherOfMark: async (businessId: string, mark: string, orderId: string): Promise<boolean> =>
    (
      await db()
        .select({ orderId: apiOrders.orderId })
        .from(apiOrders)
        .where(
          and(
            isOf({ businessId, mode: 'live' }),
            ne(apiOrders.orderId, orderId),
            sql`right(replace(${apiOrders.orderId}::text, '-', ''), ${mark.length}) = ${mark}`,
          ),
        )
        .limit(1)
    ).length > 0,

  /** The IDs of all orders paid from a balance. */
  listLive: async (): Promise<string[]> =>
    (await db().select({ id: apiOrders.orderId }).from(apiOrders).where(eq(apiOrders.mode, 'live'))).map(
      ({ id }) => id,
    ),

  /** Fills in what was unknown about a restored order, once the same call was repeated. */
  complete: (orderId: string, call: Pick<ApiOrder, 'keyId' | 'attempt' | 'request' | 'ownReference'>) =>
    db().update(apiOrders).set(call).where(eq(apiOrders.orderId, orderId)),

  /** The business's references for these orders, by ID; those without one are left out. */
  readReferences: async (orderIds: string[]): Promise<Map<string, string>> => {
    if (orderIds.length === 0) return new Map()
    const found = await db()
      .select({ orderId: apiOrders.orderId, ownReference: apiOrders.ownReference })
      .from(apiOrders)
      .where(and(inArray(apiOrders.orderId, orderIds), isNotNull(apiOrders.ownReference)))
    return new Map(found.map(({ orderId, ownReference }) => [orderId, ownReference ?? '']))
  },

  /** Deletes the business's references for these orders, because they may name a traveler. */
  forgetReferences: async (orderIds: string[]): Promise<void> => {
    if (orderIds.length === 0) return
    await db().update(apiOrders).set({ ownReference: null }).where(inArray(apiOrders.orderId, orderIds))
  },

  /** Newest first, older than this one; with a reference, only orders that have it. */
  list: (
    of: OrdersOf,
    {
      after,
      ownReference,
      most,
    }: { after: { at: Date; id: string } | null; ownReference: string | null; most: number },
  ): Promise<ApiOrder[]> =>
    db()
      .select()
      .from(apiOrders)
      .where(
        and(
          isOf(of),
          ownReference === null ? undefined : eq(apiOrders.ownReference, ownReference),
          after
            ? or(
                lt(apiOrders.createdAt, after.at),
                and(eq(apiOrders.createdAt, after.at), sql`${apiOrders.orderId} < ${after.id}::uuid`),
              )
            : undefined,
        ),
      )
      .orderBy(desc(apiOrders.createdAt), desc(apiOrders.orderId))
      .limit(most),
})
