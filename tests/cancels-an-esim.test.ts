// An unused eSIM is revoked without a refund: by staff, or with the withdrawal of a free order.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, withdrawals } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { orderView } from '#shop/sales/order-access/view-order.ts'
import { PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs, wholeMailsTo } from './support/inbox.ts'
import { buyDelivered, esimStateOf } from './support/desk-on-esims.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const TOTAL = 1809

let shop: TestShop
let ada: Holder
const openOn = (engine: Engine) =>
  beforeEach(async () => {
    shop = await openTestShop({ engine })
    ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
  })
afterEach(() => shop.close())

const db = () => shop.database.db()
const delivered = (overrides?: Parameters<TestShop['buy']>[0]) => buyDelivered(shop, overrides)
const proof = () => ({ token: ada.token, password: PASSWORD })
const cancel = (orderId: string) => shop.shop.desk.cancelEsim({ orderId, proof: proof() }, callerAs(shop, ada))
const stateOf = (iccid: string) => esimStateOf(shop, iccid)
const subjectsTo = async (email: string) => (await wholeMailsTo(shop, email)).map(({ subject }) => subject)

const declared = async (orderReference: string, email: string) => {
  const declaration = { orderReference, name: 'Alex Traveller', email }
  await shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey: randomUUID() }, shop.at)
  await shop.shop.worker.sweep()
  const [row] = await db().select().from(withdrawals).where(eq(withdrawals.email, email))
  return row?.ticketNumber ?? ''
}
const accept = (number: string) =>
  shop.shop.desk.acceptWithdrawal({ number, seenCents: 0, proof: proof() }, callerAs(shop, ada))
const mailsAbout = async (email: string, number: string) =>
  (await wholeMailsTo(shop, email)).filter(({ subject }) => subject === `Your withdrawal (Wander Pass, ${number})`)

describe('an eSIM that staff cancels', () => {
  openOn(quickEngine())

  it('is returned to the network and shown nowhere; its order keeps the money until it is refunded', async () => {
    const { orderId, reference, email, iccid } = await delivered()
    expect((await shop.shop.desk.viewDeskOrder(orderId))?.may.cancelEsim).toBe(true)
    expect(await cancel(orderId)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })

    expect([await shop.profilesOf(reference), await stateOf(iccid)]).toEqual([[], 'released'])
    const order = await shop.orderOf(orderId)
    expect(order).toMatchObject({ paymentState: 'paid', deliveryState: 'revoked', refundedCents: 0, iccid: null })
    expect(orderView(order)).toMatchObject({ phase: 'canceled', iccid: null, activationCode: null, hasQrCode: false })
    expect(await shop.shop.orders.viewQrCode(order)).toBe(null)
    expect(await shop.shop.provisioning.resendEmail(order)).toMatchObject({ problem: 'qr_missing' })
    expect(await subjectsTo(email)).toContain('France and Italy · 5 GB: Your eSIM from Wander Pass was canceled')
    const view = await shop.shop.desk.viewDeskOrder(orderId)
    expect(view?.moves.find(({ move }) => move === 'esim_cancelled')).toMatchObject({
      by: 'Ada Admin',
      detail: iccid.slice(-4),
    })
    expect(view).toMatchObject({ state: 'canceled', may: { cancelEsim: false, refund: true } })
    const acts = await db().select().from(auditLog).where(eq(auditLog.subject, orderId)).orderBy(auditLog.id)
    expect(acts).toMatchObject([{ action: 'esim_cancelled', actorId: ada.id }])

    expect(await cancel(orderId)).toEqual({ ok: false, problem: 'no_esim' })
    expect(await shop.shop.desk.retryOrderAsStaff(orderId, callerAs(shop, ada))).toMatchObject({ ok: false })
    expect(await shop.shop.refunds.refundOrder(orderId, { seenCents: TOTAL })).toEqual({ ok: true })
    await shop.letTimePass({ minutes: 1 }, 10)
    expect(await shop.takenFor(orderId)).toBe(0)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded', deliveryState: 'revoked' })
    expect(shop.log.errors).toEqual([])
  })

  it('is never emailed again, and no history claims so', async () => {
    const { orderId } = await delivered()
    const resend = async () => shop.shop.desk.resendEmailAsStaff(await shop.orderOf(orderId), callerAs(shop, ada))
    const asked = async () =>
      (await shop.shop.desk.viewDeskOrder(orderId))?.moves.filter(({ move }) => move === 'order_mail_asked')
    expect(await resend()).toEqual({ ok: true })
    expect(await asked()).toMatchObject([{ by: 'Ada Admin' }])
    expect(await cancel(orderId)).toEqual({ ok: true })
    expect(await resend()).toEqual({ ok: false, problem: 'qr_missing' })
    expect(await asked()).toHaveLength(1)
  })

  it('stays if it is in use, was topped up, or the network doesn’t answer', async () => {
    const used = await delivered()
    shop.sandbox.network.install(used.iccid)
    expect(await cancel(used.orderId)).toEqual({ ok: false, problem: 'esim_in_use' })

    const topped = await delivered()
    const line = { bundleId: '01032_3', destinations: ['FR'], arrival: null, departure: null, topUpFor: topped.orderId }
    const topUp = await shop.buy({ line })
    await shop.until(topUp.orderId, isCompleted)
    expect(await cancel(topped.orderId)).toEqual({ ok: false, problem: 'esim_topped_up' })
    expect(await cancel(topUp.orderId)).toEqual({ ok: false, problem: 'no_esim' })

    const silent = await delivered()
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before', times: 99 })
    expect(await cancel(silent.orderId)).toEqual({ ok: false, problem: 'network_silent' })
    await shop.mend()
    await shop.spoil('network', { at: 'bundle', kind: 'unauthorized', times: 99 })
    expect(await cancel(silent.orderId)).toEqual({ ok: false, problem: 'network_silent' })
    await shop.mend()
    const order = await shop.orderOf(silent.orderId)
    expect([order.iccid, await stateOf(silent.iccid)]).toEqual([silent.iccid, 'active'])
    const strange = { token: null, password: 'not-this-one' }
    expect(
      await shop.shop.desk.cancelEsim({ orderId: silent.orderId, proof: strange }, callerAs(shop, ada)),
    ).toMatchObject({ problem: 'password_wrong' })
  })
})

