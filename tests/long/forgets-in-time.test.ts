// Personal data is deleted when its retention period is over, and not before: the shop is taken through the years.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  alertSettings,
  auditLog,
  esimChecks,
  gifts,
  invoices,
  mails,
  orderCorrections,
  orders,
  paymentEvents,
  staffNotes,
  supportTickets,
  users,
} from '#db/schema.ts'
import { addDays } from '#values/date.ts'
import { keptSince } from '#shop/office/retention/periods.ts'
import { engines } from '../support/engines.ts'
import { openTestShop, type TestShop } from '../support/open-test-shop.ts'
import { bought } from '../support/owning.ts'

const NEVER = 'rows of invoices are history and never change'
const NOBODY = '@deleted.invalid'
const OFF = { isDataOn: false, isExpiryOn: false }
const KEEPER = '00000000-0000-4000-8000-000000000002'
const counted = z.object({ rows: z.array(z.object({ found: z.coerce.number() })) })

describe.each(engines())('on %s', (_name, engine) => {
  let shop: TestShop
  let orderId: string
  let neverPaid: string
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    orderId = (await bought(shop)).orderId
    const db = shop.database.db()
    // Somebody who never paid, and somebody who wrote a message.
    const gift = {
      email: 'friend@example.com',
      fromName: 'Never',
      message: 'Enjoy!',
      day: addDays(shop.shop.today(), 300),
    }
    const never = { email: 'never@example.com', name: 'Never Paid', ip: '198.51.100.7', gift }
    neverPaid = (await shop.placeOrder(never)).orderId
    await db.insert(supportTickets).values({
      id: '00000000-0000-4000-8000-000000000001',
      number: 'T-1',
      title: 'Help',
      description: 'A message',
      userEmail: 'writer@example.com',
      name: 'Writer',
      status: 'closed',
      fingerprint: 'x',
      createdAt: shop.clock.now(),
      updatedAt: shop.clock.now(),
    })
    await shop.shop.alerts.saveAlertSettings((await orderOf(orderId))?.email ?? '', OFF)
    await shop.shop.alerts.saveAlertSettings('keeps@example.com', OFF)
    await shop.database.db().insert(users).values({
      id: KEEPER,
      email: 'Keeps@example.com',
      fullName: 'K',
      emailVerified: true,
      createdAt: shop.clock.now(),
    })
    const [customer] = await db.select({ id: users.id }).from(users).where(eq(users.email, never.email))
    const note = { authorId: KEEPER, text: 'Never Paid called.', createdAt: shop.clock.now() }
    await db.insert(staffNotes).values([
      { id: '00000000-0000-4000-8000-000000000003', orderId: neverPaid, ...note },
      { id: '00000000-0000-4000-8000-000000000004', customerId: customer?.id ?? '', ...note },
    ])
    await db.insert(orderCorrections).values({
      id: '00000000-0000-4000-8000-000000000005',
      orderId: neverPaid,
      at: shop.clock.now(),
      byId: 'somebody',
      formerEmail: 'neber@example.com',
      reason: 'mistyped',
    })
    // Every event from the provider is processed.
    await shop.letTimePass({ seconds: 30 })
    // Earlier releases kept what they said.
    await shop.database
      .db()
      .update(paymentEvents)
      .set({ payload: { customer_email: 'traveller@example.com' } })
  })
  afterAll(() => shop.close())

  const after = async (days: number) => {
    shop.jump({ days })
    await shop.shop.retention.forgetOldData()
  }
  const cards = () => count(sql`select count(*) as found from payment_sessions where card_fingerprint is not null`)
  const orderOf = async (id: string) => (await shop.database.db().select().from(orders).where(eq(orders.id, id)))[0]
  const count = async (question: ReturnType<typeof sql>) =>
    counted.parse(await shop.database.db().execute(question)).rows[0]?.found ?? -1
  /** Events older than allowed; the provider keeps reporting what happened to payment pages. */
  const oldWords = () =>
    count(sql`select count(*) as found from ${paymentEvents}
      where payload <> '{}'::jsonb and received_at < ${keptSince('payment_messages', shop.clock.now(), 'UTC').toISOString()}::timestamptz`)
  const words = () => count(sql`select count(*) as found from ${paymentEvents} where payload <> '{}'::jsonb`)
  const events = async () =>
    (await shop.database.db().select({ id: paymentEvents.eventId }).from(paymentEvents)).map(({ id }) => id)
  const papers = () => count(sql`select count(*) as found from ${invoices}`)
  const notes = async () =>
    (
      await shop.database
        .db()
        .select()
        .from(auditLog)
        .where(eq(auditLog.action, 'old_data_forgotten'))
        .orderBy(auditLog.id)
    ).map(({ facts }) => facts)

  it('keeps everything for 89 days', async () => {
    await after(89)
    expect(await words()).toBeGreaterThan(0)
    expect(await papers()).toBe(1)
    expect((await orderOf(neverPaid))?.email).toBe('never@example.com')
    expect(Object.keys((await notes())[0] ?? {})).not.toContain('payment_messages')
  })

  it('deletes vendors’ messages and unpaid buyers after 90 days, and keeps the rows', async () => {
    const before = await events()
    expect(before.length).toBeGreaterThan(0)
    await after(2)
    expect(await oldWords()).toBe(0)
    // The provider may have told something new meanwhile.
    expect(await events()).toEqual(expect.arrayContaining(before))
    const never = await orderOf(neverPaid)
    expect([never?.customerName, never?.email.endsWith(NOBODY), never?.ipAddress]).toEqual(['', true, null])
    expect(await count(sql`select count(*) as found from ${users} where ip is not null`)).toBe(0)
    const [gift] = await shop.database.db().select().from(gifts).where(eq(gifts.orderId, neverPaid))
    expect(gift).toMatchObject({ email: null, fromName: '', message: '' })
    expect(await count(sql`select count(*) as found from ${staffNotes}`)).toBe(0)
    expect(await shop.database.db().select().from(orderCorrections)).not.toContainEqual(
      expect.objectContaining({ formerEmail: 'neber@example.com' }),
    )
    expect((await notes()).at(-1)).toMatchObject({
      unpaid_orders: expect.any(Number),
      payment_messages: expect.any(Number),
    })
    expect(await shop.shop.orders.findOrderById(orderId)).toMatchObject({
      activationCode: expect.stringMatching(/^LPA:/),
    })
  })

  it('deletes nothing twice, and runs once a day', async () => {
    const before = await notes()
    await shop.shop.retention.forgetOldData()
    await after(1)
    expect(await notes()).toEqual(before)
  })

  it('deletes emails after half a year, and closed messages after two years', async () => {
    await after(100)
    expect(
      await count(sql`select count(*) as found from ${mails} where email is not null and state <> 'waiting'`),
    ).toBe(0)
    expect(await count(sql`select count(*) as found from ${supportTickets}`)).toBe(1)
    await after(600)
    expect(await count(sql`select count(*) as found from ${supportTickets}`)).toBe(0)
  })

  it('keeps orders and invoices for seven full years, then deletes the buyer and the document', async () => {
    const order = await orderOf(orderId)
    const madeAt = order?.createdAt ?? new Date()
    const end = Date.UTC(Number(shop.dayOf(madeAt).slice(0, 4)) + 8, 0, 1)
    const days = Math.floor((end - shop.clock.now().getTime()) / 86_400_000)
    await after(days - 1)
    expect(keptSince('orders', shop.clock.now(), 'UTC').getTime()).toBeLessThan(madeAt.getTime())
    expect([await papers(), await cards()]).toEqual([1, 1])
    expect(await shop.shop.orders.findOrderById(orderId)).not.toMatchObject({ email: expect.stringContaining(NOBODY) })

    await after(3)
    expect([await papers(), await cards()]).toEqual([0, 0])
    expect(await shop.shop.orders.findOrderById(orderId)).toMatchObject({
      email: expect.stringContaining(NOBODY),
      customerName: '',
      activationCode: null,
      totalCents: order?.totalCents,
    })
    expect(
      await count(
        sql`select count(*) as found from ${users} where email not like ${`%${NOBODY}`} and not email_verified`,
      ),
    ).toBe(0)
    expect(await count(sql`select count(*) as found from ${esimChecks}`)).toBe(0)
    // Of the two who wanted no alerts, the one with an account.
    expect(await shop.database.db().select({ email: alertSettings.email }).from(alertSettings)).toEqual([
      { email: 'keeps@example.com' },
    ])
  })

  it('doesn’t change the figures', async () => {
    await shop.shop.figures.rebuildFigures()
    expect(await count(sql`select coalesce(sum(orders), 0) as found from figure_days where dimension = 'all'`)).toBe(1)
  })
})

it('a document can be deleted only explicitly, and never changed', async () => {
  const shop = await openTestShop()
  try {
    await bought(shop)
    const db = shop.database.db()
    await expect(db.delete(invoices)).rejects.toMatchObject({ cause: { message: NEVER } })
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('wander_pass.forgets', 'papers', true)`)
        await tx.update(invoices).set({ totalCents: 1 })
      }),
    ).rejects.toMatchObject({ cause: { message: NEVER } })
  } finally {
    await shop.close()
  }
})
