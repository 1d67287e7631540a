// A file of 20,000 bundles is saved as a whole, and whoever else is there is served meanwhile.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundles, catalogueChanges } from '#db/schema.ts'
import { engines } from '#tests/support/engines.ts'
import { hasAnAccount } from '#tests/support/having-accounts.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const LINES = 20_000
const HEAD = 'bundle_id,zone,megabytes,days,status,price_eur,topup_eur,cost_eur'

/** How many turns others had while this ran. */
async function turnsOfOthers<Answer>(work: () => Promise<Answer>): Promise<{ turns: number; answer: Answer }> {
  let [turns, isOver] = [0, false]
  const other = () => {
    turns += 1
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  const answer = await work()
  isOver = true
  return { turns, answer }
}

for (const [name, engine] of engines()) {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  it(`20,000 bundles are looked at, saved at once, and there (${name})`, async () => {
    const { id } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
    const by = { ...shop.at, actor: { id, type: 'super-admin' as const } }
    const { catalogue } = shop.shop
    const sizes = (await catalogue.viewDeskZone('Europe'))?.prices.find(({ size }) => size === '1GB')
    const [price, topUp] = [sizes?.price.cents ?? 0, sizes?.topup.cents ?? 0].map((cents) => cents / 100)
    const lineOf = (_: unknown, at: number) => `large_${at},Europe,1024,7,Active,${price},${topUp},0.50`
    const text = [HEAD, ...Array.from({ length: LINES }, lineOf)].join('\r\n')

    const seen = await turnsOfOthers(() => catalogue.viewImport(text))
    expect(seen.answer).toMatchObject({ ok: true, lines: LINES })
    expect(seen.turns).toBeGreaterThan(20)
    const version = seen.answer.ok ? seen.answer.version : ''
    const saved = await turnsOfOthers(() => catalogue.takeImport({ text, version }, by))
    expect(saved.answer).toEqual({ ok: true, changed: 3 * LINES })
    // One for each statement.
    expect(saved.turns).toBeGreaterThan(1200)

    const db = shop.database.db()
    const isNew = sql`${bundles.bundleId} like 'large\\_%'`
    expect(await db.$count(bundles, sql`${isNew} and ${bundles.status} = 'Active' and ${bundles.costCents} = 50`)).toBe(
      LINES,
    )
    expect(await db.$count(catalogueChanges, eq(catalogueChanges.madeBy, id))).toBe(3 * LINES)
    const again = await catalogue.viewImport(text)
    expect(again).toMatchObject({ ok: true, lines: LINES, changes: [] })
  }, 300_000)
}
