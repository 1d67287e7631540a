// What a starting shop finds claimed: in its own folder only by dead processes, in a shared database by running nodes.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mails } from '#db/schema.ts'
import { freePort } from '#scripts/storm/free-port.ts'
import { readConfig } from '#server/settings/config.ts'
import { openLog } from '#server/watching/log.ts'
import { startShop } from '#server/run-shop.ts'
import { buildIfStale } from '../support/build-if-stale.ts'
import { engines } from '../support/engines.ts'
import { takeDatabase } from '../support/test-databases.ts'

const NOBODY = 'http://127.0.0.1:9'
const AN_HOUR = 3_600_000

describe.each(engines())('a shop that starts on %s', (_name, engine) => {
  it('takes over from dead nodes at once, and takes nothing from running ones', async () => {
    buildIfStale()
    const { open, giveBack } = await takeDatabase(engine)
    const [id, now] = [randomUUID(), Date.now()]
    const [leaseUntil, nextTryAt] = [new Date(now + AN_HOUR), new Date(now + 2 * AN_HOUR)]
    const facts = { kind: 'stuck_orders', generation: 1, state: 'waiting', createdAt: new Date(now) } as const
    const db = open.database.db()
    await db.insert(mails).values({ id, email: 'staff@example.com', ...facts, leaseUntil, nextTryAt })
    const config = readConfig({
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: tmpdir(),
      STRIPE_API_URL: NOBODY,
      ESIM_API_URL: NOBODY,
      SMTP_URL: 'smtp://127.0.0.1:9',
    })
    const log = openLog('silent')
    const running = await startShop(config, { log, open: { ...open, close: () => Promise.resolve() } })
    const [mail] = await db.select().from(mails).where(eq(mails.id, id))
    await running.close()
    await giveBack()
    expect(mail?.leaseUntil).toEqual(engine === 'embedded' ? null : leaseUntil)
  })
})
