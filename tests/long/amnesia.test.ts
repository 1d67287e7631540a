// The amnesia drill: the database is restored to a quarter of an hour ago, and everything since is recovered from the
// payment provider and the network. Nothing paid is lost, and nothing is allocated, charged, or refunded twice.
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { coupons, esims, invoices, orders, paymentSessions } from '#db/schema.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { KRANICH } from '../support/a-company.ts'
import { apiOrdering, TOTAL } from '../support/api-ordering.ts'
import { companyVatIn } from '../support/buying.ts'
import { engines } from '../support/engines.ts'
import { openTestShop, type TestShop } from '../support/open-test-shop.ts'
import { aPartner, DUTCH, mustBeEven } from '../support/prepaying.ts'
import { rememberRows } from '../support/test-databases.ts'

const TRIP = { bundleId: '01032_3', destinations: ['FR', 'IT'], arrival: null, departure: null }

let shop: TestShop
const db = () => shop.database.db()
const delivered = async (ordered: Parameters<TestShop['buy']>[0]) => {
  const bought = await shop.buy(ordered)
  return shop.until(bought.orderId, isCompleted)
}
const payLater = async (email: string, couponCode: string | null = null) => {
  const { orderId, reference, continueAt } = await shop.placeOrder({ email, couponCode })
  if (continueAt.kind !== 'payment_page') throw new Error('There is nothing to pay.')
  return { orderId, reference, pay: () => shop.pay(continueAt.url) }
}
const rebuild = async () => {
  const answer = await shop.shop.recovery.rebuildLostOrders(null)
  if (!answer.ok) throw new Error(answer.problem)
  return answer.rebuilt
}

/** What must be the same afterwards: who bought what for how much, with which invoices, and what they own. */
async function truth() {
  const rows = await db().select().from(orders).orderBy(asc(orders.reference))
  const papers = await db().select().from(invoices).orderBy(asc(invoices.number))
  const held = await db().select().from(esims).orderBy(asc(esims.iccid))
  return {
    orders: rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      email: row.email,
      kind: row.kind,
      attemptKey: row.attemptKey,
      bundle: [row.bundleId, row.bundleZone, row.bundleData, row.bundleDays, row.bundleMegabytes, row.destinations],
      prices: [row.subtotalCents, row.couponDiscountCents, row.vatCents, row.totalCents, row.taxRate],
      money: [row.paidCents, row.refundedCents, row.paymentState],
      couponCode: row.couponCode,
      vat: [row.taxBasis, row.vatCountry, row.vatNumber],
      company: [row.companyName, row.companyAddress?.postalCode, row.companyAddress?.country, row.invoiceEmail],
      // It doesn't matter what a refunded order once had.
      held: row.paymentState === 'refunded' ? null : [row.iccid, row.provisioningState, row.deliveryState],
      target: row.targetIccid,
      businessId: row.businessId,
    })),
    papers: papers.flatMap(({ kind, number, orderId, totalCents }) =>
      kind === 'invoice' ? [[number, orderId, totalCents]] : [],
    ),
    credited: papers
      .flatMap(({ kind, orderId, totalCents }) => (kind === 'invoice' ? [] : [`${orderId} ${totalCents}`]))
      .toSorted((one, other) => one.localeCompare(other)),
    esims: held.flatMap(({ iccid, orderId, state }) => (state === 'active' ? [[iccid, orderId]] : [])),
    coupons: (await db().select().from(coupons).orderBy(asc(coupons.code))).map(({ code, redemptions }) => [
      code,
      redemptions,
    ]),
    atProvider: shop.sandbox.payment?.books(),
    atNetwork: await (await fetch(`${shop.sandbox.url}/control/state`)).json().then(profilesIn),
  }
}
const profilesIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'profiles' in state ? state.profiles : null

