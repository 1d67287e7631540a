// The column `order_data` holds an order's facts as one JSON value. The database rebuilds it when one of them changes,
// and not at each step of a delivery.
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { orders } from '#db/schema.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

async function namesOf(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows }: { rows?: unknown } = Object(await shop.database.db().execute(query))
  const names = Array.isArray(rows) ? rows.map((row: unknown) => String(Reflect.get(Object(row), 'name'))) : []
  return names.toSorted()
}

it.each(engines())('is rebuilt for each fact it holds, and for no step, on %s', async (_name, engine) => {
  shop = await openTestShop({ engine })
  const named = await namesOf(sql`
    select distinct found[1] as name
    from pg_proc, regexp_matches(prosrc, 'NEW\\.(\\w+)', 'g') as found
    where proname = 'derive_order_data'`)
  const watched = await namesOf(sql`
    select attname as name
    from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any(tgattr)
    where tgname = 'order_data_is_derived'`)
  expect(watched).toEqual(named)
  expect(named).toContain('card_country')
  expect(named).not.toContain('step')
})

it.each(engines())('shows a changed fact, on %s', async (_name, engine) => {
  shop = await openTestShop({ engine })
  const { orderId } = await shop.placeOrder()
  const pieceOf = async () => (await shop.database.db().select().from(orders).where(eq(orders.id, orderId)))[0]?.data
  expect(await pieceOf()).toMatchObject({ taxEvidence: { cardCountry: null, conflict: false } })
  const facts = { cardCountry: 'FR', isTaxConflict: true } as const
  await shop.database.db().update(orders).set(facts).where(eq(orders.id, orderId))
  expect(await pieceOf()).toMatchObject({ taxEvidence: { cardCountry: 'FR', conflict: true } })
  await shop.database
    .db()
    .update(orders)
    .set({ data: sql`null` })
    .where(eq(orders.id, orderId))
  expect(await pieceOf()).toMatchObject({ taxEvidence: { cardCountry: 'FR' } })
})
