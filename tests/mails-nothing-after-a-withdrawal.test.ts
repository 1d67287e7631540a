// Whoever has withdrawn from an order gets no email that leads to its eSIM: using it would end their right.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { esimChecks, mails, orders, withdrawals } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { PASSWORD } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { bought, control } from './support/owning.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

const newAddress = () => `${randomUUID()}@buyer.example.com`
const declare = async (orderReference: string, email: string) => {
  const declaration = { orderReference, name: 'Alex Traveller', email }
  await shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey: randomUUID() }, shop.at)
  const [row] = await shop.database.db().select().from(withdrawals).where(eq(withdrawals.email, email))
  return row?.ticketNumber ?? ''
}
const subjectsTo = async (email: string) => (await shop.mailsTo(email)).map(({ subject }) => subject)
const READY = expect.stringContaining('eSIM Details')
const stateOf = async (orderId: string, kind: 'esim_ready') =>
  (
    await shop.database
      .db()
      .select({ state: mails.state })
      .from(mails)
      .where(and(eq(mails.orderId, orderId), eq(mails.kind, kind)))
  )[0]?.state

it('not the email with the eSIM, if it was still being delivered; a refusal of the withdrawal sends it', async () => {
  await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock' })
  const email = newAddress()
  const { orderId, reference } = await shop.buy({ email })
  await shop.until(orderId, ({ status }) => status === 'error')
  const number = await declare(reference, email)
  await shop.mend()
  await shop.until(orderId, isCompleted)
  await shop.letTimePass({ seconds: 60 })
  expect(await subjectsTo(email)).not.toContainEqual(READY)
  expect(await stateOf(orderId, 'esim_ready')).toBe('withdrawn')

  const tooLate = new Date(Date.now() + 20 * 86_400_000)
  await shop.database.db().update(withdrawals).set({ receivedAt: tooLate }).where(eq(withdrawals.ticketNumber, number))
  const ada = await anAdmin(shop, `${randomUUID()}@staff.example.com`, 'Ada Admin')
  const refused = await shop.shop.inbox.refuseWithdrawal({ number, refusal: 'too_late', text: '' }, callerAs(shop, ada))
  expect(refused).toEqual({ ok: true })
  await shop.letTimePass({ seconds: 6 })
  expect(await subjectsTo(email)).toContainEqual(READY)
})

it('not those of other travelers and replacements; a refusal sends each of them', async () => {
  const email = newAddress()
  const line = { bundleId: '01032_3', destinations: ['FR' as const], arrival: null, departure: null, travelers: 2 }
  const { orderId, reference } = await shop.buy({ email, line, cartId: randomUUID() })
  await shop.until(orderId, isCompleted)
  const ada = await anAdmin(shop, `${randomUUID()}@staff.example.com`, 'Ada Admin')
  const asAda = callerAs(shop, ada)
  const [other] = await shop.database.db().select().from(orders).where(eq(orders.paidWith, orderId))
  await shop.until(other?.id ?? '', isCompleted)
  await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock' })
  const proof = { token: ada.token, password: PASSWORD }
  const latest: string[] = []
  for (const each of [orderId, other?.id ?? '']) {
    const done = await shop.shop.desk.replaceEsim({ orderId: each, reason: 'deleted', proof }, asAda)
    if (!done.ok) throw new Error(done.problem)
    latest.push(done.replacementId)
  }
  await shop.letTimePass({ seconds: 60 }, 6)
  const number = await declare(reference, email)
  await shop.mend()
  for (const each of latest) {
    await shop.until(each, isCompleted)
    expect(await stateOf(each, 'esim_ready')).toBe('withdrawn')
  }
  const tooLate = new Date(Date.now() + 20 * 86_400_000)
  await shop.database.db().update(withdrawals).set({ receivedAt: tooLate }).where(eq(withdrawals.ticketNumber, number))
  expect(await shop.shop.inbox.refuseWithdrawal({ number, refusal: 'too_late', text: '' }, asAda)).toEqual({ ok: true })
  await shop.letTimePass({ seconds: 60 }, 6)
  for (const each of latest) expect(await stateOf(each, 'esim_ready')).toBe('sent')
})

it('not the email with the eSIM that waits for a mail server', async () => {
  const email = newAddress()
  await shop.spoil('smtp', { at: 'smtp', kind: 'reject_421', match: email })
  const { orderId, reference } = await shop.buy({ email })
  await shop.until(orderId, ({ status, step }) => status === 'error' && step === 'send_email')
  await declare(reference, email)
  await shop.mend()
  await shop.until(orderId, isCompleted)
  await shop.letTimePass({ seconds: 60 })
  expect(await subjectsTo(email)).not.toContainEqual(READY)
})

it('no warning that the data runs low, even one that was already in the outbox', async () => {
  const email = newAddress()
  const { orderId, iccid, reference } = await bought(shop, email)
  await shop.shop.alerts.runEsimChecks()
  await control(shop, `esims/${iccid}/use`, { leaveMegabytes: 100 })
  await declare(reference, email)
  shop.jump({ days: 1 })
  await shop.shop.alerts.runEsimChecks()
  await shop.letTimePass({ seconds: 6 })
  const [check] = await shop.database.db().select().from(esimChecks).where(eq(esimChecks.orderId, orderId))
  expect(check?.balanceMb).toBeLessThanOrEqual(100)
  expect((await subjectsTo(email)).filter((subject) => /running low|used up/.test(subject))).toEqual([])
})

it('no code, and no more data', async () => {
  const email = newAddress()
  const { orderId, iccid, reference } = await bought(shop, email)
  const holder = { email: '', iccid, rateLimitKey: randomUUID(), heldOrderIds: [orderId] }
  expect(await shop.shop.esims.viewActivation(holder, shop.at)).toMatchObject({ ok: true })
  expect(await shop.shop.topUps.checkTopUp(orderId, null)).toMatchObject({ ok: true })
  await declare(reference, email)
  const withdrawn = { ok: false, problem: 'order_withdrawn' }
  expect(await shop.shop.esims.viewActivation(holder, shop.at)).toEqual(withdrawn)
  expect(await shop.shop.topUps.checkTopUp(orderId, null)).toEqual(withdrawn)
  expect(await shop.shop.topUps.findTopUpPath(await shop.orderOf(orderId), 1)).toBeNull()
})