describe.each(engines())('on the %s database, a quarter of an hour that was lost', (_name, engine) => {
  beforeEach(async () => {
    shop = await openTestShop({ engine })
  })
  afterEach(() => shop.close())

  it('is restored completely: purchases, top-ups, refunds, coupons, and documents, each once', async () => {
    const early = await delivered({ email: 'early@example.com' })
    const refundedLater = await delivered({ email: 'refunded-later@example.com' })
    const givenApart = await delivered({ email: 'part@example.com' })
    const openPage = await payLater('open-page@example.com')
    const paidOnly = await shop.buy({ email: 'paid-only@example.com' })
    await shop.shop.checkout.confirmOrderPayment(await shop.orderOf(paidOnly.orderId))
    const { rollBack } = await rememberRows(shop.database)

    // The time that will be lost.
    await shop.until(paidOnly.orderId, isCompleted)
    await openPage.pay()
    await shop.until(openPage.orderId, isCompleted)
    const lost = await delivered({ email: 'lost@example.com' })
    await delivered({ email: 'early@example.com', line: { ...TRIP, topUpFor: early.id } })
    await delivered({ email: 'lost@example.com', line: { ...TRIP, topUpFor: lost.id } })
    await delivered({ email: 'with-coupon@example.com', couponCode: 'WANDER20' })
    const company = { ...companyWith(KRANICH), isToBeSaved: false }
    await delivered({ email: 'office@kranich.example', company, vat: await companyVatIn(shop, KRANICH, null) })
    const gone = await delivered({ email: 'gone@example.com' })
    for (const { id } of [refundedLater, gone]) expect(await shop.shop.refunds.refundOrder(id)).toEqual({ ok: true })
    expect(shop.sandbox.payment?.dashboard.refund(givenApart.reference, 500)).toBe(null)
    await shop.letTimePass({ minutes: 10 }, 30)
    const before = await truth()

    await rollBack()
    shop.jump({ seconds: 120 })
    const rebuilt = await rebuild()
    expect(rebuilt.orders.map(({ missing }) => missing)).toEqual(Array.from({ length: 6 }, () => []))
    expect(rebuilt.unknown).toEqual([])
    expect(await rebuild()).toMatchObject({ orders: [], events: 0, profiles: 0, unknown: [] })
    await shop.letTimePass({ minutes: 5 }, 10)

    const after = await truth()
    expect(after.orders).toEqual(before.orders)
    expect(after).toMatchObject({
      papers: before.papers,
      credited: before.credited,
      esims: before.esims,
      coupons: before.coupons,
      atProvider: before.atProvider,
      atNetwork: before.atNetwork,
    })
    expect((await shop.shop.books.checkAllBooks({ isCalm: true })).differences).toEqual([])
    for (const { email } of after.orders) expect(await shop.mailsTo(email)).not.toEqual([])
  })

  it('is continued where it stopped: requested without an answer, paid without an event, open and paid later', async () => {
    const { rollBack } = await rememberRows(shop.database)
    // The network did it, but the shop never got the answer.
    await shop.spoil('network', { at: 'allocate', kind: 'fail_after', times: 1 })
    const asked = await shop.buy({ email: 'asked@example.com' })
    await shop.until(asked.orderId, ({ step }) => step === 'request_iccid_allocation')
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    const unheard = await shop.buy({ email: 'unheard@example.com' })
    const open = await payLater('open@example.com', 'WANDER20')
    await rollBack()
    await shop.mend()

    shop.jump({ seconds: 120 })
    await rebuild()
    await open.pay()
    for (const { orderId, reference } of [asked, unheard, open]) {
      await shop.until(orderId, isCompleted)
      expect(await shop.profilesOf(reference)).toHaveLength(1)
      expect(await shop.takenFor(orderId)).toBe((await shop.orderOf(orderId)).totalCents)
    }
    expect((await shop.shop.books.checkAllBooks({ isCalm: true })).differences).toEqual([])
  })

  it('restores API orders, once: order, eSIM, top-ups, money, and documents', async () => {
    const alpha = await aPartner(shop, 'alpha')
    const beta = await aPartner(shop, 'beta', { ...DUTCH, companyName: 'Beta Reizen B.V.' })
    const { callerOf, delivered: bought, order, ordered, look } = apiOrdering(shop)
    const [one, other] = [await callerOf(alpha.id), await callerOf(beta.id)]
    await alpha.deposit(100_00)
    await beta.deposit(20_00)
    const early = await bought(one)
    const { rollBack } = await rememberRows(shop.database)

    await delivered({ email: 'between@example.com' })
    const call = { idempotencyKey: 'alpha-4711', ownReference: 'booking 4711' }
    const lost = await bought(one, call)
    const theirs = await bought(other)
    // The payment provider tells whole seconds, within which documents may get their numbers back in another order.
    shop.jump({ seconds: 2 })
    await delivered({ email: 'after@example.com' })
    const more = await ordered(one, { topUpFor: early.id })
    await shop.until(more.id, isCompleted)
    // Deposited and spent in the lost time.
    await beta.deposit(50_00)
    await bought(other)
    const returned = await bought(one)
    expect(await shop.shop.prepaid.returnOrder(one, returned.id)).toMatchObject({ ok: true })
    await shop.letTimePass({ minutes: 10 }, 30)
    const balances = async () => [await alpha.balance(), await beta.balance()]
    const kept = [100_00 - 2 * TOTAL - more.totalCents, 70_00 - 2 * TOTAL]
    expect(await balances()).toEqual(kept)
    const before = await truth()

    await rollBack()
    shop.jump({ seconds: 120 })
    const rebuilt = await rebuild()
    const known = rebuilt.fromBalances.map(({ reference }) => reference.slice(-36))
    expect(known).toHaveLength(4)
    expect(known).toEqual(expect.arrayContaining([lost.id, more.id, theirs.id]))
    expect(await rebuild()).toMatchObject({ orders: [], fromBalances: [], events: 0, profiles: 0, unknown: [] })
    await shop.letTimePass({ minutes: 5 }, 10)

    const after = await truth()
    const withoutKeys = ({ orders: rows }: typeof before) =>
      rows.flatMap(({ attemptKey: _key, ...row }) => (row.id === returned.id ? [] : [row]))
    expect(withoutKeys(after)).toEqual(withoutKeys(before))
    expect(after).toMatchObject({ esims: before.esims, atProvider: before.atProvider, atNetwork: before.atNetwork })
    expect(after.papers).toEqual(before.papers.filter(([, orderId]) => orderId !== returned.id))
    expect(await balances()).toEqual(kept)
    await mustBeEven(shop)
    expect((await shop.shop.books.checkAllBooks({ isCalm: true })).differences).toEqual([])

    // The partner's software, which got no answer, asks again and gets the existing order.
    expect(await order(one, call)).toMatchObject({ ok: true, isNew: false, order: { id: lost.id } })
    expect(await look(one, lost.id)).toMatchObject({ ownReference: 'booking 4711' })
  })

  it('leaves purchases at an old price to a person, without charging them', async () => {
    const alpha = await aPartner(shop, 'alpha')
    const { callerOf, delivered: bought } = apiOrdering(shop)
    const caller = await callerOf(alpha.id)
    await alpha.deposit(100_00)
    const { rollBack } = await rememberRows(shop.database)
    const lost = await bought(caller)
    await rollBack()
    const company = { ...DUTCH, country: 'DE', vatNumber: '' }
    expect(await shop.shop.prepaid.saveBilling({ businessId: alpha.id, company }, alpha.by)).toEqual({ ok: true })
    shop.jump({ seconds: 120 })
    expect(await rebuild()).toMatchObject({ fromBalances: [] })
    expect(await alpha.balance()).toBe(100_00)
    const { differences } = await shop.shop.books.checkAllBooks({ isCalm: true })
    expect(differences).toMatchObject([{ fault: 'profile_of_no_order' }])
    expect(differences[0]?.reference).toContain(lost.id)
  })

  it('waits for an unavailable network, and requests nothing twice', async () => {
    const { rollBack } = await rememberRows(shop.database)
    const lost = await delivered({ email: 'lost@example.com' })
    await rollBack()
    shop.jump({ seconds: 120 })
    await shop.spoil('network', { at: 'lookup', kind: 'fail_before', times: 6 })
    expect(await rebuild()).toMatchObject({ profiles: 0 })
    expect(await shop.until(lost.id, isCompleted)).toMatchObject({ iccid: lost.iccid })
    expect(await shop.profilesOf(lost.reference)).toHaveLength(1)
  })

  it('isn’t restored while a worker runs, which would request existing eSIMs', async () => {
    await delivered({})
    expect(await shop.shop.recovery.rebuildLostOrders(null)).toEqual({ ok: false, problem: 'worker_at_work' })
  })

  it('leaves a free order to a person, because only we knew its buyer', async () => {
    const { rollBack } = await rememberRows(shop.database)
    const free = await delivered({ email: 'free@example.com', couponCode: 'DEMOFREE1' })
    await rollBack()
    shop.jump({ seconds: 120 })
    await rebuild()
    await shop.letTimePass({ minutes: 2 }, 30)
    const { differences } = await shop.shop.books.checkAllBooks({ isCalm: true })
    expect(differences).toMatchObject([{ fault: 'profile_of_no_order', reference: free.reference }])
    expect(await shop.profilesOf(free.reference)).toHaveLength(1)
  })
})

