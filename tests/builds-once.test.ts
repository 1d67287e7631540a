// An order's statements are built once: building their texts took longer than anything else that the shop does with its
// database. Counted where the query layer builds them, for the second order that goes the same way.
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyAndWait } from './support/buy-and-wait.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ engine: 'embedded', callbackDelayMs: 0, goesOnAtOnce: true })
})
afterAll(() => shop.close())

/** The texts that are built from now on. */
function listBuilt(): string[] {
  const dialect: unknown = Reflect.get(shop.database.db(), 'dialect')
  if (!(dialect instanceof PgDialect)) throw new Error('The query layer has no dialect.')
  const build = dialect.sqlToQuery.bind(dialect)
  const built: string[] = []
  dialect.sqlToQuery = (statement: SQL) => {
    const query = build(statement)
    built.push(query.sql)
    return query
  }
  return built
}

it('an order builds none of its statements that an earlier order built', async () => {
  for (let each = 0; each < 3; each += 1) await buyAndWait(shop, `before-${each}@example.com`)
  const built = listBuilt()
  await buyAndWait(shop, 'buyer@example.com')
  // The counter of attempts is a library's.
  expect(built.filter((text) => !text.startsWith('insert into "rate_limits"'))).toEqual([])
})