describe('a withdrawal without a refund', () => {
  openOn(quickEngine())

  it('of a free order takes the eSIM back and notifies its writer, once', async () => {
    const { orderId, reference, email, iccid } = await delivered({ couponCode: 'DEMOFREE1' })
    const number = await declared(reference, email)
    expect(await Promise.all([accept(number), accept(number)])).toContainEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    const mails = await mailsAbout(email, number)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('The order was free, so there is nothing to refund.')
    expect(mails[0]?.text).toContain('The eSIM has been canceled.')
    expect([await shop.profilesOf(reference), await stateOf(iccid)]).toEqual([[], 'released'])
    expect(orderView(await shop.orderOf(orderId))).toMatchObject({ phase: 'canceled', iccid: null })
  })

  it('needs a proof, like any other way to end an eSIM', async () => {
    const { reference, email, iccid } = await delivered({ couponCode: 'DEMOFREE1' })
    const number = await declared(reference, email)
    const strange = { token: null, password: 'not-this-one' }
    expect(
      await shop.shop.desk.acceptWithdrawal({ number, seenCents: 0, proof: strange }, callerAs(shop, ada)),
    ).toMatchObject({ problem: 'password_wrong' })
    expect(await stateOf(iccid)).toBe('active')
    expect(await accept(number)).toEqual({ ok: true })
  })

  it('of a free order that isn’t delivered yet stops its delivery', async () => {
    await shop.spoil('network', { at: 'lookup', kind: 'lag', times: 3 })
    await shop.spoil('network', { at: 'callback', kind: 'late', ms: 100 })
    const email = 'early@buyer.example.com'
    const { orderId, reference } = await shop.buy({ email, couponCode: 'DEMOFREE1' })
    await shop.until(orderId, (order) => order.step === 'poll_for_iccid')
    const number = await declared(reference, email)
    expect(await accept(number)).toEqual({ ok: true })
    await shop.letTimePass({ minutes: 4 }, 10)
    expect(await shop.profilesOf(reference)).toEqual([])
    expect(await shop.orderOf(orderId)).toMatchObject({ deliveryState: 'revoked', iccid: null, dueAt: null })
    expect(await subjectsTo(email)).not.toContain('Your travel eSIM from Wander Pass is ready')
  })

  it('of a refunded order tells its writer about the refund', async () => {
    const { orderId, reference, email } = await delivered()
    await shop.shop.refunds.refundOrder(orderId)
    await shop.letTimePass({ seconds: 6 })
    const number = await declared(reference, email)
    expect(await accept(number)).toEqual({ ok: true })
    const [mail] = await mailsAbout(email, number)
    expect(mail?.text).toContain('already refunded the payment')
  })
})

describe.each(engines())('on the %s database', (_name, engine) => {
  openOn(engine)

  it('two admins cancel once, and a cancellation and a refund at once return one profile and send one email each', async () => {
    const { orderId, email, iccid } = await delivered()
    const both = await Promise.all([cancel(orderId), cancel(orderId), shop.shop.refunds.refundOrder(orderId)])
    expect(both.slice(0, 2).filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
    await shop.letTimePass({ seconds: 6 })
    expect(await stateOf(iccid)).toBe('released')
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded', deliveryState: 'revoked' })
    const subjects = await subjectsTo(email)
    expect(subjects.filter((subject) => subject.includes('refund'))).toHaveLength(1)
    expect(subjects.filter((subject) => subject.includes('canceled')).length).toBeLessThanOrEqual(1)
  })
})
