// A withdrawal ends in one of two ways, once: the money is refunded, or the writer is told why not.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupons, orders, withdrawals } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { buyDelivered, esimStateOf } from './support/desk-on-esims.ts'
import { PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs, notesOfTicket, seenTicket, ticketRow, wholeMailsTo, writeToUs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
let ada: Holder
beforeAll(async () => {
  shop = await openTestShop()
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
})
afterAll(() => shop.close())

const as = (who: Holder) => callerAs(shop, who)
const rowOf = (number: string) => ticketRow(shop, number)
const seen = (number: string) => seenTicket(shop, number)
const notesOf = (number: string) => notesOfTicket(shop, number)
const mailsTo = (email: string) => wholeMailsTo(shop, email)
const TOTAL = 1809
const declare = async (orderReference: string, email: string) => {
  const declaration = { orderReference, name: 'Alex Traveller', email }
  await shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey: randomUUID() }, shop.at)
  await shop.shop.worker.sweep()
  const [row] = await shop.database.db().select().from(withdrawals).where(eq(withdrawals.email, email))
  return row?.ticketNumber ?? ''
}
const delivered = () => buyDelivered(shop)
const accept = (number: string, seenCents = TOTAL, by = ada) =>
  shop.shop.desk.acceptWithdrawal({ number, seenCents, proof: { token: by.token, password: PASSWORD } }, as(by))
const refuse = (number: string, refusal: string, text = '') =>
  shop.shop.inbox.refuseWithdrawal({ number, refusal, text }, as(ada))
const decisionOf = async (number: string) =>
  (await shop.database.db().select().from(withdrawals).where(eq(withdrawals.ticketNumber, number)))[0]
const replaced = async (orderId: string) => {
  const proof = { token: ada.token, password: PASSWORD }
  const done = await shop.shop.desk.replaceEsim({ orderId, reason: 'deleted', proof }, as(ada))
  if (!done.ok) throw new Error(done.problem)
  return shop.until(done.replacementId, isCompleted)
}
const boughtForTwo = async (code?: string) => {
  const email = `${randomUUID()}@buyer.example.com`
  const line = { bundleId: '01032_3', destinations: ['FR' as const], arrival: null, departure: null, travelers: 2 }
  const { orderId } = await shop.buy({ email, line, cartId: randomUUID(), ...(code && { couponCode: code }) })
  const own = await shop.until(orderId, isCompleted)
  const [other] = await shop.database.db().select().from(orders).where(eq(orders.paidWith, orderId))
  return { email, own, other: await shop.until(other?.id ?? '', isCompleted) }
}
const stateOf = (iccid: string | null) => esimStateOf(shop, iccid ?? '')