describe('the copy of an order at the payment provider', () => {
  beforeEach(async () => {
    shop = await openTestShop()
  })
  afterEach(() => shop.close())

  it('contains nothing about the buyer: no address, name, company, number, or network', async () => {
    const company = { ...companyWith(KRANICH, { purchaseOrder: 'PO-4711' }), isToBeSaved: false }
    const vat = await companyVatIn(shop, KRANICH, null)
    const bought = await delivered({
      email: 'office@kranich.example',
      name: 'Karla Kranich',
      company,
      vat,
      ip: '203.0.113.9',
    })
    const [page] = await db().select().from(paymentSessions).where(eq(paymentSessions.orderId, bought.id))
    const answer = await fetch(`${shop.sandbox.url}/v1/checkout/sessions/${page?.sessionId}`, {
      headers: { authorization: 'Bearer sk_test_tests' },
    })
    const said: unknown = await answer.json()
    const metadata = typeof said === 'object' && said !== null && 'metadata' in said ? said.metadata : null
    const text = JSON.stringify(metadata).toLowerCase()
    expect(text).toContain(bought.reference)
    const personal = [
      'kranich',
      'karla',
      '@',
      'lindenallee',
      '10115',
      'de123456789',
      'hrb',
      'po-4711',
      '203.0.113',
      bought.iccid,
    ]
    expect(personal.filter((word) => word !== null && text.includes(word))).toEqual([])
  })
})
