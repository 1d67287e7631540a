// A broken eSIM is replaced: once, for free, by a separate order that is delivered like every other.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, esims, invoices, ledgerMovements, orders } from '#db/schema.ts'
import { figureStore } from '#shop/figures/report/figure-store.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { orderView } from '#shop/sales/order-access/view-order.ts'
import { buyDelivered, esimStateOf } from './support/desk-on-esims.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs, wholeMailsTo } from './support/inbox.ts'
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
const replace = (orderId: string, reason = 'not_installing') =>
  shop.shop.desk.replaceEsim({ orderId, reason, proof: proof() }, callerAs(shop, ada))
const replaced = async (orderId: string) => {
  const done = await replace(orderId)
  if (!done.ok) throw new Error(done.problem)
  return done.replacementId
}
const stateOf = (iccid: string) => esimStateOf(shop, iccid)
const profilesOf = async (orderId: string) => shop.profilesOf((await shop.orderOf(orderId)).reference)
const activeOf = async (orderIds: string[]) =>
  (await db().select().from(esims).where(eq(esims.state, 'active'))).filter(({ orderId }) => orderIds.includes(orderId))
const today = async () => {
  const { now } = await shop.shop.figures.viewShopFigures(7)
  return now
}

describe('an eSIM that staff replaces', () => {
  openOn(quickEngine())

  it('is exchanged for free for a new one, which is emailed; the old one is returned, and the order keeps its money', async () => {
    const first = await delivered()
    const replacementId = await replaced(first.orderId)
    const order = await shop.until(replacementId, isCompleted)
    await shop.letTimePass({ seconds: 6 })

    expect(order).toMatchObject({ paymentState: 'free', totalCents: 0, vatCents: 0, replaces: first.orderId })
    expect(order.bundle).toEqual((await shop.orderOf(first.orderId)).bundle)
    expect([await stateOf(first.iccid), await stateOf(order.iccid ?? '')]).toEqual(['released', 'active'])
    expect(await profilesOf(first.orderId)).toEqual([])
    expect(await profilesOf(replacementId)).toHaveLength(1)
    const old = await shop.orderOf(first.orderId)
    expect(old).toMatchObject({ paymentState: 'paid', deliveryState: 'revoked', isReplaced: true, refundedCents: 0 })
    expect(orderView(old)).toMatchObject({ phase: 'replaced', iccid: null, activationCode: null, hasQrCode: false })
    expect(orderView(order)).toMatchObject({ phase: 'completed', isReplacement: true })

    const mails = await wholeMailsTo(shop, first.email)
    const [mail] = mails.filter(({ text }) => text.includes('Here is your new eSIM'))
    expect(mail?.text).toContain('It takes the place of your former eSIM, at no extra cost')
    expect(mail?.text).not.toContain('€')
    expect(mails.filter(({ subject }) => subject.includes('canceled'))).toEqual([])
    expect(shop.log.errors).toEqual([])
  })

  it('says on both orders which replaced which, why, and who did it', async () => {
    const { orderId, reference, iccid } = await delivered()
    const before = await shop.shop.desk.viewDeskOrder(orderId)
    expect(before?.may.replaceEsim).toBe(true)
    const replacementId = await replaced(orderId)
    const order = await shop.until(replacementId, isCompleted)
    const old = await shop.shop.desk.viewDeskOrder(orderId)
    expect(old).toMatchObject({
      state: 'replaced',
      replacedBy: { id: replacementId, reference: order.reference },
      may: { replaceEsim: false, cancelEsim: false, refund: true },
    })
    expect(old?.moves.find(({ move }) => move === 'esim_replaced')).toMatchObject({
      by: 'Ada Admin',
      detail: iccid.slice(-4),
    })
    const view = await shop.shop.desk.viewDeskOrder(replacementId)
    expect(view).toMatchObject({ replaces: { id: orderId, reference }, may: { replaceEsim: true } })
    expect(view?.moves.find(({ move }) => move === 'free')).toMatchObject({ by: 'Ada Admin', isByTraveler: false })
    const acts = await db().select().from(auditLog).where(eq(auditLog.subject, orderId)).orderBy(auditLog.id)
    expect(acts).toMatchObject([
      { action: 'esim_replaced', actorId: ada.id, facts: { reason: 'not_installing', replacementId } },
    ])
  })

  it('is counted separately: no sale, revenue, invoice, share, or VAT', async () => {
    const first = await delivered()
    const before = await today()
    const replacementId = await replaced(first.orderId)
    await shop.until(replacementId, isCompleted)
    await shop.shop.worker.sweep()
    const { replacements, ...others } = await today()
    expect(replacements).toBe(before.replacements + 1)
    expect({ ...others, replacements: before.replacements }).toEqual(before)
    expect(await figureStore(shop.database).check()).toBe(0)
    await figureStore(shop.database).rebuild(shop.clock.now())
    expect((await today()).replacements).toBe(before.replacements + 1)
    expect(await db().select().from(invoices).where(eq(invoices.orderId, replacementId))).toEqual([])
    expect(await db().select().from(ledgerMovements).where(eq(ledgerMovements.orderId, replacementId))).toEqual([])
  })

  it('is replaced once; the new one can be replaced in turn', async () => {
    const { orderId } = await delivered()
    const second = await replaced(orderId)
    expect(await replace(orderId)).toEqual({ ok: false, problem: 'no_esim' })
    expect(await replace(second)).toEqual({ ok: false, problem: 'no_esim' })
    await shop.until(second, isCompleted)
    const third = await replaced(second)
    await shop.until(third, isCompleted)
    await shop.letTimePass({ seconds: 6 })
    expect((await activeOf([orderId, second, third])).map((esim) => esim.orderId)).toEqual([third])
  })

  it('needs the right role, a reason, and a proof, and nothing is saved otherwise', async () => {
    const { orderId, iccid } = await delivered()
    const input = { orderId, reason: 'other', proof: proof() }
    const stranger = { ...callerAs(shop, ada), actor: { id: ada.id, type: 'business-admin' } } as const
    expect(await shop.shop.desk.replaceEsim(input, stranger)).toEqual({ ok: false, problem: 'not_allowed' })
    expect(await replace(orderId, 'because')).toEqual({ ok: false, problem: 'reason_missing' })
    const unproven = { ...input, proof: { token: null, password: 'not-this-one' } }
    expect(await shop.shop.desk.replaceEsim(unproven, callerAs(shop, ada))).toMatchObject({ problem: 'password_wrong' })
    expect(await replace(randomUUID())).toEqual({ ok: false, problem: 'no_esim' })
    const unpaid = await shop.placeOrder({ email: `${randomUUID()}@buyer.example.com` })
    expect(await replace(unpaid.orderId)).toEqual({ ok: false, problem: 'no_esim' })
    expect(await stateOf(iccid)).toBe('active')
  })

  it('that is in use stays at its network, without an alert', async () => {
    const { orderId, iccid } = await delivered()
    shop.sandbox.network.install(iccid)
    await shop.until(await replaced(orderId), isCompleted)
    await shop.letTimePass({ seconds: 6 })
    expect(await stateOf(iccid)).toBe('kept')
    expect(shop.log.errors).toEqual([])
  })

  it('takes the new one back with a refund, whatever its state', async () => {
    const ready = await delivered()
    const second = await replaced(ready.orderId)
    await shop.until(second, isCompleted)
    expect(await shop.shop.refunds.refundOrder(ready.orderId, { seenCents: TOTAL })).toEqual({ ok: true })

    await shop.spoil('network', { at: 'lookup', kind: 'lag', times: 3 })
    const early = await delivered()
    const onItsWay = await replaced(early.orderId)
    expect(await shop.shop.refunds.refundOrder(early.orderId, { seenCents: TOTAL })).toEqual({ ok: true })
    await shop.mend()
    await shop.letTimePass({ minutes: 4 }, 10)
    for (const id of [second, onItsWay]) {
      expect(await shop.orderOf(id)).toMatchObject({ deliveryState: 'revoked', iccid: null, dueAt: null })
      expect(await profilesOf(id)).toEqual([])
    }
    expect(await activeOf([ready.orderId, second, early.orderId, onItsWay])).toEqual([])
  })

  it('that the network refuses to replace waits for a person, and stops after a refund', async () => {
    const { orderId } = await delivered()
    await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock', times: 99 })
    const second = await replaced(orderId)
    await shop.letTimePass({ minutes: 2 }, 10)
    await shop.mend()
    await shop.shop.refunds.refundOrder(orderId, { seenCents: TOTAL })
    await shop.shop.desk.retryOrderAsStaff(second, callerAs(shop, ada))
    await shop.letTimePass({ minutes: 4 }, 10)
    expect(await profilesOf(second)).toEqual([])
    expect(await activeOf([orderId, second])).toEqual([])
  })
})

