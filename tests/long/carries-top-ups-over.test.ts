// An eSIM that is replaced takes its paid top-ups along: what is left of them is added to the new one, once and for free.
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, invoices, ledgerMovements, orders } from '#db/schema.ts'
import { figureStore } from '#shop/figures/report/figure-store.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { esimStateOf } from '#tests/support/desk-on-esims.ts'
import { engines, quickEngine, type Engine } from '#tests/support/engines.ts'
import { PASSWORD, type Holder } from '#tests/support/having-accounts.ts'
import { anAdmin, callerAs, wholeMailsTo } from '#tests/support/inbox.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { anEsim, TOP_UP_5GB } from '#tests/support/topping-up.ts'

let shop: TestShop
let ada: Holder
let esim: Awaited<ReturnType<typeof anEsim>>
const openOn = (engine: Engine) =>
  beforeEach(async () => {
    shop = await openTestShop({ engine })
    ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
    esim = await anEsim(shop)
  })
afterEach(() => shop.close())

const db = () => shop.database.db()
const topsUp = async () => {
  const { orderId } = await esim.topUp()
  await shop.until(orderId, isCompleted)
  return orderId
}
const replace = (orderId = esim.orderId) => {
  const proof = { token: ada.token, password: PASSWORD }
  return shop.shop.desk.replaceEsim({ orderId, reason: 'not_installing', proof }, callerAs(shop, ada))
}
const replaced = async (orderId = esim.orderId) => {
  const done = await replace(orderId)
  if (!done.ok) throw new Error(done.problem)
  return done.replacementId
}
/** The top-ups that were carried over from these. */
const carriedFrom = async (topUpId: string) =>
  db()
    .select()
    .from(orders)
    .where(and(eq(orders.replacesOrderId, topUpId), isNotNull(orders.targetIccid)))
const theOneFrom = async (topUpId: string) => {
  const [carried, ...others] = await carriedFrom(topUpId)
  if (!carried || others.length > 0) throw new Error('The top-up was not carried over once.')
  return carried
}
const grantsOf = (iccid: string | null, reference: string) =>
  (shop.sandbox.network.find(iccid ?? '')?.grants ?? []).filter((grant) => grant.reference === reference)
const today = async () => (await shop.shop.figures.viewShopFigures(7)).now

/** Carried over to an eSIM that the network keeps us waiting for. */
const onTheirWay = async () => {
  const topUpId = await topsUp()
  await shop.spoil('network', { at: 'lookup', kind: 'lag', times: 200 })
  const replacementId = await replaced()
  const { id } = await theOneFrom(topUpId)
  await shop.letTimePass({ minutes: 2 }, 10)
  expect(await shop.orderOf(id)).toMatchObject({ step: 'request_top_up', provisioningState: 'running' })
  return { topUpId, replacementId, id }
}

