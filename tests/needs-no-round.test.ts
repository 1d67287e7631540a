// A nudge is handled at once, without waiting for a round of the worker; a round does what is due, and sweeps once a
// minute; whatever a killed process had claimed on its own folder is free for the next one.
import { randomUUID } from 'node:crypto'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  businesses,
  esimChecks,
  invoices,
  mails,
  orders,
  partRefunds,
  paymentEvents,
  paymentSessions,
  users,
  webhookEndpoints,
  withdrawals,
} from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const TOTAL = 1809

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const db = () => shop.database.db()
const nudged = (job: Parameters<TestShop['shop']['worker']['work']>[0]) => shop.shop.worker.work(job)

/** The provider's events about this many payments, each handled by its nudge. */
async function hearsOf(payments: number) {
  const completed = eq(paymentEvents.type, 'checkout.session.completed')
  const listed = () => db().select().from(paymentEvents).where(completed)
  await expect.poll(async () => (await listed()).length).toBe(payments)
  for (const { eventId } of await listed()) await nudged({ name: 'payment_event', eventId })
}

const invoicesOf = (orderId: string) => db().$count(invoices, eq(invoices.orderId, orderId))
/** An order whose invoice couldn't be written when it was paid, and waits for a sweep. */
async function owedAnInvoice() {
  const { orderId } = await shop.buy()
  await db().execute(sql`alter table invoices rename to invoices_gone`)
  await hearsOf(1)
  await db().execute(sql`alter table invoices_gone rename to invoices`)
  return orderId
}

describe('a nudge', () => {
  it('about a payment event settles the order, and one about the order starts its delivery', async () => {
    const { orderId, reference } = await shop.buy()
    await hearsOf(1)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid', step: 'pending' })
    expect(await shop.profilesOf(reference)).toEqual([])
    await nudged({ name: 'provisioning', orderId })
    expect(await shop.profilesOf(reference)).toHaveLength(1)
  })

  it('about a payment to refund refunds it', async () => {
    const { orderId } = await shop.buy()
    await hearsOf(1)
    const [due] = await db()
      .update(paymentSessions)
      .set({ state: 'refund_due' })
      .where(eq(paymentSessions.orderId, orderId))
      .returning()
    await nudged({ name: 'refund', paymentSessionRowId: due?.id ?? '' })
    expect(await shop.takenFor(orderId)).toBe(0)
  })

  it('about a partial refund makes it', async () => {
    const { orderId } = await shop.buy()
    await hearsOf(1)
    const [session] = await db().select().from(paymentSessions).where(eq(paymentSessions.orderId, orderId))
    const [id, askedBy, at] = [randomUUID(), randomUUID(), shop.clock.now()]
    await db().insert(users).values({ id: askedBy, email: 'staff@example.com', fullName: 'Staff', createdAt: at })
    const facts = { amountCents: 500, reason: 'goodwill', state: 'due', createdAt: at, updatedAt: at } as const
    await db()
      .insert(partRefunds)
      .values({ id, orderId, paymentSessionId: session?.id ?? '', askedBy, ...facts })
    await nudged({ name: 'part_refund', partRefundId: id })
    expect(await shop.takenFor(orderId)).toBe(TOTAL - 500)
  })
})

describe('a round', () => {
  it('handles what is due in each round, without a sweep', async () => {
    await shop.shop.worker.goRound()
    const orderId = await owedAnInvoice()
    shop.jump({ seconds: 3 })
    await shop.shop.worker.goRound()
    expect(await invoicesOf(orderId)).toBe(0)
    expect(await shop.orderOf(orderId)).not.toMatchObject({ step: 'pending' })
  })

  it('sweeps once a minute, even after a clock is set back', async () => {
    shop.jump({ seconds: 3_600 })
    await shop.shop.worker.goRound()
    shop.jump({ seconds: -3_600 })
    const orderId = await owedAnInvoice()
    shop.jump({ seconds: 120 })
    await shop.shop.worker.goRound()
    expect(await invoicesOf(orderId)).toBe(1)
  })
})

describe('the work of a killed process on its own folder', () => {
  const HELD_BY = [orders, mails, withdrawals, esimChecks, webhookEndpoints] as const

  it('is free for the next process: orders, emails, withdrawals, eSIM checks, and webhooks', async () => {
    const { orderId } = await shop.buy()
    const { iccid } = await shop.until(orderId, isCompleted)
    const [now, inAMinute] = [shop.clock.now(), new Date(shop.clock.now().getTime() + 60_000)]
    const lease = { leaseId: randomUUID(), leaseUntil: inAMinute }
    await db().update(orders).set(lease).where(eq(orders.id, orderId))
    await db().update(mails).set({ leaseUntil: inAMinute })
    await db().insert(withdrawals).values({
      id: randomUUID(),
      orderReference: 'as typed',
      name: 'Alex',
      email: 'alex@example.com',
      receivedAt: now,
      acknowledgement: 'waiting',
      leaseUntil: inAMinute,
    })
    await db().delete(esimChecks)
    await db()
      .insert(esimChecks)
      .values({ orderId, iccid: iccid ?? '', ...lease })
    await db().insert(businesses).values({ id: 'alpha', name: 'Alpha', createdAt: now, updatedAt: now })
    const endpoint = { businessId: 'alpha', url: 'https://alpha.example', mode: 'test', state: 'on' } as const
    await db()
      .insert(webhookEndpoints)
      .values({
        id: randomUUID(),
        ...endpoint,
        events: ['order.created'],
        secret: 'a secret',
        createdAt: now,
        ...lease,
      })

    const held = () => Promise.all(HELD_BY.map((table) => db().$count(table, isNotNull(table.leaseUntil))))
    expect(await held()).toEqual([1, 1, 1, 1, 1])
    await shop.shop.worker.voidLeases()
    expect(await held()).toEqual([0, 0, 0, 0, 0])
  })
})
