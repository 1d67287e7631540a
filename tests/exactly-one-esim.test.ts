// The promise of the shop: a paid order gets exactly one eSIM, whatever the network and the payment provider do.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isCompleted } from '#shop/sales/order/order.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
const openOn = (engine: Engine) =>
  beforeEach(async () => {
    shop = await openTestShop({ engine })
  })
afterEach(() => shop.close())

describe('a paid order', () => {
  openOn(quickEngine())

  it('delivers a paid order: seven steps, one profile, one email, the quoted amount', async () => {
    const { orderId, reference } = await shop.buy()
    const order = await shop.until(orderId, isCompleted)

    expect(order).toMatchObject({
      status: 'completed',
      step: 'order_completed',
      stepNumber: 6,
      totalCents: 1809,
      paymentState: 'paid',
    })
    expect(order.activationCode).toMatch(/^LPA:1\$/)
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(await shop.mailsTo('traveller@example.com')).toHaveLength(1)
    expect(shop.log.errors).toEqual([])
  })

  it('finds a payment whose webhook never arrived', async () => {
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    const { orderId } = await shop.buy()
    await shop.letTimePass({ minutes: 2 }, 30)

    expect(await shop.until(orderId, isCompleted)).toMatchObject({ paymentState: 'paid' })
  })

  it.each(['double', 'reorder', 'late'] as const)('delivers once when webhooks come %s', async (kind) => {
    await shop.spoil('payment', { at: 'webhook', kind, ms: 50 })
    const { orderId, reference } = await shop.buy()
    await shop.until(orderId, isCompleted)

    expect(await shop.profilesOf(reference)).toHaveLength(1)
  })

  it('requests no second profile if the network did the work but answered with an error', async () => {
    await shop.spoil('network', { at: 'allocate', kind: 'fail_after', times: 1 })
    const { orderId, reference } = await shop.buy()
    await shop.until(orderId, isCompleted)

    expect(await shop.profilesOf(reference)).toHaveLength(1)
  })

  it('requests again if the network certainly did nothing, after two lookups half a minute apart', async () => {
    await shop.spoil('network', { at: 'allocate', kind: 'fail_before', times: 1 })
    const { orderId, reference } = await shop.buy()
    await shop.until(orderId, isCompleted)

    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(shop.log.errors).toContain('an allocation was lost; requesting it again')
  })

  it.each(['twice', 'never', 'before_answer', 'late'] as const)(
    'delivers once when the callback comes %s',
    async (kind) => {
      await shop.spoil('network', { at: 'callback', kind, ms: 200 })
      const { orderId, reference } = await shop.buy()
      await shop.until(orderId, isCompleted)

      expect(await shop.profilesOf(reference)).toHaveLength(1)
    },
  )

  it('gives a second payment for one order back (A21)', async () => {
    const { orderId } = await shop.payTwice({ cartId: crypto.randomUUID() })
    expect(await shop.takenFor(orderId)).toBe(2 * 1809)
    await shop.until(orderId, isCompleted)
    await shop.letTimePass({ minutes: 2 }, 30)

    expect(await shop.takenFor(orderId)).toBe(1809)
  })

  it('stops waiting for the ICCID after 50 polls, and the order can be retried', async () => {
    await shop.spoil('network', { at: 'lookup', kind: 'empty' })
    await shop.spoil('network', { at: 'callback', kind: 'never' })
    const { orderId } = await shop.buy()
    const failed = await shop.until(orderId, (order) => order.status === 'error')
    expect(failed).toMatchObject({
      step: 'poll_for_iccid',
      stepNumber: 2,
      errorMessage: 'Timeout waiting for ICCID. Please refresh or contact support.',
    })

    await shop.mend()
    await shop.shop.provisioning.retryOrder(orderId)
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ status: 'completed' })
  })

  it('shows the network’s refusal, and delivers after a retry', async () => {
    await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock', times: 1 })
    const { orderId, reference } = await shop.buy()
    const failed = await shop.until(orderId, (order) => order.status === 'error')
    expect(failed.errorMessage).toMatch(/^Failed to allocate eSIM: .+\. Please refresh or contact support\.$/)

    await shop.shop.provisioning.retryOrder(orderId)
    await shop.until(orderId, isCompleted)
    expect(await shop.profilesOf(reference)).toHaveLength(1)
  })

  it('sends the email automatically once the mail server is back', async () => {
    await shop.spoil('smtp', { at: 'smtp', kind: 'reject_421', times: 3 })
    const { orderId } = await shop.buy()
    const waiting = await shop.until(orderId, (order) => order.status === 'error')
    expect(waiting).toMatchObject({ step: 'send_email', iccid: expect.stringMatching(/^\d{19,20}$/) })

    await shop.until(orderId, isCompleted)
    expect(await shop.mailsTo('traveller@example.com')).toHaveLength(1)
  })
})

describe.each(engines())('on the %s database', (_name, engine) => {
  openOn(engine)

  it('delivers once if webhook, return page, sweep, and workers all act at the same time', async () => {
    const { orderId, reference } = await shop.buy()
    const order = await shop.orderOf(orderId)
    await Promise.all(Array.from({ length: 8 }, () => shop.shop.checkout.confirmOrderPayment(order)))
    await Promise.all(Array.from({ length: 8 }, () => shop.shop.worker.work({ name: 'provisioning', orderId })))
    await shop.until(orderId, isCompleted)

    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(await shop.mailsTo('traveller@example.com')).toHaveLength(1)
  })

  it('makes one order and one payment page from a double click', async () => {
    const cartId = crypto.randomUUID()
    const placed = await Promise.all(Array.from({ length: 6 }, () => shop.placeOrder({ cartId })))

    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1)
    expect(new Set(placed.map(({ continueAt }) => JSON.stringify(continueAt))).size).toBe(1)
  })

  it('redeems a code with one use left for exactly one of thirty who try at once (C03)', async () => {
    await shop.limitCoupon('WANDER20', { maxRedemptions: 1 })
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => shop.tryOrder({ couponCode: 'WANDER20' })))

    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.problem === 'coupon_invalid')).toHaveLength(29)
  })
})
