// A worker that takes something claims it for a while: nobody else does it in that time, and if the worker dies,
// another takes over.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mails, orders } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { mailStore } from '#shop/records/mail/mail-store.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { DELIVERY_LEASE_MS } from '#shop/records/mail/deliver-mail.ts'
import { LEASE_MS } from '#shop/sales/order/order-lease.ts'
import { quickEngine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const BUYER = 'traveller@example.com'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({ engine: quickEngine() })
})
afterEach(() => shop.close())

const db = () => shop.database.db()

/** A paid order claimed by a worker that died. */
async function heldByTheDead() {
  const bought = await shop.buy()
  await shop.shop.checkout.confirmOrderPayment(await shop.orderOf(bought.orderId))
  const held = await orderStore(shop.database).claim(bought.orderId, shop.clock.now(), LEASE_MS)
  expect(held?.order).toMatchObject({ paymentState: 'paid' })
  return bought
}

describe('an order that a worker has claimed', () => {
  it('is processed by no other worker', async () => {
    const { orderId, reference } = await heldByTheDead()
    await shop.letTimePass({ seconds: LEASE_MS / 1000 - 9 })
    await shop.shop.worker.work({ name: 'provisioning', orderId })

    expect(await shop.orderOf(orderId)).toMatchObject({ step: 'pending', iccid: null })
    expect(await shop.profilesOf(reference)).toEqual([])
  })

  it('can be taken 45 seconds later, and not in the millisecond before', async () => {
    const { orderId } = await shop.buy()
    const store = orderStore(shop.database)
    await shop.shop.checkout.confirmOrderPayment(await shop.orderOf(orderId))
    const from = shop.clock.now()
    const claimAfter = (ms: number) => store.claim(orderId, new Date(from.getTime() + ms), LEASE_MS)
    expect(await claimAfter(0)).not.toBe(null)
    expect(await claimAfter(45_000)).toBe(null)
    expect(await claimAfter(45_001)).not.toBe(null)
  })

  it('is taken over if its worker dies, and delivered once', async () => {
    const { orderId, reference } = await heldByTheDead()
    await shop.letTimePass({ seconds: LEASE_MS / 1000 + 30 })

    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'completed', step: 'order_completed' })
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(await shop.mailsTo(BUYER)).toHaveLength(1)
  })
})

const atOnce = async () => {
  await shop.close()
  shop = await openTestShop({ engine: quickEngine(), goesOnAtOnce: true, callbackDelayMs: 0 })
}
/** Waits until the nudges are handled, without a round of the worker. */
const delivered = async (orderId: string) => {
  await expect.poll(async () => isCompleted(await shop.orderOf(orderId))).toBe(true)
}

describe('an order paid on a node with free capacity', () => {
  it('is claimed with its payment and delivered once, without a sweep', async () => {
    await atOnce()
    const { orderId, reference } = await shop.buy()
    await shop.shop.checkout.confirmOrderPayment(await shop.orderOf(orderId))
    await delivered(orderId)
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(await shop.mailsTo(BUYER)).toHaveLength(1)
  })

  it('is processed by no other worker, and taken over if its worker dies right after the payment', async () => {
    const { orderId, reference } = await shop.buy()
    const now = shop.clock.now()
    const store = orderStore(shop.database)
    const evidence = { paymentSessionId: 'cs_paid', cardCountry: null, isTaxConflict: false, isInvoiced: false }
    const lease = store.lease(now)
    const settled = await store.settlePaid(orderId, { ...evidence, paidCents: 1809, lease }, now)
    expect(settled?.order).toMatchObject({ id: orderId, paymentState: 'paid' })
    expect(await store.settlePaid(orderId, { ...evidence, paidCents: 1809, lease: store.lease(now) }, now)).toBe(null)
    expect(await store.claim(orderId, now, LEASE_MS)).toBe(null)

    await shop.letTimePass({ seconds: LEASE_MS / 1000 - 9 })
    expect(await shop.profilesOf(reference)).toEqual([])
    await shop.letTimePass({ seconds: 45 })
    expect(isCompleted(await shop.orderOf(orderId))).toBe(true)
    expect(await shop.profilesOf(reference)).toHaveLength(1)
  })
})

/** A delivered order's mail, put back into the outbox. */
async function waiting() {
  const { orderId } = await shop.buy()
  await shop.until(orderId, isCompleted)
  const [mail] = await db().select().from(mails).where(eq(mails.orderId, orderId))
  if (!mail) throw new Error('There is no mail.')
  // The delivery that has already begun must not interfere.
  await shop.shop.worker.settleMails(0)
  await db().update(mails).set({ state: 'waiting', nextTryAt: shop.clock.now() }).where(eq(mails.id, mail.id))
  return mail
}

describe('a mail', () => {
  it('is sent by no other worker until its sender is late', async () => {
    const { id } = await waiting()
    const store = mailStore(shop.database)
    expect(await store.claim(id, shop.clock.now(), DELIVERY_LEASE_MS)).not.toBe(null)
    expect(await store.claim(id, shop.clock.now(), DELIVERY_LEASE_MS)).toBe(null)
    await shop.letTimePass({ seconds: DELIVERY_LEASE_MS / 1000 - 6 })
    expect(await shop.mailsTo(BUYER)).toHaveLength(1)

    await shop.letTimePass({ seconds: 30 })
    expect(await shop.mailsTo(BUYER)).toHaveLength(2)
  })

  it('can be sent by another worker when its lease is over, and not in the millisecond before', async () => {
    const { id } = await waiting()
    const store = mailStore(shop.database)
    const from = shop.clock.now()
    const claimAfter = (ms: number) => store.claim(id, new Date(from.getTime() + ms), DELIVERY_LEASE_MS)
    expect(await claimAfter(0)).not.toBe(null)
    expect(await claimAfter(60_000)).toBe(null)
    expect(await claimAfter(60_001)).not.toBe(null)
  })

  it('that is an order’s first belongs to the worker that wrote it, until it is late', async () => {
    const { orderId } = await shop.buy()
    await shop.until(orderId, isCompleted)
    await db().delete(mails).where(eq(mails.orderId, orderId))
    const store = mailStore(shop.database)
    const now = shop.clock.now()
    const mail = store.taken({ id: crypto.randomUUID(), orderId, kind: 'esim_ready', now }, DELIVERY_LEASE_MS)
    await db().insert(mails).values(mail)
    await shop.letTimePass({ seconds: DELIVERY_LEASE_MS / 1000 - 6 })
    expect(await shop.mailsTo(BUYER)).toHaveLength(1)

    await shop.letTimePass({ seconds: 30 })
    expect(await shop.mailsTo(BUYER)).toHaveLength(2)
  })
})

describe('work that is due', () => {
  it.each(['awaiting', 'processing', 'expired', 'review', 'refunded'] as const)(
    'isn’t done for an order that is %s, even if its row is due',
    async (paymentState) => {
      const { orderId, reference } = await shop.placeOrder()
      const due = { paymentState, provisioningState: 'running', dueAt: shop.clock.now() } as const
      await db().update(orders).set(due).where(eq(orders.id, orderId))
      await shop.letTimePass({ seconds: 30 })
      await shop.shop.worker.work({ name: 'provisioning', orderId })

      expect(await shop.profilesOf(reference)).toEqual([])
      expect(await shop.orderOf(orderId)).toMatchObject({ iccid: null, paymentState })
    },
  )
})
