// A partner's software orders for several travelers with one call: paid once from the balance, one eSIM each whatever is
// repeated, lost, or restored, and given back one by one, each for its share.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { apiKeys, figureDays, invoices, mails, orders } from '#db/schema.ts'
import { API_ACCESS } from '#shop/partners/api/api-key.ts'
import type { ApiCaller, ApiOrderInput } from '#shop/partners/prepaid/place-api-order.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { OPERATIONS } from '#app/features/partner-api/operations.ts'
import { BUNDLE } from './support/api-ordering.ts'
import { quickEngine } from './support/engines.ts'
import { hasAnAccount, PASSWORD } from './support/having-accounts.ts'
import { openHooking, type Hooking } from './support/hooking.ts'
import { aPartner, DUTCH, mustBeEven } from './support/prepaying.ts'
import { rememberRows } from './support/test-databases.ts'

/** 4 × €14.95, plus 21% VAT on the sum. */
const TOTAL = 7236
const LARGE = 1_000_00

let t: Hooking
let caller: ApiCaller
beforeAll(async () => {
  t = await openHooking(quickEngine())
  caller = await t.api.callerOf('alpha')
  await t.added()
  await t.alpha.deposit(LARGE)
})
afterEach(async () => {
  await t.shop.mend()
  await mustBeEven(t.shop)
})
afterAll(() => t.close())

const db = () => t.shop.database.db()
const place = (more: Partial<ApiOrderInput> = {}) => t.api.order(caller, { quantity: 4, ...more })
const look = (id: string) => t.api.look(caller, id)
const idsOf = async (id: string) => [id, ...((await look(id)).travelers ?? []).map(({ orderId }) => orderId)]
async function delivered(more: Partial<ApiOrderInput> = {}, of = caller) {
  const { id } = await t.api.ordered(of, { quantity: 4, ...more })
  const found = await t.api.look(of, id)
  for (const each of [id, ...(found.travelers ?? []).map(({ orderId }) => orderId)])
    await t.shop.until(each, isCompleted)
  return t.api.look(of, id)
}
const profilesOf = async (id: string) => {
  const party = await Promise.all((await idsOf(id)).map((each) => t.shop.orderOf(each)))
  return Promise.all(party.map(async ({ reference }) => (await t.shop.profilesOf(reference)).length))
}
const faults = async () =>
  (await t.shop.shop.books.checkAllBooks({ isCalm: true })).differences.map(({ fault, orderId }) => [fault, orderId])
const giveBack = (id: string) => t.shop.shop.prepaid.returnOrder(caller, id)

