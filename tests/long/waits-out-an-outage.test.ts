// A vendor may be down for hours. Orders that wait for it don't run out of tries: staff are told in time, and
// everything is settled within minutes of its return.
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFaultProxy } from '#scripts/storm/fault-proxy.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { orderView } from '#shop/sales/order-access/view-order.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

type Proxy = Awaited<ReturnType<typeof openFaultProxy>>
type Bought = Awaited<ReturnType<TestShop['buy']>>
const STUCK = 'a paid order has been at one step for ten minutes'
const ORDERS = 4

let shop: TestShop
let network: Proxy
let mail: Proxy
beforeEach(async () => {
  shop = await openTestShop({
    settings: async (sandbox) => {
      network = await openFaultProxy({ host: '127.0.0.1', port: sandbox.httpPort }, 'http')
      mail = await openFaultProxy({ host: '127.0.0.1', port: sandbox.smtpPort }, 'smtp')
      return { ESIM_API_URL: `http://127.0.0.1:${network.port}`, SMTP_URL: `smtp://127.0.0.1:${mail.port}` }
    },
  })
})
afterEach(async () => {
  await shop.close()
  await network.close()
  await mail.close()
})

const addressOf = (buyer: number) => `buyer-${buyer}@example.com`
async function buysSeveral() {
  const bought: Bought[] = []
  for (let buyer = 0; buyer < ORDERS; buyer += 1) bought.push(await shop.buy({ email: addressOf(buyer) }))
  return bought
}
const all = (bought: Bought[]) => Promise.all(bought.map(({ orderId }) => shop.orderOf(orderId)))
/** The vendors run in this process and need their turn. */
async function passes(minutes: number, stepSeconds: number) {
  for (let left = minutes * 60; left > 0; left -= stepSeconds) {
    await shop.letTimePass({ seconds: stepSeconds }, stepSeconds)
    await setImmediate()
  }
}

async function expectDelivered(bought: Bought[]) {
  for (const [buyer, { orderId, reference }] of bought.entries()) {
    expect(await shop.orderOf(orderId)).toMatchObject({ step: 'order_completed', status: 'completed', retries: 0 })
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(await shop.mailsTo(addressOf(buyer))).toHaveLength(1)
  }
}

describe('an outage of three hours', () => {
  it.each([
    ['that cannot be reached', 'refused'],
    ['that answers with server errors', 'failing'],
  ] as const)(
    'of a network %s is over for all orders within three minutes, whatever they met in it',
    async (_what, fault) => {
      await network.set(fault)
      const bought = await buysSeveral()
      await passes(3 * 60, 120)
      for (const order of await all(bought)) expect(orderView(order)).toMatchObject({ phase: 'failed' })

      await network.set(null)
      await passes(3, 5)
      await expectDelivered(bought)
    },
  )

  it('of the mail server is over for all emails within three minutes', async () => {
    await mail.set('refused')
    const bought = await buysSeveral()
    await passes(3 * 60, 120)
    for (const order of await all(bought)) expect(orderView(order)).toMatchObject({ isInstallable: true })

    await mail.set(null)
    await passes(3, 5)
    await expectDelivered(bought)
  })
})

describe('orders that wait for a vendor with an open circuit breaker', () => {
  it('are reported to staff after ten minutes, and need a person after a day', async () => {
    await network.set('refused')
    const bought = await buysSeveral()
    await passes(9, 30)
    expect(shop.log.errors).not.toContain(STUCK)
    await passes(3, 30)
    expect(shop.log.errors.filter((message) => message === STUCK)).toHaveLength(ORDERS)

    shop.jump({ seconds: 23 * 3_600 })
    await passes(3, 60)
    expect((await all(bought)).filter(({ paymentState }) => paymentState === 'review')).toEqual([])
    await passes(70, 60)
    for (const order of await all(bought)) {
      expect(order).toMatchObject({ paymentState: 'review', reviewReason: 'not_delivered', dueAt: null })
    }
  })

  it.each([
    ['does not answer', 'refused'],
    ['answers with server errors', 'failing'],
  ] as const)('count no try by it: only those count that a network which %s was asked for', async (_what, fault) => {
    await network.set(fault)
    const bought = await buysSeveral()
    await passes(20, 30)
    const tries = (await all(bought)).map((order) => order.tries)
    // Each order that reached the network has failed, and each pause of ten seconds lets one of them try.
    expect(Math.min(...tries)).toBeGreaterThan(0)
    expect(tries.reduce((sum, count) => sum + count)).toBeLessThanOrEqual((20 * 60) / 10)

    await network.set(null)
    await passes(3, 5)
    expect((await all(bought)).every(isCompleted)).toBe(true)
  })
})