describe('the top-ups of an eSIM that is replaced', () => {
  openOn(quickEngine())

  it('are added to the new one for nothing, whoever paid is told, and the old one goes back', async () => {
    const topUpId = await topsUp()
    const before = esim.balanceMb()
    const replacementId = await replaced()
    const replacement = await shop.until(replacementId, isCompleted)
    const { id, reference } = await theOneFrom(topUpId)
    const carried = await shop.until(id, isCompleted)
    await shop.letTimePass({ seconds: 6 })

    expect(carried).toMatchObject({
      paymentState: 'free',
      totalCents: 0,
      email: 'traveller@example.com',
      topUp: { orderId: replacementId, iccid: replacement.iccid },
    })
    expect(grantsOf(replacement.iccid, reference)).toHaveLength(1)
    expect(shop.sandbox.network.find(replacement.iccid ?? '')?.usage.balanceMb).toBe(before)
    expect(await esimStateOf(shop, esim.iccid)).toBe('released')
    expect(await shop.orderOf(topUpId)).toMatchObject({ paymentState: 'paid', refundedCents: 0 })
    const mails = (await wholeMailsTo(shop, 'traveller@example.com')).filter(({ subject }) => /top-up/.test(subject))
    expect(mails.filter(({ text }) => text.includes('€'))).toHaveLength(1)
    expect(mails).toHaveLength(2)
    expect(shop.log.errors).toEqual([])
  })

  it('are counted as replacements and as nothing else, and the audit log says how many', async () => {
    const topUpId = await topsUp()
    const before = await today()
    const replacementId = await replaced()
    await shop.until(replacementId, isCompleted)
    const { id } = await theOneFrom(topUpId)
    await shop.until(id, isCompleted)
    await shop.shop.worker.sweep()
    const { replacements, ...others } = await today()
    expect(replacements).toBe(before.replacements + 2)
    expect({ ...others, replacements: before.replacements }).toEqual(before)
    expect(await figureStore(shop.database).check()).toBe(0)
    expect(await db().select().from(invoices).where(eq(invoices.orderId, id))).toEqual([])
    expect(await db().select().from(ledgerMovements).where(eq(ledgerMovements.orderId, id))).toEqual([])
    const [act] = await db().select().from(auditLog).where(eq(auditLog.subject, esim.orderId))
    expect(act?.facts).toEqual({ reason: 'not_installing', replacementId, topUps: 1 })
    const view = await shop.shop.desk.viewDeskOrder(id)
    expect(view).toMatchObject({ replaces: { id: topUpId }, order: { topUpOf: replacementId } })
  })

  it('are carried over while data of them is left, the oldest used up first', async () => {
    const [first, second] = [await topsUp(), await topsUp()]
    shop.sandbox.network.install(esim.iccid)
    shop.sandbox.network.use(esim.iccid, esim.balanceMb() - TOP_UP_5GB.megabytes)
    const replacementId = await replaced()
    await shop.until(replacementId, isCompleted)
    expect(await carriedFrom(first)).toEqual([])
    const { id } = await theOneFrom(second)
    await shop.until(id, isCompleted)
  })

  it('are all carried over when the network does not say what is left', async () => {
    const topUpId = await topsUp()
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before' })
    const replacementId = await replaced()
    await shop.mend()
    await shop.until(replacementId, isCompleted)
    const { id, reference } = await theOneFrom(topUpId)
    const { topUp } = await shop.until(id, isCompleted)
    expect(grantsOf(topUp?.iccid ?? null, reference)).toHaveLength(1)
  })

  it('wait for an eSIM that is late', async () => {
    const { id, replacementId } = await onTheirWay()
    await shop.mend()
    const { topUp } = await shop.until(id, isCompleted)
    const { iccid, networkEsimId } = await shop.orderOf(replacementId)
    expect(topUp).toEqual({ orderId: replacementId, iccid, networkEsimId })
    expect(shop.log.errors).toEqual([])
  })

  it('are not added once their money went back', async () => {
    const { topUpId, replacementId, id } = await onTheirWay()
    expect(await shop.shop.refunds.refundOrder(topUpId, { seenCents: TOP_UP_5GB.totalCents })).toEqual({ ok: true })
    await shop.mend()
    const { iccid } = await shop.until(replacementId, isCompleted)
    await shop.letTimePass({ minutes: 1 }, 10)
    const { provisioningState, reference } = await shop.orderOf(id)
    expect([provisioningState, grantsOf(iccid, reference)]).toEqual(['ended', []])
  })

  it('go to a person when the new eSIM is canceled before it came', async () => {
    const { replacementId, id } = await onTheirWay()
    await orderStore(shop.database).cancelEsim(replacementId, null, shop.clock.now())
    await shop.letTimePass({ minutes: 1 }, 10)
    expect(await shop.orderOf(id)).toMatchObject({ paymentState: 'review', reviewReason: 'network_refused' })
  })

  it('go along again when the new one is replaced in its turn', async () => {
    const topUpId = await topsUp()
    const second = await replaced()
    await shop.until(second, isCompleted)
    const { id } = await theOneFrom(topUpId)
    await shop.until(id, isCompleted)
    const third = await replaced(second)
    const replacement = await shop.until(third, isCompleted)
    const again = await theOneFrom(id)
    await shop.until(again.id, isCompleted)
    expect(grantsOf(replacement.iccid, again.reference)).toHaveLength(1)
  })
})

describe.each(engines())('on the %s database', (_name, engine) => {
  openOn(engine)

  it('two admins at once carry a top-up over once', async () => {
    const topUpId = await topsUp()
    const both = await Promise.all([replace(), replace()])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const { id, reference, replacesOrderId } = await theOneFrom(topUpId)
    expect(replacesOrderId).toBe(topUpId)
    const carried = await shop.until(id, isCompleted)
    expect(grantsOf(carried.topUp?.iccid ?? null, reference)).toHaveLength(1)
  })

  it('a network that did it and answered with an error, and a shop that was killed, add the data once', async () => {
    const topUpId = await topsUp()
    await shop.spoil('network', { at: 'topup', kind: 'fail_after', times: 1 })
    const replacementId = await replaced()
    await shop.until(replacementId, isCompleted)
    const { id, reference } = await theOneFrom(topUpId)
    const carried = await shop.until(id, isCompleted)
    expect(grantsOf(carried.topUp?.iccid ?? null, reference)).toHaveLength(1)
    expect(shop.log.errors).toEqual([])
  })
})
