import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { NEVER_AWAY, type Away } from '#ports/away.ts'
import { quickEngine } from '#tests/support/engines.ts'
import { takeDatabase } from '#tests/support/test-databases.ts'
import { healthEndpoints, assessReadiness } from './readiness.ts'

const GONE: Away = {
  isAway: () => true,
  onAway: (callBack) => {
    callBack()
    return () => {}
  },
  isFault: () => false,
}
const full = () => Promise.resolve({ freeBytes: 1_000 })
const roomy = () => Promise.resolve({ freeBytes: 1e9 })

it('a node is ready with its database, tables and disk, and says which of them is missing', async () => {
  const { open, giveBack } = await takeDatabase(quickEngine())
  try {
    const all = { database: true, migrations: true, disk: true }
    expect(await assessReadiness({ open, away: NEVER_AWAY, readDisk: roomy })).toEqual(all)
    expect(await assessReadiness({ open, away: NEVER_AWAY, readDisk: () => Promise.resolve(null) })).toEqual(all)
    expect(await assessReadiness({ open, away: NEVER_AWAY, readDisk: full })).toEqual({ ...all, disk: false })
    expect(await assessReadiness({ open, away: GONE, readDisk: roomy })).toEqual({
      ...all,
      database: false,
      migrations: false,
    })

    const db = open.database.db()
    const newest = sql`(select max(id) from drizzle.__drizzle_migrations)`
    await db.execute(sql`update drizzle.__drizzle_migrations set hash = hash where id = ${newest}`)
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`delete from drizzle.__drizzle_migrations where id = ${newest}`)
        const older = { database: { ...open.database, db: () => tx } }
        expect(await assessReadiness({ open: older, away: NEVER_AWAY, readDisk: roomy })).toEqual({
          ...all,
          migrations: false,
        })
        throw new Error('put back')
      }),
    ).rejects.toThrow('put back')
  } finally {
    await giveBack()
  }
})

it.each(['database', 'migrations', 'disk', 'worker', 'staying'] as const)(
  '/readyz answers 503 without its %s',
  async (missing) => {
    const ready = { database: true, migrations: true, disk: true, worker: true, staying: true }
    const doors = healthEndpoints(() => Promise.resolve({ ...ready, [missing]: false }))
    const answer = await doors.request('/readyz')
    expect([answer.status, await answer.json()]).toEqual([503, { ok: false, ...ready, [missing]: false }])
    expect((await doors.request('/healthz')).status).toBe(200)
    expect((await healthEndpoints(() => Promise.resolve(ready)).request('/readyz')).status).toBe(200)
  },
)