it('is one payment, one invoice with VAT on the sum, and an eSIM each in answer and webhooks, without an email', async () => {
  const before = await t.alpha.balance()
  const placed = await place({ ownReference: 'booking-1' })
  if (!placed.ok) throw new Error(placed.problem)
  const { id } = placed.order
  expect(placed.order).toMatchObject({
    state: 'in_progress',
    quantity: 4,
    netCents: 5980,
    totalCents: TOTAL,
    esim: null,
  })
  expect(placed.order.travelers?.map(({ traveler, state, esim }) => [traveler, state, esim])).toEqual(
    [2, 3, 4].map((traveler) => [traveler, 'in_progress', null]),
  )
  expect(await t.alpha.balance()).toBe(before - TOTAL)
  const ids = await idsOf(id)
  for (const each of ids) await t.shop.until(each, isCompleted)
  const done = await look(id)
  const codes = [done.esim, ...(done.travelers ?? []).map(({ esim }) => esim)].map((esim) => esim?.activationCode)
  expect([new Set(codes).size, await profilesOf(id)]).toEqual([4, [1, 1, 1, 1]])
  expect(await look(ids[2] ?? '')).toMatchObject({
    paidWith: id,
    traveler: 3,
    totalCents: 0,
    ownReference: 'booking-1',
  })
  expect(await t.shop.shop.prepaid.viewApiUsage(caller, ids[3] ?? '')).toMatchObject({ ok: true })
  const listed = await t.shop.shop.prepaid.listApiOrders(caller, { cursor: null, limit: 50, ownReference: 'booking-1' })
  const rows = listed.ok ? listed.items : []
  expect(rows.map((each) => each.id).toSorted()).toEqual(ids.toSorted())
  expect(rows.find((each) => each.id === id)).toEqual(done)

  await t.round()
  const heard = t.receiver.news().map(({ event }) => ({ type: event.type, order: event.data.order }))
  const toldOf = (type: string) => heard.flatMap((each) => (each.type === type && each.order ? [each.order.id] : []))
  expect([toldOf('order.created'), toldOf('order.delivered').toSorted()]).toEqual([[id], ids.toSorted()])
  expect(heard.findLast(({ order }) => order?.id === ids[1])?.order).toMatchObject({
    paidWith: id,
    esim: { activationCode: codes[1] },
  })

  await t.shop.letTimePass({ minutes: 1 })
  const papers = await db().select().from(invoices).where(eq(invoices.orderId, id))
  expect(papers.map(({ snapshot }) => [snapshot.totalCents, snapshot.lines.map(({ quantity }) => quantity)])).toEqual([
    [TOTAL, [4]],
  ])
  expect(
    await db()
      .select()
      .from(mails)
      .where(eq(mails.orderId, ids[1] ?? '')),
  ).toEqual([])
  expect(await faults()).toEqual([])
})

const ofToday = async () => {
  const rows = await db().select().from(figureDays).where(eq(figureDays.dimension, 'all'))
  const sum = (of: 'orders' | 'free' | 'paidCents') => rows.reduce((all, row) => all + row[of], 0)
  return { orders: sum('orders'), free: sum('free'), paidCents: sum('paidCents') }
}

it('counts once in the figures', async () => {
  const { orders: some, free, paidCents } = await ofToday()
  await delivered()
  expect(await ofToday()).toEqual({ orders: some + 1, free, paidCents: paidCents + TOTAL })
})

it('is the same for the same key and number, also of calls at once; another number is another request', async () => {
  const before = await t.alpha.balance()
  const idempotencyKey = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => place({ idempotencyKey })))
  const ids = answers.map((each) => (each.ok ? each.order.id : each.problem))
  expect([new Set(ids).size, answers.filter((each) => each.ok && each.isNew).length]).toEqual([1, 1])
  expect(await t.alpha.balance()).toBe(before - TOTAL)
  const [id = ''] = ids
  for (const each of await idsOf(id)) await t.shop.until(each, isCompleted)
  const first = answers.find((each) => each.ok && each.isNew)
  expect(await place({ idempotencyKey })).toEqual({ ...first, isNew: false })
  for (const quantity of [1, 3])
    expect(await place({ idempotencyKey, quantity })).toEqual({ ok: false, problem: 'idempotency_key_reused' })
  expect(await profilesOf(id)).toEqual([1, 1, 1, 1])
})

it('beyond the balance leaves nothing behind', async () => {
  const beta = await aPartner(t.shop, 'beta')
  await beta.deposit(TOTAL - 1)
  const theirs = await t.api.callerOf('beta')
  const rows = await db().$count(orders)
  expect(await t.api.order(theirs, { quantity: 4 })).toEqual({ ok: false, problem: 'balance_too_low' })
  expect([await db().$count(orders), await beta.balance()]).toEqual([rows, TOTAL - 1])
})

