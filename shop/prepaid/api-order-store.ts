// Which orders the software of a business made: whose they are, what was asked, and what the business calls them.
import { and, desc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { apiOrders } from '#db/schema/prepaid.ts'

export type ApiOrder = typeof apiOrders.$inferSelect
export type ApiOrderStore = ReturnType<typeof apiOrderStore>

/** Whose orders are meant: a test key sees those of test keys alone. */
export type OrdersOf = Pick<ApiOrder, 'businessId' | 'mode'>

const isOf = ({ businessId, mode }: OrdersOf) => and(eq(apiOrders.businessId, businessId), eq(apiOrders.mode, mode))

export const apiOrderStore = ({ db }: Pick<Database, 'db'>) => ({
  add: (order: ApiOrder) => db().insert(apiOrders).values(order),

  /** Null for an order of somebody else. */
  find: async (of: OrdersOf, orderId: string): Promise<ApiOrder | null> =>
    (
      await db()
        .select()
        .from(apiOrders)
        .where(and(isOf(of), eq(apiOrders.orderId, orderId)))
        .limit(1)
    )[0] ?? null,

  /** By the fingerprint of the caller's idempotency key. */
  findByAttempt: async (of: OrdersOf, attempt: string): Promise<ApiOrder | null> =>
    (
      await db()
        .select()
        .from(apiOrders)
        .where(and(isOf(of), eq(apiOrders.attempt, attempt)))
        .limit(1)
    )[0] ?? null,

  /** Whether another order of a balance was made with the call whose mark this is; its own is left out. */
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

  /** All that were paid from a balance, by their ids. */
  listLive: async (): Promise<string[]> =>
    (await db().select({ id: apiOrders.orderId }).from(apiOrders).where(eq(apiOrders.mode, 'live'))).map(
      ({ id }) => id,
    ),

  /** What was not known of an order that was put back, once the same call came again. */
  complete: (orderId: string, call: Pick<ApiOrder, 'keyId' | 'attempt' | 'request' | 'ownReference'>) =>
    db().update(apiOrders).set(call).where(eq(apiOrders.orderId, orderId)),

  /** What the business calls these orders, by their ids; those without such a name are left out. */
  readReferences: async (orderIds: string[]): Promise<Map<string, string>> => {
    if (orderIds.length === 0) return new Map()
    const found = await db()
      .select({ orderId: apiOrders.orderId, ownReference: apiOrders.ownReference })
      .from(apiOrders)
      .where(and(inArray(apiOrders.orderId, orderIds), isNotNull(apiOrders.ownReference)))
    return new Map(found.map(({ orderId, ownReference }) => [orderId, ownReference ?? '']))
  },

  /** What the business called these orders: it may name a traveler. */
  forgetReferences: async (orderIds: string[]): Promise<void> => {
    if (orderIds.length === 0) return
    await db().update(apiOrders).set({ ownReference: null }).where(inArray(apiOrders.orderId, orderIds))
  },

  /** The newest first, older than this one; with a name, only those that the business calls so. */
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
