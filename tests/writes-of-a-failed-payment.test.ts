// Whoever tried to pay in vain gets one email about it, if the owner wants that and nothing speaks against it.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog, mails } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const [POOR, ASKS] = ['4000000000009995', '4000002760003184']
const OWNER = '0190a0b0-0000-7000-8000-000000000001'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ startsAt: new Date('2031-03-08T07:00:00Z') })
})
afterAll(() => shop.close())

const turn = (isOn: boolean) =>
  shop.shop.checkout.switchPaymentMails(isOn, { ...shop.at, actor: { id: OWNER, type: 'super-admin' } })
async function tried(email: string, card = POOR) {
  const { orderId, continueAt } = await shop.placeOrder({ email, rateLimitKey: email })
  const url = continueAt.kind === 'payment_page' ? continueAt.url : ''
  await shop.pay(url, card)
  await shop.letTimePass({ minutes: 2 }, 30)
  return { orderId, url }
}
const stateOf = async ({ orderId }: { orderId: string }) =>
  (
    await shop.database
      .db()
      .select({ state: mails.state })
      .from(mails)
      .where(and(eq(mails.orderId, orderId), eq(mails.kind, 'payment_failed')))
  ).map(({ state }) => state)
const later = () => shop.letTimePass({ minutes: 65 }, 600)

it('is off until an owner switches it on, which the audit log has', async () => {
  const before = await tried('off@example.com')
  await later()
  expect(await stateOf(before)).toEqual([])
  expect(await turn(true)).toEqual({ ok: true })
  const acts = await shop.database.db().select().from(auditLog).where(eq(auditLog.action, 'payment_mails_switched'))
  expect(acts).toMatchObject([{ facts: { allowed: 'yes' } }])
})

it('leaves an hour later, once, with a way to end it', async () => {
  const once = await tried('once@example.com')
  await shop.pay(once.url, POOR)
  await shop.letTimePass({ minutes: 50 }, 600)
  expect(await stateOf(once)).toEqual(['waiting'])
  await later()
  expect(await stateOf(once)).toEqual(['sent'])
  const another = await tried('once@example.com')
  await later()
  expect(await stateOf(another)).toEqual(['withdrawn'])
})

it('goes to whoever left the question of their bank unanswered', async () => {
  const asked = await tried('asked@example.com', ASKS)
  await later()
  await later()
  expect(await stateOf(asked)).toEqual(['sent'])
})

it('goes to nobody who has paid meanwhile, also for another order of the same days', async () => {
  const paid = await tried('paid@example.com')
  await shop.pay(paid.url)
  await shop.until(paid.orderId, isCompleted)
  const twice = await tried('twice@example.com')
  await shop.buy({ email: 'twice@example.com', name: 'Another Name' })
  await later()
  expect([await stateOf(paid), await stateOf(twice)]).toEqual([['withdrawn'], ['withdrawn']])
})

it('goes to nobody who turned emails off, and to nobody once it is switched off', async () => {
  const off = await tried('silent@example.com')
  await shop.shop.alerts.saveAlertSettings('silent@example.com', { isDataOn: false, isExpiryOn: false })
  await later()
  expect(await stateOf(off)).toEqual(['withdrawn'])
  const switched = await tried('switched@example.com')
  await turn(false)
  await later()
  expect(await stateOf(switched)).toEqual(['withdrawn'])
})
