// A page was requested, the answer was lost, and what we would request for it now is something else: a new version of
// the shop, or a new name of the brand. The provider then refuses the page's key.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { orders, paymentSessions } from '#db/schema.ts'
import { eq } from 'drizzle-orm'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const cartId = '7d6cf0b5-5f0b-4c43-9a53-2f8a3f6d3f10'
const bookedPages = z.object({
  sessions: z.array(z.object({ id: z.string(), status: z.string(), metadata: z.record(z.string(), z.string()) })),
})

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const pages = () => bookedPages.parse(shop.sandbox.payment?.books()).sessions
const states = async () => (await shop.database.db().select().from(paymentSessions)).map(({ state }) => state)
const loseAnswers = (at = 'create_session') => shop.spoil('payment', { at, kind: 'reset_after', times: 2 })

/** From now on, every page has something else on it. */
async function release() {
  await businessStore(shop.database).create({ id: 'house', name: 'New Pass', now: shop.clock.now() })
  shop.jump({ seconds: 6 })
}

/** An order whose page the provider opened without our learning of it. */
async function aLostPage(told: Parameters<TestShop['tryOrder']>[0] = {}) {
  await loseAnswers()
  expect(await shop.tryOrder({ cartId, ...told })).toEqual({ ok: false, problem: 'payment_unavailable' })
  const [order] = await shop.database.db().select().from(orders)
  if (!order) throw new Error('There is no order.')
  return order.id
}

/** The address of the page that the provider has. */
async function addressOf(page: { id: string } | undefined) {
  const { continueAt } = await shop.placeOrder()
  return continueAt.kind === 'payment_page' ? continueAt.url.replace(continueAt.sessionId, page?.id ?? '') : ''
}

describe('a page whose answer was lost before a release', () => {
  it('is the one that the buyer gets, and the only one', async () => {
    const orderId = await aLostPage()
    await release()
    const placed = await shop.placeOrder({ cartId })
    expect(placed.orderId).toBe(orderId)
    expect(pages()).toMatchObject([{ status: 'open' }])
    await shop.pay(placed.continueAt.kind === 'payment_page' ? placed.continueAt.url : '')
    await shop.until(orderId, isCompleted)
    expect([await states(), await shop.takenFor(orderId)]).toEqual([['paid'], 1809])
    expect(shop.log.errors).toEqual([])
  })

  it('is found by the sweep if nobody comes back', async () => {
    await aLostPage()
    await release()
    await shop.letTimePass({ seconds: 90 }, 30)
    expect(await states()).toEqual(['open'])
    expect(pages()).toMatchObject([{ status: 'open' }])
  })

  it('leads to the order if it was paid', async () => {
    const orderId = await aLostPage()
    await release()
    const [page] = pages()
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    await shop.pay(await addressOf(page))
    expect(await shop.placeOrder({ cartId })).toMatchObject({ orderId, continueAt: { kind: 'order_page' } })
    await shop.until(orderId, isCompleted)
    expect(await shop.takenFor(orderId)).toBe(1809)
  })

  it('is replaced if it has expired, and the coupon is still the order’s', async () => {
    await shop.limitCoupon('WANDER20', { maxRedemptions: 1 })
    const orderId = await aLostPage({ couponCode: 'WANDER20' })
    await release()
    shop.jump({ seconds: 66 * 60 })
    await vi.waitFor(() => expect(pages()).toMatchObject([{ status: 'expired' }]), 30_000)
    const placed = await shop.buy({ cartId, couponCode: 'WANDER20' })
    expect(placed.orderId).toBe(orderId)
    await shop.until(orderId, isCompleted)
    expect(pages().map(({ status }) => status)).toEqual(['expired', 'complete'])
  })

  it('is closed at the provider if its order was paid on another one', async () => {
    const { orderId } = await shop.placeOrder({ cartId })
    shop.jump({ seconds: 56 * 60 })
    await loseAnswers()
    await shop.shop.checkout.openPayment(await shop.orderOf(orderId), 'a visitor')
    await release()
    const isFirst = eq(paymentSessions.state, 'expired')
    await shop.database.db().update(paymentSessions).set({ state: 'paid' }).where(isFirst)
    const paid = { paymentState: 'paid', paidCents: 1809, provisioningState: 'completed' } as const
    await shop.database.db().update(orders).set(paid).where(eq(orders.id, orderId))
    await shop.letTimePass({ minutes: 4 }, 30)
    expect((await states()).toSorted()).toEqual(['expired', 'paid'])
    expect(pages().map(({ status }) => status)).toEqual(['expired', 'expired'])
  })

  it('with another price on it is closed, and replaced', async () => {
    const orderId = await aLostPage()
    await shop.database.db().update(orders).set({ subtotalCents: 1595, vatCents: 335, totalCents: 1930 })
    const order = await shop.orderOf(orderId)
    const opened = await shop.shop.checkout.openPayment(order, 'a visitor')
    if (!opened.ok || opened.continueAt.kind !== 'payment_page') throw new Error('No page was opened.')
    expect(pages().map(({ status }) => status)).toEqual(['expired', 'open'])
    await shop.pay(opened.continueAt.url)
    await shop.until(orderId, isCompleted)
    expect(await shop.takenFor(orderId)).toBe(1930)
  })
})

// Two versions of the shop serve the same buyer, who clicked twice.
it('a page that is still being opened by the old version is never a second one to pay on', async () => {
  await shop.spoil('payment', { at: 'create_session', kind: 'slow', ms: 1_500, times: 1 })
  const asked = shop.tryOrder({ cartId })
  await vi.waitFor(() => expect(shop.sandbox.payment?.faults.list()).toEqual([]), 30_000)
  await release()
  const answers = [await shop.tryOrder({ cartId }), await asked]
  const open = pages().filter(({ status }) => status === 'open')
  expect(open).toHaveLength(1)
  const isThere = { ok: true, continueAt: { kind: 'payment_page', sessionId: open[0]?.id } }
  expect(answers).toMatchObject([isThere, isThere])
})
