// A message of a connected network is only a doorbell: it makes the shop ask, and nothing that it says is believed. The
// network is eSIM Access, as the sandbox simulates it.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundles, esimChecks, esims, networkEvents, orders } from '#db/schema.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { esimCheckStore } from '#shop/delivery/alert/esim-check-store.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { daysLater } from '#values/instant.ts'
import { hasAnAccount, PASSWORD } from '#tests/support/having-accounts.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const NETWORK = 'esim-access'
const BUNDLE = '01032_3'
const LOGIN = { accessCode: 'sandbox-access' }

let shop: TestShop
let owner: Caller
let address: string
beforeAll(async () => {
  shop = await openTestShop({
    callbackDelayMs: 20_000,
    settings: (sandbox) => Promise.resolve({ ESIM_ACCESS_API_URL: `${sandbox.url}/esim-access` }),
  })
  const { id } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  owner = { ...shop.at, actor: { id, type: 'super-admin' } }
  const proof = { token: null, password: PASSWORD }
  await shop.shop.networks.connectNetwork({ kind: NETWORK, name: 'Wholesale', login: LOGIN, proof }, owner)
  await shop.shop.networks.switchNetwork({ id: NETWORK, isActive: true }, owner)
  const delivered = { networkId: NETWORK, packageId: 'IT_3_15' }
  await shop.database.db().update(bundles).set(delivered).where(eq(bundles.bundleId, BUNDLE))
  // The catalog is read again after five seconds.
  await shop.letTimePass({ seconds: 9 })
  address = (await shop.shop.networks.viewNetworks()).connected[0]?.callbackUrl ?? ''
})
afterAll(() => shop.close())
afterEach(async () => {
  shop.standAt(null)
  await shop.mend()
})

