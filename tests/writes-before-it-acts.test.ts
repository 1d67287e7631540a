// Nothing is requested from anybody before it is written down: if the row can't be written, nothing happens outside,
// and if what follows fails, the row is still there for another try.
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allocationAttempts, invoices, mails, orderEvents, orders, paymentEvents, paymentSessions } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { quickEngine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { whileRefused } from './support/refusing.ts'

const BUYER = 'traveller@example.com'
const DUE_WORK_FAILED = 'due work failed'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({ engine: quickEngine() })
})
afterEach(() => shop.close())

const db = () => shop.database.db()

describe('the order of writes', () => {
  it('a payment page is requested after its order is saved', async () => {
    const refused = whileRefused(shop.database, paymentSessions, () => shop.tryOrder())
    await expect(refused).rejects.toThrow('Failed query')

    expect(shop.sandbox.payment?.books()).toMatchObject({ sessions: [] })
    expect(await db().select().from(orders)).toEqual([])
  })

  it('a payment event is stored before it is answered', async () => {
    const event = { id: 'evt_refused', type: 'checkout.session.completed', livemode: false }
    const body = JSON.stringify({ ...event, data: { object: { id: 'cs_test_nobody' } } })
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', 'whsec_tests').update(`${at}.${body}`).digest('hex')
    const hear = () => shop.shop.checkout.receivePaymentEvent(body, `t=${at},v1=${signature}`)
    await expect(whileRefused(shop.database, paymentEvents, hear)).rejects.toThrow('Failed query')
    expect(await db().select().from(paymentEvents)).toEqual([])

    expect(await hear()).toEqual({ ok: true, isNew: true })
    expect(await db().select().from(paymentEvents)).toHaveLength(1)
  })

  it('a payment event is processed before it counts as done', async () => {
    const { orderId, reference } = await shop.buy()
    await shop.until(orderId, isCompleted)
    await shop.spoil('payment', { at: 'retrieve_payment_intent', kind: 'fail_before' })
    expect(shop.sandbox.payment?.dashboard.refund(reference)).toBe(null)
    await shop.letTimePass({ seconds: 30 })
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid' })

    await shop.mend()
    await shop.letTimePass({ seconds: 30 })
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded' })
  })

  it('the network is called after the attempt is saved', async () => {
    const { orderId, reference } = await shop.buy()
    await whileRefused(shop.database, allocationAttempts, async () => {
      await shop.letTimePass({ minutes: 1 })
      expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid', iccid: null })
    })
    expect(shop.log.errors).toContain(DUE_WORK_FAILED)
    expect(await shop.profilesOf(reference)).toEqual([])

    await shop.until(orderId, isCompleted)
    expect(await shop.profilesOf(reference)).toHaveLength(1)
  })

  it('an email is sent after it is saved', async () => {
    const { orderId, reference } = await shop.buy()
    await whileRefused(shop.database, mails, async () => {
      await shop.letTimePass({ minutes: 1 })
      expect(await shop.profilesOf(reference)).toHaveLength(1)
    })
    expect(shop.log.errors).toContain(DUE_WORK_FAILED)
    expect(await shop.mailsTo(BUYER)).toEqual([])

    await shop.until(orderId, isCompleted)
    expect(await shop.mailsTo(BUYER)).toHaveLength(1)
    expect(await shop.profilesOf(reference)).toHaveLength(1)
  })

  it('a rolled-back refund sends no email, no money, and keeps the eSIM', async () => {
    const { orderId, reference } = await shop.buy()
    const { totalCents } = await shop.until(orderId, isCompleted)
    const refused = whileRefused(shop.database, orderEvents, () => shop.shop.refunds.refundOrder(orderId))
    await expect(refused).rejects.toThrow('Failed query')
    await shop.letTimePass({ minutes: 1 }, 20)

    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid', refundedCents: 0 })
    expect(await db().select().from(mails).where(eq(mails.kind, 'order_refunded'))).toEqual([])
    expect(await shop.takenFor(orderId)).toBe(totalCents)
    expect(await shop.profilesOf(reference)).toHaveLength(1)
  })

  it('a refund is requested with its page’s key at each try, so that it happens once', async () => {
    const { orderId } = await shop.buy()
    await shop.until(orderId, isCompleted)
    await shop.spoil('payment', { at: 'refund', kind: 'fail_before', times: 3 })
    await shop.shop.refunds.refundOrder(orderId)
    await shop.letTimePass({ seconds: 15 })

    const [page] = await db().select().from(paymentSessions)
    const answer = await fetch(`${shop.sandbox.url}/v1/events?types[]=charge.refunded`, {
      headers: { authorization: 'Bearer sk_test_tests' },
    })
    expect(await answer.json()).toMatchObject({ data: [{ request: { idempotency_key: `refund:${page?.id}` } }] })
    expect(await shop.takenFor(orderId)).toBe(0)
  })

  it('a credit note is issued with its refund, before any sweep', async () => {
    const { orderId } = await shop.buy()
    const { totalCents } = await shop.until(orderId, isCompleted)
    expect(await shop.shop.refunds.refundOrder(orderId)).toEqual({ ok: true })
    const papers = await db().select().from(invoices).where(eq(invoices.orderId, orderId))
    expect(new Set(papers.map((paper) => paper.totalCents))).toEqual(new Set([totalCents, -totalCents]))
  })
})
