// The shop notices when the database is down, nobody waits on a dead connection, and its return is noticed
// automatically.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { openFaultProxy } from '#scripts/storm/fault-proxy.ts'
import { newPostgres } from '#tests/support/test-databases.ts'
import { connectPostgres } from './connect.ts'
import { watchDatabase } from './pulse.ts'

const postgresUrl = inject('postgresUrl')

describe.skipIf(!postgresUrl)('on PostgreSQL', () => {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })

  async function overProxy() {
    const own = new URL(await newPostgres(postgresUrl ?? ''))
    const proxy = await openFaultProxy({ host: own.hostname, port: Number(own.port) }, 'postgres')
    closing.push(proxy.close)
    own.port = String(proxy.port)
    return { proxy, url: own.href }
  }

  it('reports once that the database is unreachable, and once that it is back', async () => {
    const { proxy, url } = await overProxy()
    const told: string[] = []
    const pulse = watchDatabase(url, {
      onAway: () => told.push('away'),
      onSilent: () => told.push('silent'),
      onBack: () => told.push('back'),
    })
    closing.push(pulse.close)
    await proxy.set('refused')
    await expect.poll(() => told).toContain('silent')
    expect([told[0], pulse.isAway()]).toEqual(['away', true])
    await proxy.set(null)
    await expect.poll(() => pulse.isAway()).toBe(false)
    expect(told.filter((word) => word !== 'silent')).toEqual(['away', 'back'])
  })

  it('checks the database without a statement', async () => {
    const url = await newPostgres(postgresUrl ?? '')
    const watcher = new Client(url)
    await watcher.connect()
    closing.push(() => watcher.end())
    const pulse = watchDatabase(url, { onAway: () => {}, onSilent: () => {}, onBack: () => {} })
    closing.push(pulse.close)
    const looks = new Set<string>()
    let statement: unknown
    await expect
      .poll(async () => {
        const { rows } = await watcher.query<{ query: string; at: string }>(
          `select query, state_change::text as at from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
        )
        for (const { query, at } of rows) {
          looks.add(at)
          statement = query
        }
        return looks.size
      })
      .toBeGreaterThanOrEqual(4)
    expect([statement, pulse.isAway()]).toEqual(['', false])
  })

  it('no statement is compiled', async () => {
    const open = await connectPostgres(await newPostgres(postgresUrl ?? ''), () => {})
    closing.push(open.close)
    expect(await open.database.db().execute(sql`show jit`)).toMatchObject({ rows: [{ jit: 'off' }] })
  })

  it('a statement times out by itself, and on a silent connection with the connection', async () => {
    const { proxy, url } = await overProxy()
    const open = await connectPostgres(url, () => {})
    closing.push(open.close)
    const ask = (what: ReturnType<typeof sql>) => open.database.db().execute(what)
    expect(await ask(sql`show statement_timeout`)).toMatchObject({ rows: [{ statement_timeout: '30s' }] })
    expect(await ask(sql`show idle_in_transaction_session_timeout`)).toMatchObject({
      rows: [{ idle_in_transaction_session_timeout: '30s' }],
    })

    await proxy.set('silent')
    const asked = Promise.allSettled(Array.from({ length: 12 }, () => ask(sql`select 1`)))
    await pause(50)
    open.cutLines()
    expect((await asked).filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(10)
    await proxy.set(null)
    await expect.poll(async () => (await Promise.allSettled([ask(sql`select 1`)]))[0]?.status).toBe('fulfilled')
  })
})