const wholesaler = () => shop.sandbox.wholesalers.of('esim-access')
/** As an owner enters the address at the network, which tries it at once. */
const enterThere = async (webhook: string) => {
  const answer = await fetch(`${wholesaler().address}/api/v1/open/webhook/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'rt-accesscode': LOGIN.accessCode },
    body: JSON.stringify({ webhook }),
  })
  return answer.json()
}
const post = async (body: string, to = address) => (await fetch(to, { method: 'POST', body })).status
const tell = (notifyType: string, notifyId: string, content: object) =>
  post(JSON.stringify({ notifyType, notifyId, eventGenerateTime: '2026-11-27T10:00:00Z', content }))
const eventsOf = (eventId: string) =>
  shop.database.db().select().from(networkEvents).where(eq(networkEvents.eventId, eventId))
const bought = async (name: string) => {
  const { orderId } = await shop.buy({ email: `${name}@example.com` })
  return shop.until(orderId, isCompleted)
}
const dueAtOf = async (orderId: string) =>
  (await shop.database.db().select({ dueAt: orders.dueAt }).from(orders).where(eq(orders.id, orderId)))[0]?.dueAt
/** What the network tells an order by. */
const toldReference = () => wholesaler().book.orders().at(-1)?.reference ?? expect.unreachable('Nothing was ordered.')
const checkOf = async (orderId: string) =>
  (await shop.database.db().select().from(esimChecks).where(eq(esimChecks.orderId, orderId)))[0] ??
  expect.unreachable('The eSIM is not watched.')

describe('the address of a connected network', () => {
  it('answers the network’s own test, and whoever only looks whether it is there', async () => {
    expect(await enterThere(address)).toMatchObject({ success: true })
    for (const method of ['GET', 'HEAD']) {
      expect((await fetch(address, { method })).status).toBe(200)
      expect((await fetch(`${address}x`, { method })).status).toBe(404)
    }
    expect((await fetch(address, { method: 'PUT' })).status).toBe(405)
  })

  it('is unknown if a letter is wrong, it is of another network, or of none', async () => {
    const body = JSON.stringify({ notifyType: 'ORDER_STATUS', notifyId: 'wrong', content: {} })
    for (const wrong of [address.slice(0, -1), address.replace(`/${NETWORK}/`, '/esim-network/'), `${address}/x`]) {
      expect(await post(body, wrong)).toBe(404)
    }
    expect(await eventsOf('wrong')).toEqual([])
  })

  it.each(['', 'null', '7', '[]', '{}', '<html>', '{"notifyType":"ORDER_STATUS"}', '['.repeat(50_000)])(
    'takes nothing that isn’t a message: %#',
    async (body) => {
      expect(await post(body)).toBe(400)
    },
  )
})

describe('a message', () => {
  it('delivers its order before the shop would have asked again', async () => {
    await enterThere(address)
    const { orderId } = await shop.buy({ email: 'rings@example.com' })
    await shop.until(orderId, ({ step }) => step === 'poll_for_iccid')
    const now = shop.clock.now()
    shop.standAt(now)
    expect((await dueAtOf(orderId))?.getTime()).toBeGreaterThan(now.getTime())

    // Only at the network does time pass.
    shop.sandbox.clock.advance(30)
    await expect.poll(() => dueAtOf(orderId)).toEqual(now)
    while (!isCompleted(await shop.orderOf(orderId))) await shop.shop.worker.goRound()
    expect(await shop.orderOf(orderId)).toMatchObject({ networkId: NETWORK, iccid: expect.any(String) })
    expect((await shop.shop.networkEvents.listNetworkEvents())[0]).toMatchObject({ orderId, outcome: 'asked' })
  })

  it('that comes twice, late, or in another order changes nothing', async () => {
    const order = await bought('late')
    const reference = toldReference()
    const named = { transactionId: reference, esimTranNo: order.networkEsimId, iccid: order.iccid }
    const before = await shop.orderOf(order.id)
    const messages = [
      ['ESIM_STATUS', 'late-2', { ...named, esimStatus: 'IN_USE' }],
      ['ORDER_STATUS', 'late-1', { transactionId: reference, orderStatus: 'GOT_RESOURCE' }],
      ['ESIM_STATUS', 'late-2', { ...named, esimStatus: 'IN_USE' }],
    ] as const
    const answers = await Promise.all(messages.map(([kind, id, content]) => tell(kind, id, content)))
    expect(answers).toEqual([200, 200, 200])
    expect(await shop.orderOf(order.id)).toEqual(before)
    expect(await eventsOf('late-2')).toMatchObject([{ orderId: order.id, outcome: 'asked', kind: 'ESIM_STATUS' }])
    expect(await shop.database.db().select().from(esims).where(eq(esims.orderId, order.id))).toHaveLength(1)
  })

  it('has the eSIM that it names asked about at once, and once a minute at most', async () => {
    const order = await bought('usage')
    await shop.shop.alerts.runEsimChecks()
    const planned = (await checkOf(order.id)).nextCheckAt
    expect(planned?.getTime()).toBeGreaterThan(shop.clock.now().getTime() + 3_600_000)
    const now = shop.clock.now()
    shop.standAt(now)
    const content = { esimTranNo: order.networkEsimId, remain: 1, transactionId: toldReference() }
    expect(await tell('DATA_USAGE', 'usage-1', content)).toBe(200)
    expect((await checkOf(order.id)).nextCheckAt).toEqual(now)
    await shop.shop.alerts.runEsimChecks()
    expect(await checkOf(order.id)).toMatchObject({ checkedAt: now, balanceMb: 3072 })

    for (let flood = 2; flood < 12; flood += 1) expect(await tell('DATA_USAGE', `usage-${flood}`, content)).toBe(200)
    await shop.shop.alerts.runEsimChecks()
    expect((await checkOf(order.id)).nextCheckAt).toEqual(new Date(now.getTime() + 60_000))
  })

  it('that is invented gives an order nothing that the network doesn’t confirm', async () => {
    const order = await bought('forged')
    const forged = { transactionId: toldReference(), esimTranNo: '00000000000000', iccid: '8988303999999999999' }
    expect(await tell('ESIM_STATUS', 'forged', { ...forged, ac: 'LPA:1$evil.example$STOLEN' })).toBe(200)
    expect(await shop.orderOf(order.id)).toMatchObject({ iccid: order.iccid, networkEsimId: order.networkEsimId })
    expect(await shop.database.db().select().from(esims).where(eq(esims.orderId, order.id))).toHaveLength(1)
  })

  it('that names nothing of ours changes nothing, and is kept without what it says', async () => {
    expect(await tell('ORDER_STATUS', 'of-others', { transactionId: 'of-somebody-else' })).toBe(200)
    expect(await tell('CHECK_HEALTH', 'health', { orderNo: '1234567890', orderStatus: 'Test' })).toBe(200)
    const kept = [...(await eventsOf('of-others')), ...(await eventsOf('health'))]
    expect(kept.map(({ orderId, outcome }) => ({ orderId, outcome }))).toEqual([
      { orderId: null, outcome: 'nothing' },
      { orderId: null, outcome: 'nothing' },
    ])
  })
})

describe('the state on a phone', () => {
  it('is asked about when the network rings, kept with its time, and told to open pages of its order', async () => {
    await enterThere(address)
    const order = await bought('on-a-phone')
    await shop.shop.alerts.runEsimChecks()
    expect(await shop.shop.alerts.viewEsimReport(order)).toMatchObject({ onPhone: null, isLive: true })
    let told = 0
    const watch = shop.shop.orders.watchOrder({ orderId: order.id, visitor: 'a', onChange: () => (told += 1) })
    for (const state of ['downloaded', 'installed', 'enabled', 'disabled', 'deleted'] as const) {
      shop.jump({ seconds: 61 })
      const now = shop.clock.now()
      shop.standAt(now)
      wholesaler().phones.move(order.networkEsimId ?? '', state)
      await expect.poll(async () => (await checkOf(order.id)).nextCheckAt).toEqual(now)
      await shop.shop.alerts.runEsimChecks()
      expect((await shop.shop.alerts.viewEsimReport(order))?.onPhone).toEqual({ state, at: now })
      const onPhones = (iccid: string) => shop.shop.alerts.listOnPhones([{ orderId: order.id, iccid }])
      expect((await onPhones(order.iccid ?? '')).get(order.id)).toEqual({ state, at: now })
      // Of the same order, but not the eSIM that was asked about.
      expect([...(await onPhones('another'))]).toEqual([])
      shop.standAt(null)
    }
    expect(told).toBe(5)
    // Nothing new is no news, and keeps the time of the state.
    const { profileStateAt: since } = await checkOf(order.id)
    shop.jump({ days: 2 })
    await shop.shop.alerts.runEsimChecks()
    expect(await checkOf(order.id)).toMatchObject({ profileState: 'deleted', profileStateAt: since })
    expect(told).toBe(5)
    if (watch.ok) watch.end()
  })

  it('is asked about soon while its buyer looks at it, once a minute at most', async () => {
    const order = await bought('looked-at')
    const now = shop.clock.now()
    shop.standAt(now)
    await shop.shop.alerts.askAboutPhone(order)
    expect((await checkOf(order.id)).nextCheckAt).toEqual(now)
    await shop.shop.alerts.runEsimChecks()
    await shop.shop.alerts.askAboutPhone(order)
    expect((await checkOf(order.id)).nextCheckAt).toEqual(new Date(now.getTime() + 60_000))
  })
})

it('an eSIM whose readings were deleted is asked about no more', async () => {
  const order = await bought('forgotten')
  await shop.shop.alerts.runEsimChecks()
  const rows = () => shop.database.db().$count(esimChecks, eq(esimChecks.orderId, order.id))
  expect(await rows()).toBe(1)
  // Nobody used it for so long that its network is asked no more.
  const unused = { nextCheckAt: null, checkedAt: shop.clock.now() }
  await shop.database.db().update(esimChecks).set(unused).where(eq(esimChecks.orderId, order.id))
  await esimCheckStore(shop.database).forgetEnded(daysLater(shop.clock.now(), 1), 99)
  expect(await rows()).toBe(0)
  await shop.shop.alerts.askAboutPhone(order)
  const named = { transactionId: toldReference(), esimTranNo: order.networkEsimId }
  expect(await tell('ESIM_STATUS', 'forgotten-1', named)).toBe(200)
  await shop.shop.alerts.runEsimChecks()
  expect(await rows()).toBe(0)
  // Its page keeps no stream open, which would ask again.
  expect(await shop.shop.alerts.viewEsimReport(order)).toBe(null)
})

describe('a message that the network left unanswered when we asked', () => {
  it.each([
    ['silent-1', { esimTranNo: '00000000000001' }],
    ['silent-2', { iccid: '8988303999999999998' }],
  ])('may come again, and staff can ask again: %s', async (eventId, esim) => {
    const order = await bought(eventId)
    const content = { transactionId: toldReference(), ...esim }
    wholesaler().faults.set({ at: 'query', kind: 'reset', times: 9 })
    expect(await tell('ESIM_STATUS', eventId, content)).toBe(503)
    const [event] = await eventsOf(eventId)
    expect(event).toMatchObject({ orderId: order.id, outcome: 'silent' })
    const again = () => shop.shop.networkEvents.askEventAgain(event?.id ?? '', owner)
    expect(await again()).toEqual({ ok: false, problem: 'network_silent' })
    await shop.mend()
    expect(await again()).toEqual({ ok: true })
    expect(await tell('ESIM_STATUS', eventId, content)).toBe(200)
    expect(await eventsOf(eventId)).toMatchObject([{ outcome: 'asked' }])
    expect(await shop.shop.networkEvents.askEventAgain('nothing', owner)).toEqual({ ok: false, problem: 'event_gone' })
  })
})

it('a flood of messages is refused for a while', async () => {
  const limit = { name: 'network-events', points: 600, seconds: 60 }
  await Promise.all(Array.from({ length: 600 }, () => shop.limiter.take(limit, NETWORK)))
  expect(await tell('SMDP_EVENT', 'flood', { transactionId: 'of-somebody-else' })).toBe(429)
  expect(await eventsOf('flood')).toEqual([])
})