describe('a withdrawal', () => {
  it('is carried out with refund, email, decision, and closed ticket at once', async () => {
    const { orderId, reference, email } = await delivered()
    const number = await declare(reference, email)
    const view = await shop.shop.inbox.viewTicket(number)
    expect(view?.withdrawal).toMatchObject({ finding: 'not_activated', refusals: [], esims: [{ isActivated: false }] })
    expect(await shop.shop.inbox.closeTicket(await seen(number), as(ada))).toMatchObject({
      problem: 'withdrawal_undecided',
    })
    const answer = { ...(await seen(number)), text: 'We are on it.' }
    expect(await shop.shop.inbox.answerTicket({ ...answer, closes: true }, as(ada))).toMatchObject({
      problem: 'withdrawal_undecided',
    })
    expect(await shop.shop.inbox.answerTicket({ ...answer, closes: false }, as(ada))).toEqual({ ok: true })
    expect(await rowOf(number)).toMatchObject({ status: 'open', waitingSince: expect.any(Date) })
    expect(await accept(number, TOTAL - 1)).toEqual({ ok: false, problem: 'amount_changed' })
    expect(await decisionOf(number)).toMatchObject({ outcome: null })
    expect(await accept(number)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect(await shop.takenFor(orderId)).toBe(0)
    expect((await shop.mailsTo(email)).map(({ subject }) => subject)).toContain(
      'France and Italy · 5 GB: Your refund from Wander Pass',
    )
    expect(await decisionOf(number)).toMatchObject({ outcome: 'carried_out', decidedBy: ada.id })
    expect(await rowOf(number)).toMatchObject({ status: 'closed' })
    expect(await accept(number)).toEqual({ ok: false, problem: 'withdrawal_decided' })
    expect(await refuse(number, 'too_late')).toMatchObject({ ok: false })
  })

  it('is on its order with what was decided, and so is every message about it', async () => {
    const { orderId, reference, email } = await delivered()
    const asked = await writeToUs(shop, { orderId, email })
    const onOrder = async () => await shop.shop.desk.viewDeskOrder(orderId)
    expect(await onOrder()).toMatchObject({ withdrawals: [], tickets: [{ number: asked.number, status: 'open' }] })
    const number = await declare(reference, email)
    expect(await onOrder()).toMatchObject({
      withdrawals: [{ ticketNumber: number, outcome: null, decidedAt: null }],
      tickets: [{ number: asked.number, title: 'No internet in Rome' }, { number }],
    })
    await accept(number)
    expect(await onOrder()).toMatchObject({
      withdrawals: [{ outcome: 'carried_out', by: 'Ada Admin', decidedAt: expect.any(Date) }],
      tickets: [{ status: 'open' }, { status: 'closed' }],
    })
    const other = await delivered()
    expect(await shop.shop.desk.viewDeskOrder(other.orderId)).toMatchObject({
      withdrawals: [],
      tickets: [],
      otherTickets: [],
    })
  })

  it('is next to what its address wrote about something else', async () => {
    const { orderId, email } = await delivered()
    const about = await writeToUs(shop, { orderId, email })
    const aboutNothing = await writeToUs(shop, { email })
    await writeToUs(shop)
    expect(await shop.shop.desk.viewDeskOrder(orderId)).toMatchObject({
      tickets: [{ number: about.number }],
      otherTickets: [{ number: aboutNothing.number }],
    })
  })

  it('is either carried out or refused, whoever is quicker', async () => {
    const { orderId, reference, email } = await delivered()
    shop.jump({ days: 20 })
    const number = await declare(reference, email)
    const [accepted, refused] = await Promise.all([accept(number), refuse(number, 'too_late')])
    expect([accepted.ok, refused.ok].filter(Boolean)).toHaveLength(1)
    await shop.letTimePass({ seconds: 6 })
    const decision = await decisionOf(number)
    expect([decision?.outcome, await shop.takenFor(orderId)]).toEqual(
      accepted.ok ? ['carried_out', 0] : ['refused', TOTAL],
    )
  })

  it('is refused only for a valid reason, which its writer is told', async () => {
    const { reference, email, iccid } = await delivered()
    shop.sandbox.network.install(iccid)
    const number = await declare(reference, email)
    expect(await refuse(number, 'too_late')).toEqual({ ok: false, problem: 'reason_not_given' })
    expect(await refuse(number, 'activated', 'You used 200 MB.')).toEqual({ ok: true })
    const mail = (await mailsTo(email)).find(({ subject }) => subject === `Your withdrawal (Wander Pass, ${number})`)
    expect(mail?.text).toContain('asked for immediate delivery')
    expect(mail?.text).toContain('You used 200 MB.')
    expect(await decisionOf(number)).toMatchObject({ outcome: 'refused', refusal: 'activated' })
    expect(await rowOf(number)).toMatchObject({ status: 'closed' })
    expect((await notesOf(number)).map(([action]) => action)).toEqual(['withdrawal_refused'])
  })

  it('of an unrecognized order waits until somebody finds it', async () => {
    const { orderId, reference, email } = await delivered()
    const number = await declare('INV-unknown', email)
    expect(await accept(number)).toEqual({ ok: false, problem: 'no_order' })
    const link = async (text: string) =>
      shop.shop.inbox.linkTicket({ ...(await seen(number)), reference: text }, as(ada))
    expect(await link('nothing')).toEqual({ ok: false, problem: 'no_order' })
    expect(await link(` ${reference} `)).toEqual({ ok: true })
    expect(await decisionOf(number)).toMatchObject({ orderId })
    expect(await accept(number)).toEqual({ ok: true })
  })

  it('from another address is confirmed to the sender without details of the order', async () => {
    const { orderId, reference, email } = await delivered()
    const other = `${randomUUID()}@other.example.com`
    const number = await declare(reference, other)
    const link = { ...(await seen(number)), reference }
    expect(await shop.shop.inbox.linkTicket(link, as(ada))).toEqual({ ok: true })
    const view = await shop.shop.inbox.viewTicket(number)
    expect(view?.withdrawal?.refusals).toEqual(['no_contract'])
    // Declared again after a rejected mail: the order that staff found still belongs to somebody else.
    await shop.database
      .db()
      .update(withdrawals)
      .set({ acknowledgement: 'refused' })
      .where(eq(withdrawals.ticketNumber, number))
    await declare(reference, other)
    const acknowledged = (await mailsTo(other)).filter(({ subject }) => subject.startsWith('We received'))
    expect(acknowledged).toHaveLength(2)
    for (const { text } of acknowledged) expect(text).not.toContain('activated')

    expect(await accept(number)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect(await shop.takenFor(orderId)).toBe(0)
    expect((await shop.mailsTo(email)).map(({ subject }) => subject)).toContain(
      'France and Italy · 5 GB: Your refund from Wander Pass',
    )
    const told = (await mailsTo(other)).find(({ subject }) => subject === `Your withdrawal (Wander Pass, ${number})`)
    expect(told?.text).toContain('We wrote to the email address that this order was placed with')
    expect(told?.text).not.toMatch(/refund|free|cancel/i)
  })

  it('of a free order from another address takes the eSIM back, and tells only the order’s own address', async () => {
    const email = `${randomUUID()}@buyer.example.com`
    const { orderId, reference } = await shop.buy({ email, couponCode: 'DEMOFREE1' })
    await shop.until(orderId, isCompleted)
    const other = `${randomUUID()}@other.example.com`
    const number = await declare(reference, other)
    await shop.shop.inbox.linkTicket({ ...(await seen(number)), reference }, as(ada))
    expect(await accept(number, 0)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    const told = (await mailsTo(other)).find(({ subject }) => subject === `Your withdrawal (Wander Pass, ${number})`)
    expect(told?.text).not.toMatch(/refund|free|cancel/i)
    expect((await shop.mailsTo(email)).map(({ subject }) => subject)).toContain(
      'France and Italy · 5 GB: Your eSIM from Wander Pass was canceled',
    )
  })

  it('of a refunded order is settled without another refund', async () => {
    const { orderId, reference, email } = await delivered()
    await shop.shop.refunds.refundOrder(orderId)
    await shop.letTimePass({ seconds: 6 })
    const number = await declare(reference, email)
    expect(await accept(number, 0)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect((await shop.mailsTo(email)).filter(({ subject }) => subject.includes('Your refund'))).toHaveLength(1)
    expect(await decisionOf(number)).toMatchObject({ outcome: 'carried_out' })
  })
})

describe('a withdrawal of all that one order gave', () => {
  it('ends the contract, also for whoever names what replaced its eSIM in the end', async () => {
    const { orderId, email } = await delivered()
    const second = await replaced(orderId)
    const third = await replaced(second.id)
    const number = await declare(third.reference, email)
    expect(await decisionOf(number)).toMatchObject({ orderId, finding: 'not_activated' })
    for (const order of [await shop.orderOf(orderId), second, third])
      expect(await shop.shop.inbox.isWithdrawn(order)).toBe(true)
    const shown = { withdrawals: [{ ticketNumber: number, outcome: null }] }
    expect(await shop.shop.desk.viewDeskOrder(third.id)).toMatchObject(shown)
    const view = await shop.shop.inbox.viewTicket(number)
    expect(view).toMatchObject({ order: { id: orderId }, withdrawal: { orderId, refusals: [] } })
    expect(await accept(number)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 60 }, 6)
    expect(await shop.takenFor(orderId)).toBe(0)
    expect(await stateOf(third.iccid)).toBe('released')
  })

  it('ends the contract that staff finds by its replacement', async () => {
    const { orderId, email } = await delivered()
    const { reference } = await replaced(orderId)
    const number = await declare('INV-unknown', email)
    expect(await shop.shop.inbox.linkTicket({ ...(await seen(number)), reference }, as(ada))).toEqual({ ok: true })
    expect(await decisionOf(number)).toMatchObject({ orderId })
  })

  it('says of a traveler’s replaced eSIM that it was paid together', async () => {
    const { email, own, other } = await boughtForTwo()
    const latest = await replaced(other.id)
    const number = await declare(latest.reference, email)
    expect(await shop.shop.inbox.isWithdrawn(own)).toBe(false)
    expect(await accept(number)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 60 }, 6)
    expect([await stateOf(own.iccid), await stateOf(latest.iccid)]).toEqual(['active', 'released'])
    const told = (await mailsTo(email)).find(({ subject }) => subject === `Your withdrawal (Wander Pass, ${number})`)
    expect(told?.text).toContain('This eSIM was paid for with another order.')
    expect(told?.text).not.toContain('The order was free')
  })

  it('takes back the eSIMs of all travelers if the order was free', async () => {
    await shop.database
      .db()
      .insert(coupons)
      .values({ code: 'ALLFREE', status: 'active', discountType: 'fixed', discountValue: '60' })
    const { email, own, other } = await boughtForTwo('ALLFREE')
    const latest = await replaced(other.id)
    const number = await declare(own.reference, email)
    for (const order of [other, latest]) expect(await shop.shop.inbox.isWithdrawn(order)).toBe(true)
    expect(await accept(number, 0)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 60 }, 6)
    expect([await stateOf(own.iccid), await stateOf(latest.iccid)]).toEqual(['released', 'released'])
  })
})
