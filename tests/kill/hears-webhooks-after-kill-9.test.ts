// Killed after a partner's server received a webhook and before that was recorded: it is sent again with the same event
// ID, and no event is lost.
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { keyRing } from '#adapters/sealing/key-ring.ts'
import { connectEmbedded } from '#db/connection/connect-embedded.ts'
import { apiKeys, businesses, webhookAttempts, webhookDeliveries, webhookEndpoints } from '#db/schema.ts'
import { sealColumnsWith } from '#db/sealing/sealed-columns.ts'
import { freePort } from '#scripts/storm/free-port.ts'
import { startSandboxProcess, startShopProcess, type ShopProcess } from '#scripts/storm/processes.ts'
import { readConfig } from '#server/settings/config.ts'
import { fingerprint } from '#values/secret.ts'
import { buildIfStale } from '../support/build-if-stale.ts'
import { isSignedBy } from '../support/hooking.ts'
import { openReceiver } from '../support/webhook-receiver.ts'

const KILLS = 3
const SECRET = 'wp_hook_of_this_test'
const KEY = `wp_test_${randomBytes(32).toString('base64url')}`
const EVENTS = ['order.created', 'order.delivered'] as const

const folder = mkdtempSync(join(tmpdir(), 'shop-kill-hooks-'))
const cleanUps: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
  rmSync(folder, { recursive: true, force: true })
})

it(
  'tells a partner of everything at least once and under the same event ID, killed between the sending and the noting',
  { timeout: 300_000 },
  async () => {
    buildIfStale()
    const port = await freePort()
    const shopUrl = `http://localhost:${port}`
    const sandbox = await startSandboxProcess({ shopUrl, dataFolder: join(folder, 'sandbox'), callbackMs: 100 })
    cleanUps.push(() => sandbox.stop())
    const receiver = await openReceiver()
    cleanUps.push(() => receiver.close())

    const dataFolder = join(folder, 'data')
    const env = {
      STRIPE_API_URL: sandbox.url,
      ESIM_API_URL: sandbox.url,
      TEST_ESIM_API_URL: sandbox.url,
      SMTP_URL: sandbox.smtpUrl,
      WEBHOOK_PRIVATE_HOSTS: 'localhost',
      POLL_SECONDS: '1',
      LOG_LEVEL: 'warn',
    }
    const begin = (): ShopProcess => {
      const shop = startShopProcess({ port, dataFolder, logFile: join(folder, 'shop.log'), env })
      cleanUps.push(() => shop.kill())
      return shop
    }
    const start = async (): Promise<ShopProcess> => {
      const shop = begin()
      await shop.ready
      return shop
    }
    const inRows = async <Done>(work: (open: Awaited<ReturnType<typeof connectEmbedded>>) => Promise<Done>) => {
      sealColumnsWith(keyRing(readConfig({}).sealing))
      const open = await connectEmbedded(dataFolder)
      try {
        return await work(open)
      } finally {
        await open.close()
      }
    }

    expect(await (await start()).stop()).toBe(0)
    await inRows(async ({ database }) => {
      const now = new Date()
      const [businessId, createdAt] = ['alpha', now]
      const db = database.db()
      await db.insert(businesses).values({ id: businessId, name: 'Alpha', createdAt, updatedAt: now })
      const facts = { name: 'k', scopes: ['orders:write'], keyHash: fingerprint(KEY), hint: KEY.slice(0, 12) }
      const expiresAt = new Date(now.getTime() + 1e9)
      await db.insert(apiKeys).values({ id: randomUUID(), businessId, mode: 'test', ...facts, createdAt, expiresAt })
      const endpoint = {
        url: receiver.url,
        mode: 'test' as const,
        events: [...EVENTS],
        secret: SECRET,
        state: 'on' as const,
      }
      await db.insert(webhookEndpoints).values({ id: randomUUID(), businessId, ...endpoint, createdAt })
    })

    // The partner has it, and the shop is killed before it gets the answer.
    let shop = await start()
    let kills = 0
    let dying: Promise<void>[] = []
    receiver.beforeAnswering(() => {
      if (kills >= KILLS || dying.length > 0) return
      kills += 1
      dying = [shop.kill()]
    })
    const ordered = await fetch(`${shopUrl}/api/v1/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ bundleId: '01032_3' }),
    })
    expect(ordered.status).toBe(201)
    for (let round = 1; round <= KILLS; round++) {
      await vi.waitFor(() => expect(dying).toHaveLength(1), { timeout: 60_000, interval: 50 })
      await Promise.all(dying)
      shop = begin()
      dying = []
      // It may tell the partner, and be killed for that, before it is ready.
      await shop.ready.catch((error: unknown) => {
        if (dying.length === 0) throw error
      })
    }
    const heard = () => EVENTS.map((type) => receiver.heard.filter(({ event }) => event.type === type))
    await vi.waitFor(() => expect(heard().every((each) => each.length > 0)).toBe(true), {
      timeout: 60_000,
      interval: 50,
    })
    await vi.waitFor(() => expect(receiver.heard.length).toBe(KILLS + EVENTS.length), { timeout: 60_000, interval: 50 })
    expect(await shop.stop()).toBe(0)

    for (const each of heard()) {
      expect(
        new Set(each.map(({ event, headers }) => `${event.id} ${String(headers['wander-pass-event-id'])}`)).size,
      ).toBe(1)
      expect(new Set(each.map(({ body }) => body)).size).toBe(1)
      expect(each.every((told) => isSignedBy(SECRET, told))).toBe(true)
    }
    const { deliveries, attempts } = await inRows(async ({ database }) => ({
      deliveries: await database.db().select().from(webhookDeliveries),
      attempts: await database.db().select().from(webhookAttempts),
    }))
    expect(deliveries.map(({ state, tries }) => [state, tries])).toEqual(EVENTS.map(() => ['taken', 1]))
    // A delivery by a killed process was never recorded: that is why it was sent again.
    expect(attempts).toHaveLength(EVENTS.length)
  },
)
