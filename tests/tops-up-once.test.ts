// The promise of the shop: a paid top-up adds its data to the eSIM exactly once, whatever the network and the payment
// provider do.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isCompleted } from '#shop/sales/order/order.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { anEsim, TOP_UP_5GB } from './support/topping-up.ts'

let shop: TestShop
let esim: Awaited<ReturnType<typeof anEsim>>
const openOn = (engine: Engine) =>
  beforeEach(async () => {
    shop = await openTestShop({ engine })
    esim = await anEsim(shop)
  })
afterEach(() => shop.close())

describe('a top-up', () => {
  openOn(quickEngine())

  it('adds its data at the top-up price, with a receipt, and without its own profile or ICCID', async () => {
    const before = esim.balanceMb()
    const { orderId, reference } = await esim.topUp()
    const order = await shop.until(orderId, isCompleted)

    expect(order).toMatchObject({
      topUp: { orderId: esim.orderId, iccid: esim.iccid },
      iccid: null,
      step: 'order_completed',
      stepNumber: 6,
      paymentState: 'paid',
      totalCents: TOP_UP_5GB.totalCents,
    })
    expect(reference).toMatch(/^wanderpass_order_\d+_01032_3_[0-9a-f-]{36}$/)
    expect(esim.balanceMb()).toBe(before + TOP_UP_5GB.megabytes)
    expect(await shop.takenFor(orderId)).toBe(TOP_UP_5GB.totalCents)
    expect(await shop.profilesOf(reference)).toEqual([])
    expect(await shop.mailsTo('traveller@example.com')).toMatchObject([
      { subject: 'France · 5 GB: Your top-up from Wander Pass' },
    ])
    expect(shop.log.errors).toEqual([])
  })

  it.each(['double', 'reorder', 'late', 'lose'] as const)('adds once when webhooks %s', async (kind) => {
    await shop.spoil('payment', { at: 'webhook', kind, ms: 50 })
    const { orderId, reference } = await esim.topUp()
    await shop.letTimePass({ minutes: 2 }, 30)
    await shop.until(orderId, isCompleted)

    expect(esim.timesAdded(reference)).toBe(1)
  })

  it.each(['fail_after', 'timeout_after', 'reset_after', 'html', 'php', 'empty', 'null'] as const)(
    'isn’t requested again if the network did it and then answered %s',
    async (kind) => {
      await shop.spoil('network', { at: 'topup', kind, times: 1, ms: 50 })
      const { orderId, reference } = await esim.topUp()
      await shop.until(orderId, isCompleted)

      expect(esim.timesAdded(reference)).toBe(1)
      expect(shop.log.errors).toEqual([])
    },
  )

  it('that is disputed before it was added waits for a person, and is added once if the dispute is won', async () => {
    await shop.spoil('network', { at: 'topup', kind: 'rate_limit', times: 100 })
    const { orderId, reference } = await esim.topUp()
    await shop.until(orderId, (order) => order.step === 'request_top_up')
    shop.sandbox.payment?.dashboard.dispute(reference)
    await shop.until(orderId, ({ paymentState }) => paymentState === 'review')
    await shop.mend()
    await shop.letTimePass({ minutes: 20 }, 30)
    expect(esim.timesAdded(reference)).toBe(0)

    shop.sandbox.payment?.dashboard.closeDispute(reference, 'won')
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'dispute_won')
    const actor = { id: 'staff', type: 'own-admin' } as const
    expect(await shop.shop.desk.resumeOrder(orderId, { ...shop.at, actor })).toMatchObject({ ok: true })
    await shop.until(orderId, isCompleted)
    expect(esim.timesAdded(reference)).toBe(1)
  })

  it.each(['fail_before', 'reset', 'maintenance'] as const)(
    'is requested again if the network certainly did nothing (%s), after two lookups half a minute apart',
    async (kind) => {
      await shop.spoil('network', { at: 'topup', kind, times: 1 })
      const { orderId, reference } = await esim.topUp()
      await shop.until(orderId, (order) => order.step === 'request_top_up')
      await shop.letTimePass({ seconds: 27 })
      expect(esim.timesAdded(reference)).toBe(0)
      await shop.until(orderId, isCompleted)

      expect(esim.timesAdded(reference)).toBe(1)
      expect(shop.log.errors).toContain('a top-up was lost; requesting it again')
    },
  )

  it('is looked up if the shop was killed between request and answer', async () => {
    const { orderId, reference } = await shop.buy(esim.input({ couponCode: 'DEMOFREE1' }))
    await esim.askAsIfKilled(orderId, reference)
    await shop.until(orderId, isCompleted)

    expect(esim.timesAdded(reference)).toBe(1)
  })

  it('waits for an unavailable history before it is requested again, even after it was reported as an error', async () => {
    await shop.spoil('network', { at: 'topup', kind: 'fail_after', times: 1 })
    await shop.spoil('network', { at: 'history', kind: 'html', times: 23 })
    const { orderId, reference } = await esim.topUp()
    await shop.letTimePass({ minutes: 3 }, 30)
    expect(esim.timesAdded(reference)).toBe(1)
    await shop.until(orderId, isCompleted)

    expect(esim.timesAdded(reference)).toBe(1)
  })

  it('refunds a second payment for one top-up', async () => {
    const { orderId, reference } = await shop.payTwice(esim.input({ cartId: crypto.randomUUID() }))
    expect(await shop.takenFor(orderId)).toBe(2 * TOP_UP_5GB.totalCents)
    await shop.until(orderId, isCompleted)
    await shop.letTimePass({ minutes: 2 }, 30)

    expect(await shop.takenFor(orderId)).toBe(TOP_UP_5GB.totalCents)
    expect(esim.timesAdded(reference)).toBe(1)
  })
})

describe.each(engines())('a top-up on the %s database', (_name, engine) => {
  openOn(engine)

  it('is added once if webhook, return page, sweep, and workers all act at the same time', async () => {
    const { orderId, reference } = await esim.topUp()
    const order = await shop.orderOf(orderId)
    await Promise.all(Array.from({ length: 8 }, () => shop.shop.checkout.confirmOrderPayment(order)))
    await Promise.all(Array.from({ length: 8 }, () => shop.shop.worker.work({ name: 'provisioning', orderId })))
    await shop.until(orderId, isCompleted)

    expect(esim.timesAdded(reference)).toBe(1)
    expect(await shop.mailsTo('traveller@example.com')).toHaveLength(1)
  })

  it('is one order in two tabs with the same cart, and two with two carts', async () => {
    const cartId = crypto.randomUUID()
    const placed = await Promise.all(Array.from({ length: 4 }, () => shop.placeOrder(esim.input({ cartId }))))
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1)

    const two = [await esim.topUp(), await esim.topUp()]
    for (const { orderId } of two) await shop.until(orderId, isCompleted)
    expect(two.map(({ reference }) => esim.timesAdded(reference))).toEqual([1, 1])
  })
})