describe.each(engines())('on the %s database', (_name, engine) => {
  openOn(engine)

  it('of two admins, one replaces; with a simultaneous refund, nobody keeps an eSIM', async () => {
    const { orderId } = await delivered()
    const both = await Promise.all([replace(orderId), replace(orderId)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.filter(({ ok }) => !ok)).toEqual([{ ok: false, problem: 'no_esim' }])
    const made = await db().select().from(orders).where(eq(orders.replacesOrderId, orderId))
    expect(made).toHaveLength(1)
    await shop.until(made[0]?.id ?? '', isCompleted)
    expect(await activeOf([orderId, made[0]?.id ?? ''])).toHaveLength(1)

    const other = await delivered()
    await Promise.all([replace(other.orderId), shop.shop.refunds.refundOrder(other.orderId, { seenCents: TOTAL })])
    await shop.letTimePass({ minutes: 2 }, 10)
    const ids = (
      await db().select({ id: orders.id }).from(orders).where(eq(orders.replacesOrderId, other.orderId))
    ).map(({ id }) => id)
    expect(await activeOf([other.orderId, ...ids])).toEqual([])
    expect(await shop.orderOf(other.orderId)).toMatchObject({ paymentState: 'refunded' })
  })

  it('a network that answers with an error or not at all gives exactly one profile', async () => {
    const { orderId } = await delivered()
    await shop.spoil('network', { at: 'allocate', kind: 'fail_after', times: 1 })
    await shop.spoil('network', { at: 'callback', kind: 'never' })
    const second = await replaced(orderId)
    await shop.until(second, isCompleted)
    expect(await profilesOf(second)).toHaveLength(1)
    const held = and(eq(esims.orderId, second), eq(esims.state, 'active'))
    expect(await db().$count(esims, held)).toBe(1)
  })
})