it('with a test key is free, at the test network', async () => {
  const trying = await t.api.callerOf('alpha', 'test')
  const before = await t.alpha.balance()
  const { id, isTest, travelers } = await delivered({ quantity: 2 }, trying)
  expect([isTest, travelers?.map(({ state }) => state)]).toEqual([true, ['delivered']])
  expect(await t.alpha.balance()).toBe(before)
  expect((await t.shop.orderOf(travelers?.[0]?.orderId ?? '')).networkId).toBe((await t.shop.orderOf(id)).networkId)
  expect(await t.shop.shop.prepaid.returnOrder(trying, travelers?.[0]?.orderId ?? '')).toMatchObject({
    ok: true,
    order: { state: 'canceled' },
  })
})

describe('given back', () => {
  it('each eSIM returns its share once, and the last one the rest; a used one stays', async () => {
    const before = await t.alpha.balance()
    const { id } = await delivered()
    const ids = await idsOf(id)
    const [first = '', second = '', third = '', fourth = ''] = ids
    await fetch(`${t.shop.sandbox.url}/control/esims/${(await look(fourth)).esim?.iccid}/install`, { method: 'POST' })
    expect(await giveBack(fourth)).toEqual({ ok: false, problem: 'esim_in_use' })
    // The one whose order was paid goes first: it takes no other with it.
    await Promise.all([giveBack(first), giveBack(first), giveBack(first)])
    expect(await look(first)).toMatchObject({ state: 'canceled', esim: null, refundedCents: 1809 })
    await giveBack(third)
    expect(await giveBack(third)).toMatchObject({ ok: true, order: { state: 'canceled', totalCents: 0 } })
    await t.shop.letTimePass({ minutes: 3 }, 20)
    expect(await profilesOf(id)).toEqual([0, 1, 0, 1])
    expect(await t.alpha.balance()).toBe(before - TOTAL + 2 * 1809)
    expect((await look(second)).state).toBe('delivered')
    expect(await faults()).toEqual([])
  })

  it('all of them return the whole price, with a credit note each', async () => {
    const before = await t.alpha.balance()
    const { id, totalCents } = await delivered({ quantity: 3 })
    for (const each of (await idsOf(id)).toReversed()) expect((await giveBack(each)).ok).toBe(true)
    await t.shop.letTimePass({ minutes: 3 }, 20)
    expect(await look(id)).toMatchObject({ state: 'refunded', refundedCents: totalCents })
    expect(await t.alpha.balance()).toBe(before)
    const papers = await db().select().from(invoices).where(eq(invoices.orderId, id))
    const sums = papers.map((each) => each.totalCents)
    expect([sums.length, sums.reduce((all, cents) => all + cents, 0)]).toEqual([4, 0])
    expect(await profilesOf(id)).toEqual([0, 0, 0])
    expect(await faults()).toEqual([])
  })

  it('takes no share that a person has given back before', async () => {
    const { id } = await delivered({ quantity: 2 })
    const [, second = ''] = await idsOf(id)
    const { totalCents } = await look(id)
    const order = await t.shop.orderOf(id)
    const part = { cents: totalCents - 100, seenCents: totalCents }
    expect((await t.shop.shop.refunds.refundPartToBalance(order, part)).ok).toBe(true)
    expect(await giveBack(second)).toEqual({ ok: false, problem: 'not_returnable' })
    expect((await look(second)).state).toBe('delivered')
  })
})

const rebuild = async () => {
  t.shop.jump({ seconds: 120 })
  const answer = await t.shop.shop.recovery.rebuildLostOrders(null)
  if (!answer.ok) throw new Error(answer.problem)
  return answer.rebuilt
}
const held = async (ids: string[]) => Promise.all(ids.map(async (id) => [id, (await look(id)).esim?.iccid]))

