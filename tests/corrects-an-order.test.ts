// Staff corrects whose order it is: everything goes to the new address, and the former one holds nothing anymore.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, esims, mails, orderCorrections, orderEvents, orders } from '#db/schema.ts'
import { holderMarkOf } from '#shop/sales/correction/correction.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { codeIn, mailTo } from './support/account-mails.ts'
import { buyDelivered } from './support/desk-on-esims.ts'
import { openAccount, PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs, wholeMailsTo } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
let ada: Holder
beforeAll(async () => {
  shop = await openTestShop()
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

const db = () => shop.database.db()
const address = (who: string) => `${who}-${randomUUID()}@example.com`
const NAME = 'Alex Traveller'

async function correct(orderId: string, to: { email?: string; name?: string }, seen?: { email: string; name: string }) {
  const { email, customerName: name } = await shop.orderOf(orderId)
  return shop.shop.desk.correctOrder(
    {
      orderId,
      seen: seen ?? { email, name },
      typed: { email, name, ...to },
      reason: 'Mistyped, wrote to us from the right one',
      proof: { token: ada.token, password: PASSWORD },
    },
    callerAs(shop, ada),
  )
}
const keysIn = (text: string) => [...text.matchAll(/[?&]key=([\w-]+)/g)].map(([, key]) => key ?? '')
const keysTo = async (email: string) => (await wholeMailsTo(shop, email)).flatMap(({ text }) => keysIn(text))
const opens = async (key: string) => (await shop.shop.orders.redeemOrderKey(key, shop.at))?.id ?? null
const heldBy = async (orderId: string, visitor: { heldOrderIds?: string[]; userId?: string | null }) => {
  const { reference } = await shop.orderOf(orderId)
  const asked = { rateLimitKey: randomUUID(), heldOrderIds: [], userId: null, ...visitor }
  return (await shop.shop.orders.findOwnOrder({ name: { reference }, visitor: asked }, shop.at)).ok
}

describe('the order of one of several travelers', () => {
  it('goes to no other address without the others, and has its name alone', async () => {
    const line = { bundleId: '01032_3', destinations: ['FR' as const], arrival: null, departure: null, travelers: 3 }
    const { orderId } = await shop.buy({ line, email: address('buyer') })
    await shop.until(orderId, isCompleted)
    const [second = '', third = ''] = (
      await db().select({ id: orders.id }).from(orders).where(eq(orders.paidWith, orderId)).orderBy(orders.traveler)
    ).map(({ id }) => id)
    const party = [orderId, second, third]
    for (const id of party) await shop.until(id, isCompleted)
    const told = async () => Promise.all(party.map((id) => shop.orderOf(id)))
    const before = (await told()).map(({ email }) => email)

    expect(await correct(second, { email: address('bob') })).toEqual({ ok: false, problem: 'paid_with_another' })
    expect((await told()).map(({ email }) => email)).toEqual(before)
    expect(await correct(second, { name: 'Carl' })).toEqual({ ok: true })
    expect((await told()).map(({ customerName }) => customerName)).toEqual([NAME, 'Carl', NAME])

    const right = address('right')
    expect(await correct(orderId, { email: right, name: 'Alexa Traveller' })).toEqual({ ok: true })
    expect((await told()).map(({ email, customerName }) => [email, customerName])).toEqual([
      [right, 'Alexa Traveller'],
      [right, 'Carl'],
      [right, 'Alexa Traveller'],
    ])
  })
})

describe('an order whose email staff corrects', () => {
  it('leaves the former address, browser, and account, and is the new one’s with its eSIM', async () => {
    const { orderId, email, iccid, reference } = await buyDelivered(shop)
    const [former, owner] = [await openAccount(shop, email, NAME), await openAccount(shop, address('right'), NAME)]
    const [oldKey = ''] = await keysTo(email)
    expect([await opens(oldKey), await heldBy(orderId, { heldOrderIds: [orderId] })]).toEqual([orderId, true])
    expect(await shop.shop.orders.listOwnedOrderIds(former.id)).toEqual([orderId])

    expect(await correct(orderId, { email: ` ${owner.email.toUpperCase()} ` })).toEqual({ ok: true })
    await shop.shop.worker.sweep()
    const order = await shop.orderOf(orderId)
    const mark = holderMarkOf(order)
    expect(order).toMatchObject({ email: owner.email, userId: owner.id, customerName: NAME })

    expect(await opens(oldKey)).toBeNull()
    expect(await heldBy(orderId, { heldOrderIds: [orderId], userId: former.id })).toBe(false)
    expect(await shop.shop.orders.listOwnedOrderIds(former.id)).toEqual([])
    expect(await shop.shop.esims.listOwnEsims(former.id, shop.at)).toEqual([])
    expect(await shop.shop.orders.listHeldOrders([orderId], shop.at)).toEqual([])

    const got = (await wholeMailsTo(shop, owner.email)).filter(({ text }) => text.includes(iccid))
    expect(got).toHaveLength(1)
    expect(await opens(keysIn(got[0]?.text ?? '')[0] ?? '')).toBe(orderId)
    expect(await heldBy(orderId, { heldOrderIds: [mark] })).toBe(true)
    expect(await heldBy(orderId, { userId: owner.id })).toBe(true)
    expect(await shop.shop.orders.listOwnedOrderIds(owner.id)).toEqual([mark])
    expect(await shop.shop.esims.listOwnEsims(owner.id, shop.at)).toMatchObject([{ iccid }])

    const told = await mailTo(shop.sandbox.url, email, /change to an order/)
    for (const secret of [owner.email, iccid, reference, NAME, 'key=']) expect(told).not.toContain(secret)

    const status = await shop.shop.esims.checkEsimStatus(
      { email: '', iccid, rateLimitKey: randomUUID(), heldOrderIds: [mark] },
      shop.at,
    )
    expect(status.ok).toBe(true)
    expect(shop.log.errors).toEqual([])
  })

  it('says who corrected what, when, and why, and forgets it with the person', async () => {
    const { orderId, email } = await buyDelivered(shop)
    const right = address('right')
    await correct(orderId, { email: right, name: 'Alexa Traveller' })
    const view = await shop.shop.desk.viewDeskOrder(orderId)
    const reason = 'Mistyped, wrote to us from the right one'
    expect(view?.corrections).toMatchObject([{ by: 'Ada Admin', formerEmail: email, formerName: NAME, reason }])
    expect(view?.moves.find(({ move }) => move === 'corrected')).toMatchObject({ by: 'Ada Admin' })
    const notes = await db().select().from(auditLog).where(eq(auditLog.subject, orderId))
    expect(notes).toMatchObject([{ action: 'order_corrected', actorId: ada.id, facts: { which: 'email and name' } }])

    const former = await openAccount(shop, email, NAME)
    const exported = await shop.shop.customers.exportMyData(former.id)
    expect(exported.ok && exported.mine).toMatchObject({ orders: [], ordersCorrectedAway: [{ formerEmail: email }] })
    expect(JSON.stringify(exported)).not.toContain(right)
    expect(await shop.shop.customers.deleteAccount({ userId: former.id, password: PASSWORD }, shop.at)).toEqual({
      ok: true,
    })
    expect(await shop.orderOf(orderId)).toMatchObject({ email: right, customerName: 'Alexa Traveller' })
    const [kept] = await db().select().from(orderCorrections).where(eq(orderCorrections.orderId, orderId))
    expect(kept).toMatchObject({ formerEmail: null, formerName: null, reason: '' })
  })

  it('happens once, however often the form is sent, and never over a correction that nobody saw', async () => {
    const { orderId, email } = await buyDelivered(shop)
    const [right, other] = [address('right'), address('other')]
    const seen = { email, name: NAME }
    const both = await Promise.all([correct(orderId, { email: right }, seen), correct(orderId, { email: right }, seen)])
    expect(both).toEqual([{ ok: true }, { ok: true }])
    expect(await correct(orderId, { email: other }, seen)).toEqual({ ok: false, problem: 'order_changed' })
    expect(await shop.orderOf(orderId)).toMatchObject({ email: right })
    await shop.shop.worker.sweep()
    expect((await shop.mailsTo(right)).length).toBe(1)
    expect(await db().select().from(orderCorrections).where(eq(orderCorrections.orderId, orderId))).toHaveLength(1)
    expect(await correct(orderId, {})).toEqual({ ok: false, problem: 'nothing_to_correct' })
  })

  it('keeps its links and holder if only the name was wrong', async () => {
    const { orderId, email } = await buyDelivered(shop)
    const [key = ''] = await keysTo(email)
    expect(await correct(orderId, { name: '  Alexa   Traveller ' })).toEqual({ ok: true })
    expect(await shop.orderOf(orderId)).toMatchObject({ customerName: 'Alexa Traveller', email })
    expect([await opens(key), await heldBy(orderId, { heldOrderIds: [orderId] })]).toEqual([orderId, true])
    expect(await mailTo(shop.sandbox.url, email, /order was corrected/)).toContain('key=')
  })

  it('takes its replacement along, and leaves the top-up that somebody else paid', async () => {
    const { orderId, email } = await buyDelivered(shop)
    const replaced = await shop.shop.desk.replaceEsim(
      { orderId, reason: 'deleted', proof: { token: ada.token, password: PASSWORD } },
      callerAs(shop, ada),
    )
    if (!replaced.ok) throw new Error(replaced.problem)
    const { iccid } = await shop.until(replaced.replacementId, isCompleted)
    const right = address('right')
    expect(await correct(orderId, { email: right })).toEqual({ ok: true })
    await shop.shop.worker.sweep()
    expect(await shop.orderOf(replaced.replacementId)).toMatchObject({ email: right })
    expect(await heldBy(replaced.replacementId, { heldOrderIds: [orderId, replaced.replacementId] })).toBe(false)
    for (const key of await keysTo(email)) expect(await opens(key)).toBeNull()
    const texts = (await wholeMailsTo(shop, right)).map(({ text }) => text)
    expect(texts.some((text) => text.includes(iccid ?? 'none'))).toBe(true)
  })

  it('sends what a mail server refused to the right address, and bothers the wrong one no more', async () => {
    const [wrong, right] = [address('wrong'), address('right')]
    await shop.spoil('smtp', { at: 'smtp', kind: 'reject_550', match: wrong })
    const { orderId } = await shop.buy({ email: wrong })
    await shop.until(orderId, ({ status }) => status === 'error')
    expect(await correct(orderId, { email: right })).toEqual({ ok: true })
    await shop.until(orderId, isCompleted)
    expect((await shop.mailsTo(right)).some(({ subject }) => subject.includes('eSIM Details'))).toBe(true)
    expect(await db().select().from(mails).where(eq(mails.email, wrong))).toEqual([])
  })

  it('is not changed while an email about it is on its way to the former address', async () => {
    const { orderId } = await buyDelivered(shop)
    const leaseUntil = new Date(shop.clock.now().getTime() + 60_000)
    const row = { orderId, kind: 'order_delayed', generation: 1, state: 'waiting', leaseUntil } as const
    await db()
      .insert(mails)
      .values({ ...row, id: randomUUID(), createdAt: shop.clock.now() })
    expect(await correct(orderId, { email: address('right') })).toEqual({ ok: false, problem: 'mail_underway' })
  })

  it('that nobody paid yet is the new one’s too, whoever comes back from the payment page', async () => {
    const placed = await shop.placeOrder({ email: address('wrong') })
    const right = address('right')
    expect(await correct(placed.orderId, { email: right })).toEqual({ ok: true })
    expect(await heldBy(placed.orderId, { heldOrderIds: [placed.orderId] })).toBe(false)
    const [key = ''] = keysIn(await mailTo(shop.sandbox.url, right, /order was corrected/))
    expect(await opens(key)).toBe(placed.orderId)
  })

  it('doesn’t open to a code that went to the former address', async () => {
    const { orderId, iccid } = await buyDelivered(shop)
    const thief = await openAccount(shop, address('thief'), 'Thea Thief')
    const input = { userId: thief.id, email: thief.email, iccid, rateLimitKey: randomUUID() }
    const { email } = await shop.orderOf(orderId)
    const started = await shop.shop.esims.addEsimByIccid(input, shop.at)
    if (!started.ok || started.kind !== 'code_needed') throw new Error('No code was asked for.')
    const code = codeIn(await mailTo(shop.sandbox.url, email, /is your/))
    await correct(orderId, { email: address('right') })
    const finished = { userId: thief.id, proof: started.proof, code }
    expect(await shop.shop.esims.finishAddingEsim(finished, shop.at)).toEqual({ ok: false, problem: 'proof_gone' })
    const [{ userId } = { userId: null }] = await db().select().from(esims).where(eq(esims.orderId, orderId))
    expect(userId).not.toBe(thief.id)
  })

  it.each([
    [{ email: 'nobody' }, 'email_invalid'],
    [{ name: '  ' }, 'name_missing'],
    [{ name: 'A\u202EB' }, 'name_unreadable'],
  ] as const)('to %j is refused: %s', async (to, problem) => {
    const { orderId } = await shop.buy({ email: address('stays') })
    expect(await correct(orderId, to)).toEqual({ ok: false, problem })
    const moves = await db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
    expect(moves.map(({ move }) => move)).not.toContain('corrected')
  })
})
