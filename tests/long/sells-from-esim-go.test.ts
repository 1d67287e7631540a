// An owner connects an account at eSIM Go, approves a bundle, and sells it: bought once, looked at, topped up, used up,
// and given back, as the sandbox simulates it. The network's orders take no reference of ours.
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { esimChecks, networkEvents } from '#db/schema.ts'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import { isStepFailed } from '#shop/sales/order/order-conditions.ts'
import { openSellingShop } from '#tests/support/selling-from-a-network.ts'

const NETWORK = 'esim-go'
const PACKAGE = 'esim_3GB_15D_IT_V2'
/** Three billion bytes in our megabytes. */
const SIZE_MB = 2861

let stage: Awaited<ReturnType<typeof openSellingShop>>
beforeAll(async () => {
  stage = await openSellingShop({
    kind: NETWORK,
    login: { apiKey: 'sandbox-key' },
    packageId: PACKAGE,
    country: 'IT',
  })
})
afterAll(() => stage.shop.close())
afterEach(() => stage.shop.mend())

const simulated = () => stage.shop.sandbox.wholesalers.of('esim-go')
const sold = () => simulated().book.orders().length
/** A phone uses some data all the time. */
const about = (megabytes: number): unknown => expect.closeTo(megabytes, -2)

describe('an account at eSIM Go', () => {
  it('is connected with its key, and shows its credit', async () => {
    expect(await stage.connect({ apiKey: 'wrong' })).toEqual({ ok: false, problem: 'login_refused' })
    expect(await stage.connect({ apiKey: ' ' })).toEqual({ ok: false, problem: 'login_missing' })
    simulated().faults.set({ at: 'organisation', kind: 'blocked_address', times: 1 })
    expect(await stage.connect()).toEqual({ ok: false, problem: 'address_blocked' })
    expect(await stage.connect()).toMatchObject({
      ok: true,
      id: NETWORK,
      credit: { units: 5_000_000, divisor: 10_000, currency: 'USD' },
    })
  })

  it('sells what its owner approves, at a price of its own', async () => {
    expect(await stage.approve()).toEqual({ ok: true, sold: 1, without: 0 })
    const order = await stage.delivered()
    expect(order).toMatchObject({ networkId: NETWORK, activationCode: expect.stringMatching(/^LPA:1\$[^/]+$/) })
    expect(simulated().book.ofIccid(order.iccid ?? '')?.facts).toMatchObject({ customerRef: order.reference })
    expect(sold()).toBe(1)
  })
})

describe('an order', () => {
  it.each(['fail_before', 'fail_after', 'reset', 'reset_after', 'html', 'empty'])(
    'is delivered exactly once if its answer is lost: %s',
    async (kind) => {
      const before = sold()
      simulated().faults.set({ at: 'order', kind, times: 1 })
      const { orderId } = await stage.buy()
      await stage.shop.until(orderId, isCompleted)
      expect(sold()).toBe(before + 1)
    },
  )

  it.each(['fail_after', 'fail_before'])(
    'is delivered once beside another one of the same bundle, whose answer is lost too: %s',
    async (kind) => {
      const before = sold()
      simulated().faults.set({ at: 'order', kind, times: 2 })
      const [one, other] = [await stage.buy(), await stage.buy()]
      const { iccid } = await stage.shop.until(one.orderId, isCompleted)
      expect((await stage.shop.until(other.orderId, isCompleted)).iccid).not.toBe(iccid)
      expect(sold()).toBe(before + 2)
    },
  )

  it.each([1, 4])('is not ordered again while the network lists it late: %i calls', async (times) => {
    const before = sold()
    simulated().faults.set({ at: 'order', kind: 'reset_after', times: 1 })
    simulated().faults.set({ at: 'orders', kind: 'lag', times })
    const { orderId } = await stage.buy()
    await stage.shop.until(orderId, isCompleted)
    expect(sold()).toBe(before + 1)
  })

  it.each(['maintenance', 'out_of_stock', 'no_credit', 'processing', 'rate_limit'])(
    'waits, and is delivered once it can be: %s',
    async (kind) => {
      const before = sold()
      simulated().faults.set({ at: 'order', kind })
      const { orderId } = await stage.buy()
      await stage.shop.until(orderId, isStepFailed)
      expect(sold()).toBe(before)
      await stage.shop.mend()
      await stage.shop.until(orderId, isCompleted)
      expect(sold()).toBe(before + 1)
    },
  )
})