describe('after a restore', () => {
  it('has its eSIMs, price, and call again, and buys none', async () => {
    const { rollBack } = await rememberRows(t.shop.database)
    const idempotencyKey = randomUUID()
    const { id } = await delivered({ idempotencyKey })
    const ids = await idsOf(id)
    const [before, balance] = [await held(ids), await t.alpha.balance()]
    await rollBack()
    expect((await rebuild()).fromBalances).toHaveLength(1)
    for (const each of ids) await t.shop.until(each, isCompleted)
    expect([await held(ids), await t.alpha.balance()]).toEqual([before, balance])
    expect(await place({ idempotencyKey, quantity: 1 })).toEqual({ ok: false, problem: 'idempotency_key_reused' })
    expect(await place({ idempotencyKey })).toMatchObject({ ok: true, isNew: false, order: { id, quantity: 4 } })
    expect(await profilesOf(id)).toEqual([1, 1, 1, 1])
    expect(await faults()).toEqual([])
  })

  it('at another price, a person charges it for all of them', async () => {
    const { rollBack } = await rememberRows(t.shop.database)
    const { id } = await delivered()
    const ids = await idsOf(id)
    const [before, { reference }] = [await held(ids), await t.shop.orderOf(id)]
    await rollBack()
    const company = { ...DUTCH, country: 'DE', vatNumber: '' } as const
    await t.shop.shop.prepaid.saveBilling({ businessId: 'alpha', company }, t.alpha.by)
    expect(await rebuild()).toMatchObject({ fromBalances: [], otherPrices: [{ reference }] })
    const lost = await t.shop.shop.recovery.viewLostOrder(reference)
    const choices = lost?.bought?.choices ?? []
    expect([lost?.bought?.quantity, choices.every(({ quote: { subtotalCents } }) => subtotalCents % 4 === 0)]).toEqual([
      4,
      true,
    ])
    const owner = await hasAnAccount(t.shop, 'owner@example.com', 'super-admin')
    const by = { ...t.shop.at, actor: { id: owner.id, type: 'super-admin' as const } }
    const choice = choices.find(({ vat }) => vat.basisPoints === 2100)?.key ?? ''
    const proof = { token: null, password: PASSWORD }
    const asked = { reference, businessId: 'alpha', totalCents: TOTAL, choice, proof }
    expect(await t.shop.shop.recovery.bookLostOrder(asked, by)).toEqual({ ok: true, orderId: id, isNew: true })
    for (const each of ids) await t.shop.until(each, isCompleted)
    expect([await held(ids), await profilesOf(id)]).toEqual([before, [1, 1, 1, 1]])
    expect(await faults()).toEqual([])
  })
})

const create = async (body: unknown) => {
  const row = (await db().select().from(apiKeys).where(eq(apiKeys.id, caller.keyId)))[0]
  const operation = OPERATIONS.find(({ id }) => id === 'createOrder')
  if (!row || !operation) throw new Error('There is no such call.')
  const key = { ...row, scopes: [...API_ACCESS.orders] }
  const headers = new Headers({ 'idempotency-key': randomUUID() })
  const search = new URLSearchParams()
  return operation.handle({ shop: t.shop.shop, key, params: {}, search, headers, readBody: async () => body })
}

describe('the call', () => {
  it.each([0, 11, 1.5, -1, '2', null, [2]])('refuses a quantity of %j, and names the field', async (quantity) => {
    expect(await create({ bundleId: BUNDLE, quantity })).toMatchObject({
      ok: false,
      problem: 'request_invalid',
      errors: [{ field: 'quantity' }],
    })
  })

  it('answers for one as it always did, and with the others for several', async () => {
    const one = await create({ bundleId: BUNDLE, quantity: 1 })
    const [plain, two] = [await create({ bundleId: BUNDLE }), await create({ bundleId: BUNDLE, quantity: 2 })]
    const fieldsOf = (answer: typeof one) => (answer.ok ? Object.keys(Object(answer.body)) : [])
    expect(fieldsOf(one)).toEqual(fieldsOf(plain))
    expect(fieldsOf(plain).filter((field) => /quantity|traveler|paidWith/.test(field))).toEqual([])
    expect(two).toMatchObject({
      ok: true,
      status: 201,
      body: { quantity: 2, travelers: [{ traveler: 2, esim: null }] },
    })
  })
})
