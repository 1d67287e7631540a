// PostgreSQL may end any connection at any moment: for a restart, a failover, or because an administrator says so.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { isCompleted } from '#shop/sales/order/order.ts'
import { watchUncaughtErrors } from './support/uncaught-errors.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const postgresUrl = inject('postgresUrl')

describe.skipIf(!postgresUrl)('on PostgreSQL', () => {
  let shop: TestShop
  let admin: Client
  let uncaughtErrors: ReturnType<typeof watchUncaughtErrors>
  beforeEach(async () => {
    uncaughtErrors = watchUncaughtErrors()
    shop = await openTestShop({ engine: { postgresUrl: postgresUrl ?? '' } })
    admin = new Client(postgresUrl ?? '')
    await admin.connect()
  })
  afterEach(async () => {
    await admin.end()
    await shop.close()
    uncaughtErrors.stop()
    uncaughtErrors.mustBeUnused()
  })

  const tell = async <Value>(what: ReturnType<typeof sql<Value>>) =>
    (
      await shop.database
        .db()
        .select({ told: what })
        .from(sql`(values (1)) as one`)
    )[0]?.told
  const nameOfDatabase = async () => (await tell(sql<string>`current_database()`)) ?? ''
  const aTransaction = () => shop.database.tx(() => shop.database.db().execute(sql`select 1`))
  const endAll = (name: string, state = '%') =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and state like $2', [
      name,
      state,
    ])
  // A connection ends some time after it was told to, and anybody who takes it in the meantime loses it.
  const allHaveEnded = async (name: string) => {
    await admin.query('select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = $1', [name])
    await pause(50)
  }

  it('a lost connection fails only its own transaction', async () => {
    const name = await nameOfDatabase()
    const working = shop.database.tx(async () => {
      await shop.database.db().execute(sql`create table was_kept (id integer)`)
      await endAll(name, 'idle in transaction')
      // The notice arrives while nobody is running a query.
      await pause(50)
      await shop.database.db().execute(sql`select 1`)
    })
    await expect(working).rejects.toThrow('Failed query')

    expect(await tell(sql`to_regclass('was_kept')`)).toBeNull()
  })

  it('connections lost at the start of transactions are replaced', async () => {
    const name = await nameOfDatabase()
    for (let round = 0; round < 15; round++) {
      const working = Promise.allSettled(Array.from({ length: 5 }, aTransaction))
      await endAll(name)
      await working
    }
    await allHaveEnded(name)
    // More than the pool has, all at once.
    expect(await Promise.all(Array.from({ length: 20 }, aTransaction))).toHaveLength(20)
  })

  it(
    'every paid order is delivered once although connections are lost all the time',
    { timeout: 120_000 },
    async () => {
      const name = await nameOfDatabase()
      const bought = []
      for (let number = 0; number < 4; number++) bought.push(await shop.buy({ email: `buyer-${number}@example.com` }))

      const calm = new AbortController()
      let ended = 0
      const storm = (async () => {
        while (!calm.signal.aborted) {
          const { rowCount } = await endAll(name)
          ended += rowCount ?? 0
          await pause(15)
        }
      })()
      for (let round = 0; round < 40; round++) {
        // What fails now is due again in the next round.
        await shop.shop.worker.sweep().catch(() => {})
        await Promise.allSettled(bought.map(({ orderId }) => shop.shop.worker.work({ name: 'provisioning', orderId })))
        shop.jump({ seconds: 3 })
      }
      calm.abort()
      await storm
      await allHaveEnded(name)
      expect(ended).toBeGreaterThan(0)

      for (const { orderId, reference } of bought) {
        // The lease of the interrupted step has to expire first.
        await shop.letTimePass({ minutes: 2 }, 20)
        await shop.until(orderId, isCompleted)
        expect(await shop.profilesOf(reference)).toHaveLength(1)
      }
    },
  )
})
