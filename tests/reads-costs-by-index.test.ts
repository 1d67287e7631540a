// What the shop asks about costs and networks, one of it once a minute, reads what it is about, however much was sold
// before.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isCompleted } from '#shop/sales/order/order.ts'
import { networkPerformanceQueries } from '#shop/sales/order-rows/network-performance-queries.ts'
import { orderCostQueries } from '#shop/sales/order-rows/order-cost-queries.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const OLDER = 3_000
/** Enough for one order with its steps, and far from everything. */
const FEW = 100

/** Copies of all rows of a table as those of older orders: one of each for each number up to `OLDER`. */
const copied = (table: string, changes: string) =>
  sql.raw(`
    insert into ${table} overriding system value
    select copy.* from ${table} row, generate_series(1, ${OLDER}) number,
      jsonb_populate_record(row, jsonb_build_object(${changes})) copy`)
const orderId = "'order_id', md5('order' || number)::uuid"

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  let bought: string
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    bought = (await shop.until((await shop.buy({ email: 'costs@example.com' })).orderId, isCompleted)).id
    await shop.database.tx(async () => {
      const db = shop.database.db()
      await db.execute(sql`set local session_replication_role = replica`)
      const long = "'created_at', '2020-01-01T00:00:00Z'"
      const named = "'custom_reference', 'old ' || number, 'attempt_key', 'old ' || number, 'iccid', null"
      await db.execute(copied('order_history', `${orderId}, ${named}, ${long}`))
      const attempt = "'id', gen_random_uuid(), 'secret_hash', 'old ' || number, 'asked_at', '2020-01-01T00:00:00Z'"
      await db.execute(copied('allocation_attempts', `${orderId}, ${attempt}`))
      const esim = "'id', gen_random_uuid(), 'iccid', 'old ' || number, 'network_esim_id', null"
      await db.execute(copied('esims', `${orderId}, ${esim}, ${long}`))
      await db.execute(
        copied('order_events', `${orderId}, 'id', -row.id * ${OLDER} - number, 'at', '2020-01-01T00:00:00Z'`),
      )
    })
    await shop.database.db().execute(sql`analyze order_history, allocation_attempts, esims, order_events`)
  })
  afterAll(() => shop.close())

  /** How many rows of each table were read for this. */
  const rowsRead = (ask: () => Promise<unknown>) =>
    shop.database.tx(async () => {
      await ask()
      return shop.database
        .db()
        .select({ table: sql<string>`relname::text`, rows: sql<number>`(seq_tup_read + idx_tup_fetch)::integer` })
        .from(sql`pg_stat_xact_user_tables`)
        .where(sql`relname in ('order_history', 'allocation_attempts', 'esims', 'order_events')`)
    })

  it.each([
    ['the cost of an order', () => orderCostQueries(shop.database).find(bought)],
    ['the costs of a network in two weeks', () => orderCostQueries(shop.database).sumSince('esim-network', lately())],
    ['how the networks did in two weeks', () => networkPerformanceQueries(shop.database).listPerformance(lately(), 50)],
  ])('%s is read without the older orders', async (_what, ask) => {
    const read = await rowsRead(ask)
    expect(read.filter(({ rows }) => rows > FEW)).toEqual([])
  })
  const lately = () => new Date(shop.clock.now().getTime() - 14 * 86_400_000)
})