describe('an eSIM', () => {
  it('tells its usage, gets more data exactly once whatever becomes of the answer, and is used up', async () => {
    const order = await stage.delivered()
    const number = simulated().book.ofIccid(order.iccid ?? '')?.number ?? ''
    expect(await stage.usageOf(order)).toMatchObject({ balanceMb: SIZE_MB, totalMb: SIZE_MB, expiresAt: null })
    simulated().phones.use(number, 1000)
    stage.shop.jump({ seconds: 120 })
    expect(await stage.usageOf(order)).toMatchObject({ balanceMb: about(SIZE_MB - 954), expiresAt: expect.any(Date) })
    for (const kind of ['fail_before', 'reset_after']) {
      const before = sold()
      simulated().faults.set({ at: 'order', kind, times: 1 })
      const { orderId } = await stage.buy(order.id)
      await stage.shop.until(orderId, isCompleted)
      expect(sold()).toBe(before + 1)
    }
    stage.shop.jump({ seconds: 120 })
    expect(await stage.usageOf(order)).toMatchObject({ balanceMb: about(3 * SIZE_MB - 954), totalMb: 3 * SIZE_MB })
    simulated().phones.leave(number, 0)
    stage.shop.jump({ seconds: 120 })
    expect(await stage.usageOf(order)).toMatchObject({ balanceMb: 0, status: 'Depleted' })
  })

  it('that its buyer gives back unused leaves the account', async () => {
    const order = await stage.delivered()
    await stage.shop.shop.refunds.refundOrder(order.id)
    await stage.shop.letTimePass({ minutes: 2 })
    expect(simulated().book.ofIccid(order.iccid ?? '')?.ended).toBe('revoked')
  })
})

const news = { alertType: 'Utilisation', bundle: {} }
const statusOf = async (message: object, key = 'sandbox-key') => {
  const { connected } = await stage.shop.shop.networks.viewNetworks()
  const body = JSON.stringify(message)
  const signature = createHmac('sha256', key).update(body).digest('base64')
  const headers = { 'content-type': 'application/json', 'x-signature-sha256': signature }
  return (await fetch(connected[0]?.callbackUrl ?? '', { method: 'POST', headers, body })).status
}
const eventsOf = ({ id }: Order) =>
  stage.shop.database.db().select().from(networkEvents).where(eq(networkEvents.orderId, id))
const checkOf = async ({ id }: Order) => {
  const [check] = await stage.shop.database.db().select().from(esimChecks).where(eq(esimChecks.orderId, id))
  return check ?? expect.unreachable('The eSIM is not watched.')
}
const standsLater = (later: { days?: number; seconds?: number }) => {
  stage.shop.standAt(null)
  stage.shop.jump(later)
  const now = stage.shop.clock.now()
  stage.shop.standAt(now)
  return now
}
const watched = async () => {
  const order = await stage.delivered()
  await stage.shop.shop.alerts.runEsimChecks()
  return order
}

describe('a message', () => {
  afterEach(() => stage.shop.standAt(null))

  it('that is signed with the key is taken, and no forged one', async () => {
    const message = { ...news, iccid: '8944123456789012345' }
    expect([await statusOf(message), await statusOf(message, 'another')]).toEqual([200, 401])
  })

  it('that names only an ICCID, which isn’t kept, can be asked about again by its order', async () => {
    const order = await watched()
    const first = standsLater({ seconds: 0 })
    expect(await statusOf({ ...news, iccid: order.iccid })).toBe(200)
    await stage.shop.shop.alerts.runEsimChecks()
    expect((await checkOf(order)).checkedAt).toEqual(first)
    const now = standsLater({ seconds: 120 })
    const [event] = await eventsOf(order)
    expect(await stage.shop.shop.networkEvents.askEventAgain(event?.id ?? '', stage.owner)).toEqual({ ok: true })
    expect((await checkOf(order)).nextCheckAt).toEqual(now)
    expect(await eventsOf(order)).toMatchObject([{ id: event?.id, outcome: 'asked' }])
  })

  it('is new if it says on another day what it said before', async () => {
    const order = await watched()
    const noon = new Date(`${stage.shop.clock.now().toISOString().slice(0, 10)}T12:00:00Z`)
    for (const hours of [24, 29, 48]) {
      stage.shop.standAt(new Date(noon.getTime() + hours * 3_600_000))
      expect(await statusOf({ ...news, iccid: order.iccid })).toBe(200)
    }
    expect(await eventsOf(order)).toHaveLength(2)
  })

  it('saves what is left of the data even if the network doesn’t tell the state on the phone', async () => {
    const order = await watched()
    const now = standsLater({ seconds: 120 })
    expect(await statusOf({ ...news, iccid: order.iccid })).toBe(200)
    simulated().faults.set({ at: 'esim', kind: 'fail_before' })
    await stage.shop.shop.alerts.runEsimChecks()
    expect(await checkOf(order)).toMatchObject({ failures: 0, checkedAt: now, profileState: null })
  })

  it('has nothing asked sooner while the network fails to tell the usage', async () => {
    const order = await watched()
    standsLater({ seconds: 120 })
    expect(await statusOf({ ...news, iccid: order.iccid })).toBe(200)
    simulated().faults.set({ at: 'bundles', kind: 'fail_before' })
    await stage.shop.shop.alerts.runEsimChecks()
    const failed = await checkOf(order)
    expect(failed.failures).toBe(1)
    expect(await statusOf({ ...news, alertType: 'FirstUse', iccid: order.iccid })).toBe(200)
    expect(await checkOf(order)).toEqual(failed)
  })
})

describe('the books', () => {
  it('agree with the network', async () => {
    expect(await stage.checkBooks()).toEqual({ differences: [], silent: [] })
  })
})
