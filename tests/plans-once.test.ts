// PostgreSQL plans the statements of an order a few times per connection, then keeps the plan: planning a statement
// takes longer than running it. The embedded database has no named statements, so there the list is empty.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectPostgres } from '#db/connection/connect.ts'
import { buyAndWait } from './support/buy-and-wait.ts'
import { engines, type Engine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { newPostgres, takeDatabase } from './support/test-databases.ts'

/** PostgreSQL plans a statement for its values five times, and then compares the costs. */
const FIRST_PLANS = 5
/** More than the uses before a statement gets a name, and these plans. */
const ORDERS = 14

// Reading a whole table is made as expensive as if it were large, so that an index that only fits known values counts.
async function openDatabase(engine: Engine) {
  if (engine === 'embedded') return takeDatabase(engine)
  const url = new URL(await newPostgres(engine.postgresUrl))
  url.searchParams.set('options', '-c enable_seqscan=off')
  const open = await connectPostgres(url.href, () => {})
  return { open, giveBack: open.close }
}

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({
      engine,
      callbackDelayMs: 0,
      goesOnAtOnce: true,
      openDatabase: () => openDatabase(engine),
    })
  })
  afterAll(() => shop.close())

  it('no statement of an order is planned each time', async () => {
    for (let order = 0; order < ORDERS; order += 1) await buyAndWait(shop, `buyer-${order}@example.com`)
    const db = shop.database.db()
    const named = await db
      .select({
        statement: sql<string>`left(statement, 200)`,
        plans: sql<number>`custom_plans::integer`,
        uses: sql<number>`(generic_plans + custom_plans)::integer`,
      })
      .from(sql`pg_prepared_statements`)
    const often = named.filter(({ uses }) => uses > FIRST_PLANS)

    expect(often.length).toBeGreaterThanOrEqual(engine === 'embedded' ? 0 : 6)
    expect(often.filter(({ plans }) => plans > FIRST_PLANS)).toEqual([])
  })

  it('an order is counted by reading its own lines, even if that was planned while there were few others', async () => {
    const plan = await shop.database.tx(async () => {
      const db = shop.database.db()
      for (const setting of ['enable_bitmapscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_seqscan'])
        await db.execute(sql`select set_config(${setting}, 'off', true)`)
      await db.execute(sql`analyze order_events, order_history`)
      return JSON.stringify(await db.execute(sql`explain select * from order_figure_rows where event_id = 1`))
    })

    expect(plan).toContain('order_events_by_order')
    expect(plan).not.toMatch(/Index Cond: \(\(?id </)
  })
})
