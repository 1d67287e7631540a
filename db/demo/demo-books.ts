// Reads what demo data says about payments and eSIMs, so that the sandbox can be told. Writes nothing.
import { and, asc, eq, gt, inArray, like, or } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { esimChecks, esims, orderEvents, orders, paymentSessions } from '#db/schema.ts'

/** The prefix of demo orders' attempts; real ones are UUIDs. */
export const DEMO_ATTEMPT = 'demo-'
const AT_ONCE = 500

export type DemoBook = {
  order: typeof orders.$inferSelect
  moves: (typeof orderEvents.$inferSelect)[]
  page: typeof paymentSessions.$inferSelect | null
  esim: typeof esims.$inferSelect | null
  check: typeof esimChecks.$inferSelect | null
  /** Later top-ups of the same eSIM. */
  topUps: (typeof orders.$inferSelect)[]
}

/** A shop's demo orders, oldest first, some hundred at a time. */
export async function* listDemoBooks({ db }: Pick<Database, 'db'>): AsyncGenerator<DemoBook[]> {
  const isDemo = like(orders.attemptKey, `${DEMO_ATTEMPT}%`)
  let after: { at: Date; id: string } | null = null
  for (;;) {
    const rows: (typeof orders.$inferSelect)[] = await db()
      .select()
      .from(orders)
      .where(
        and(
          isDemo,
          after
            ? or(gt(orders.createdAt, after.at), and(eq(orders.createdAt, after.at), gt(orders.id, after.id)))
            : undefined,
        ),
      )
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    const ids = rows.map(({ id }) => id)
    const [moves, pages, profiles, checks, topUps] = await Promise.all([
      db().select().from(orderEvents).where(inArray(orderEvents.orderId, ids)).orderBy(asc(orderEvents.id)),
      db().select().from(paymentSessions).where(inArray(paymentSessions.orderId, ids)),
      db().select().from(esims).where(inArray(esims.orderId, ids)),
      db().select().from(esimChecks).where(inArray(esimChecks.orderId, ids)),
      db()
        .select()
        .from(orders)
        .where(and(isDemo, inArray(orders.targetOrderId, ids), eq(orders.paymentState, 'paid')))
        .orderBy(asc(orders.createdAt)),
    ])
    const movesOf = Map.groupBy(moves, ({ orderId }) => orderId)
    const topUpsOf = Map.groupBy(topUps, ({ targetOrderId }) => targetOrderId)
    const [pageOf, esimOf, checkOf] = [byOrder(pages), byOrder(profiles), byOrder(checks)]
    yield rows.map((order) => ({
      order,
      moves: movesOf.get(order.id) ?? [],
      page: pageOf.get(order.id) ?? null,
      esim: esimOf.get(order.id) ?? null,
      check: checkOf.get(order.id) ?? null,
      topUps: topUpsOf.get(order.id) ?? [],
    }))
    after = { at: last.createdAt, id: last.id }
  }
}

const byOrder = <Row extends { orderId: string }>(rows: Row[]) => new Map(rows.map((row) => [row.orderId, row]))
