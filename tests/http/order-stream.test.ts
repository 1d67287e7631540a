// The stream that tells an open order page what changed: it arrives as it happens, as plain text, and only at the
// order's own browser.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { esimChecks, orders, withdrawals } from '#db/schema.ts'
import { MOST_WATCHES_PER_ORDER } from '#shop/sales/order-access/open-watch.ts'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { admit, PASSWORD } from '../support/admit.ts'
import { userIdOf } from '../support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

const streamOf = (reference: string) => `/order/events?reference=${encodeURIComponent(reference)}`

async function bought() {
  const browser = shop.browser()
  const { order } = await buyByCard(shop, browser)
  return { browser, order }
}

/** What the stream sends until it contains this, and then the connection is closed. */
async function heardUntil(wanted: string, browser: Browser, reference: string): Promise<string> {
  const { body } = await browser.get(streamOf(reference))
  let heard = ''
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += text
    if (heard.includes(wanted)) break
  }
  return heard
}

it('says first how often to come back, and then what the order has become', async () => {
  const { browser, order } = await bought()
  await delivered(shop, order.id)
  const heard = await heardUntil('\n\ndata: ', browser, order.reference)
  expect(heard).toMatch(/^retry: \d+\n\n/)
  expect(heard).toContain('"phase":"completed"')
  expect(heard).toContain('"activationCode":"LPA:')
})

it('tells what happens while it is open', async () => {
  await shop.spoil('network', { at: 'allocate', kind: 'slow', ms: 3_600_000, times: 100 })
  const { browser, order } = await bought()
  await expect.poll(async () => (await shop.orderOf(order.id)).step).toBe('request_iccid_allocation')
  const stream = await browser.get(streamOf(order.reference))
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  // Browsers always offer to take compressed text.
  expect(stream.headers.get('content-encoding')).toBeNull()
  const hearing = heardUntil('"phase":"completed"', browser, order.reference)
  await shop.mend()
  expect(await hearing).toContain('"phase":"completed"')
  await stream.body?.cancel()
})

it('stays open after the delivery, without having its page look for changes by itself, and is nobody else’s', async () => {
  const { browser, order } = await bought()
  await delivered(shop, order.id)
  expect((await shop.browser().get(streamOf(order.reference))).status).toBe(404)
  const stream = await browser.get(streamOf(order.reference))
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('"phase":"completed"')
  const next = reader?.read()
  // The first check is hours away.
  await shop.shop.alerts.runEsimChecks()
  await shop.database.db().update(esimChecks).set({ nextCheckAt: new Date() }).where(eq(esimChecks.orderId, order.id))
  shop.sandbox.network.install((await shop.orderOf(order.id)).iccid ?? '')
  await shop.shop.alerts.runEsimChecks()
  expect((await next)?.value).toBe('data: changed\n\n')
  await reader?.cancel()
})

it('holds no place for a page whose stream couldn’t be opened', async () => {
  const { browser, order } = await bought()
  await delivered(shop, order.id)
  // Of a network that is asked about the phone when somebody looks.
  await admit(shop.database, 'owner@example.com', 'super-admin')
  const id = await userIdOf(shop, 'owner@example.com')
  const account = { kind: 'esim-access', name: 'Wholesale', login: { accessCode: 'sandbox-access' } }
  const proof = { token: null, password: PASSWORD }
  const caller = { ...shop.at, actor: { id, type: 'super-admin' as const } }
  await shop.shop.networks.connectNetwork({ ...account, proof }, caller)
  await shop.database.db().update(orders).set({ networkId: account.kind }).where(eq(orders.id, order.id))
  const renames = (from: string, to: string) =>
    shop.database.db().execute(sql.raw(`alter table ${from} rename to ${to}`))
  await renames('esim_checks', 'esim_checks_away')
  const open = () => browser.get(streamOf(order.reference))
  for (let time = 0; time < MOST_WATCHES_PER_ORDER; time += 1) expect((await open()).status).toBe(500)
  await renames('esim_checks_away', 'esim_checks')
  const stream = await open()
  expect(stream.status).toBe(200)
  await stream.body?.cancel()
})

it('shows no codes of an order that was withdrawn from', async () => {
  const { browser, order } = await bought()
  await delivered(shop, order.id)
  await shop.database.db().insert(withdrawals).values({
    id: randomUUID(),
    orderReference: order.reference,
    name: 'Anna Vos',
    email: order.email,
    orderId: order.id,
    receivedAt: new Date(),
    acknowledgement: 'sent',
  })
  const heard = await heardUntil('\n\ndata: ', browser, order.reference)
  expect(heard).not.toContain('LPA:')
})

it('is opened by reading alone, has no data for scripts, and a HEAD opens none', async () => {
  const { browser, order } = await bought()
  const head = await browser.send(streamOf(order.reference), { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  expect(await head.text()).toBe('')
  expect((await browser.post(streamOf(order.reference))).status).toBe(405)
  expect((await browser.get(streamOf(order.reference).replace('events', 'events.data'))).status).toBe(404)
})
