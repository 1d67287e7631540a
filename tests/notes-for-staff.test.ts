// Staff write notes about an order or a customer: with author and time, never changed, and deleted with the account.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog, orders, staffNotes } from '#db/schema.ts'
import { openAccount, PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
let ada: Holder
beforeAll(async () => {
  shop = await openTestShop()
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
})
afterAll(() => shop.close())

const db = () => shop.database.db()
const add = (about: { orderId: string } | { customerId: string }, text: string, seenCount = 0) =>
  shop.shop.desk.addNote({ about, text, seenCount }, callerAs(shop, ada))

it('is on the order with who and when, is logged, and can’t be changed', async () => {
  const { orderId } = await shop.buy()
  expect(await add({ orderId }, ' \n ')).toEqual({ ok: false, problem: 'note_missing' })
  expect(await add({ orderId }, 'x'.repeat(2_001))).toEqual({ ok: false, problem: 'note_too_long' })
  expect(await add({ orderId: randomUUID() }, 'Hello')).toEqual({ ok: false, problem: 'nothing_to_note' })
  expect(await add({ orderId }, 'Called.\r\nWill call again. ')).toEqual({ ok: true })
  const view = await shop.shop.desk.viewDeskOrder(orderId)
  expect(view?.notes).toMatchObject([{ text: 'Called.\nWill call again.', by: 'Ada Admin', at: expect.any(Date) }])
  const acts = await db().select().from(auditLog).where(eq(auditLog.subject, orderId)).orderBy(auditLog.id)
  expect(acts).toMatchObject([{ action: 'order_noted', actorId: ada.id, facts: {} }])
  const refused = await Promise.resolve(db().update(staffNotes).set({ text: 'Never said.' })).catch(
    (problem: unknown) => (problem instanceof Error ? String(problem.cause) : ''),
  )
  expect(refused).toContain('never change')
})

it('is stored once if its form is sent twice', async () => {
  const { orderId } = await shop.buy()
  const pressed = await Promise.all([add({ orderId }, 'Called.'), add({ orderId }, 'Called.')])
  expect(pressed).toEqual([{ ok: true }, { ok: true }])
  expect((await shop.shop.desk.viewDeskOrder(orderId))?.notes).toHaveLength(1)
  expect(await db().select().from(auditLog).where(eq(auditLog.subject, orderId))).toHaveLength(1)
  await add({ orderId }, 'Called.', 1)
  await add({ orderId }, 'Mailed.', 1)
  expect((await shop.shop.desk.viewDeskOrder(orderId))?.notes).toHaveLength(3)
})

it('is in the customer’s export, and deleted with the account', async () => {
  const robin = await openAccount(shop, 'robin@example.com')
  const [mine, other] = [await shop.buy({ email: robin.email }), await shop.buy({ email: 'other@example.com' })]
  await db().update(orders).set({ userId: robin.id }).where(eq(orders.id, mine.orderId))
  await add({ customerId: robin.id }, 'Prefers the phone.')
  await add({ orderId: mine.orderId }, 'Asked twice.')
  await add({ orderId: other.orderId }, 'Somebody else.')
  const told = await shop.shop.customers.exportMyData(robin.id)
  expect(told).toMatchObject({
    mine: { notesOfStaff: [{ text: 'Prefers the phone.' }, { orderId: mine.orderId, text: 'Asked twice.' }] },
  })
  expect(await shop.shop.customers.deleteAccount({ userId: robin.id, password: PASSWORD }, shop.at)).toEqual({
    ok: true,
  })
  expect((await db().select().from(staffNotes)).map(({ text }) => text)).not.toContain('Asked twice.')
  expect((await shop.shop.desk.viewDeskOrder(other.orderId))?.notes).toHaveLength(1)
})
