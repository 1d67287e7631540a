// An address that the mail server rejects for good can be corrected by the buyer, and by nobody else.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { esims, orders, users } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

let buyers = 0
/** An order that has everything but its mail. */
async function refused(kind = 'reject_550') {
  const wrong = `mistyped-${buyers++}@example.con`
  await shop.spoil('smtp', { at: 'smtp', kind, match: wrong })
  const { orderId } = await shop.buy({ email: wrong })
  const order = await shop.until(orderId, ({ status }) => status === 'error')
  return { order, wrong }
}
const correct = (order: Awaited<ReturnType<typeof refused>>['order'], email: string) =>
  shop.shop.checkout.changeOrderEmail(order, email)

it('sends the purchase to the corrected address, whose customer owns it from then on', async () => {
  const { order, wrong } = await refused()
  expect(order).toMatchObject({ step: 'send_email', errorMessage: 'Email error: the mail server refused the address' })
  expect(await shop.shop.checkout.mayChangeOrderEmail(order)).toBe(true)

  expect(await correct(order, ' Mistyped@Example.com ')).toEqual({ ok: true })
  const done = await shop.until(order.id, isCompleted)
  expect(done).toMatchObject({ email: 'mistyped@example.com', reviewReason: null })
  expect(await shop.mailsTo('mistyped@example.com')).toHaveLength(1)
  expect(await shop.mailsTo(wrong)).toEqual([])

  const [owner] = await shop.database
    .db()
    .select({ email: users.email })
    .from(esims)
    .innerJoin(users, eq(users.id, esims.userId))
    .where(eq(esims.orderId, order.id))
  expect(owner).toEqual({ email: 'mistyped@example.com' })
  const moves = (await shop.shop.desk.viewDeskOrder(order.id))?.moves.map(({ move }) => move)
  expect(moves).toContain('email_changed')
  expect(await shop.shop.checkout.mayChangeOrderEmail(done)).toBe(false)
  expect(await correct(done, 'thief@example.com')).toEqual({ ok: false, problem: 'email_not_refused' })
})

it('sends what each of several travelers bought, from the order that was paid and no other', async () => {
  const wrong = `mistyped-${buyers++}@example.con`
  await shop.spoil('smtp', { at: 'smtp', kind: 'reject_550', match: wrong })
  const line = { bundleId: '01032_3', destinations: ['FR' as const], arrival: null, departure: null, travelers: 3 }
  const { orderId } = await shop.buy({ email: wrong, line })
  await shop.until(orderId, ({ status }) => status === 'error')
  const others = await shop.database.db().select({ id: orders.id }).from(orders).where(eq(orders.paidWith, orderId))
  for (const { id } of others) await shop.until(id, ({ status }) => status === 'error')
  for (const { id } of others)
    expect(await correct(await shop.orderOf(id), 'thief@example.com')).toEqual({
      ok: false,
      problem: 'email_not_refused',
    })
  expect(await correct(await shop.orderOf(orderId), 'family@example.com')).toEqual({ ok: true })
  for (const { id } of [{ id: orderId }, ...others])
    expect(await shop.until(id, isCompleted)).toMatchObject({ email: 'family@example.com' })
  expect(await shop.mailsTo('family@example.com')).toHaveLength(3)
})

it('keeps an address if its server is only down, or if the order waits for something else', async () => {
  const { order } = await refused('reject_421')
  expect(await correct(order, 'thief@example.com')).toEqual({ ok: false, problem: 'email_not_refused' })
  await shop.mend()

  await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock' })
  const { orderId } = await shop.buy({ email: 'waits@example.com' })
  const waiting = await shop.until(orderId, ({ status }) => status === 'error')
  expect(await correct(waiting, 'thief@example.com')).toEqual({ ok: false, problem: 'email_not_refused' })
})

it.each(['', 'nobody', 'a@b', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
  'rejects an invalid address: %j',
  async (typed) => {
    const { order } = await refused()
    expect(await correct(order, typed)).toEqual({ ok: false, problem: 'email_invalid' })
  },
)

it('allows five addresses a day', async () => {
  await shop.spoil('smtp', { at: 'smtp', kind: 'reject_550' })
  const { orderId } = await shop.buy({ email: 'first@example.con' })
  const waits = () => shop.until(orderId, ({ status }) => status === 'error')
  for (let guess = 0; guess < 5; guess++)
    expect(await correct(await waits(), `guess-${guess}@example.con`)).toEqual({ ok: true })
  expect(await correct(await waits(), 'guess-6@example.con')).toMatchObject({ ok: false, problem: 'too_often' })
  expect((await shop.orderOf(orderId)).email).toBe('guess-4@example.con')
})

it('a failed email needs attention until a later one of its kind is sent', async () => {
  const { orderId } = await shop.buy({ email: 'full@example.com' })
  const order = await shop.until(orderId, isCompleted)
  const troubled = async () => (await shop.shop.figures.viewToLookAt()).mails
  const before = await troubled()
  await shop.spoil('smtp', { at: 'smtp', kind: 'reject_550', match: 'full@example.com' })
  expect(await shop.shop.provisioning.resendEmail(order)).toMatchObject({ problem: 'mail_failed' })
  expect(await troubled()).toBe(before + 1)
  await shop.mend()
  expect(await shop.shop.provisioning.resendEmail(order)).toMatchObject({ ok: true })
  expect(await troubled()).toBe(before)
})
