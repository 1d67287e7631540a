// Nobody but the shop maintains the embedded database: otherwise, every change would take up space forever.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tidy } from '#db/connection/tidy.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const ROWS = 2_000
const TIMES = 8

describe('the embedded database', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine: 'embedded' })
    await run(`insert into rate_limits select 'caller ' || n, 1, now() from generate_series(1, ${ROWS}) n`)
    await tidy(engine())
  })
  afterAll(() => shop.close())

  const engine = () => {
    if (!shop.engine) throw new Error('This is another database.')
    return shop.engine
  }
  const run = (statement: string) => engine().query<{ bytes: string }>(statement)
  const change = () => run(`update rate_limits set expire = expire + interval '1 second'`)
  const bytes = async () =>
    Number((await run(`select pg_total_relation_size('rate_limits')::text as bytes`)).rows[0]?.bytes)

  it('takes no more room, however often its rows are changed', async () => {
    await change()
    expect(await tidy(engine())).toBeGreaterThan(0)
    const before = await bytes()
    for (let times = 0; times < TIMES; times += 1) {
      await change()
      await tidy(engine())
    }
    expect(await bytes()).toBeLessThan(1.5 * before)
  })

  it('isn’t touched if nothing was changed', async () => {
    await tidy(engine())
    expect(await tidy(engine())).toBe(0)
  })
})
