// Orders of partners' software: paid from the balance in the transaction that places them, each once, delivered like
// any other, and refunded to the balance as long as nobody used them.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { businesses, invoices, mails, orders } from '#db/schema.ts'
import { apiOrdering, TOTAL, type ApiOrdering } from './support/api-ordering.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { PASSWORD } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner, DUTCH, mustBeEven, type Partner } from './support/prepaying.ts'

let shop: TestShop
let alpha: Partner
let api: ApiOrdering
const openOn = (engine: Engine) => {
  beforeEach(async () => {
    shop = await openTestShop({ engine })
    alpha = await aPartner(shop, 'alpha')
    api = apiOrdering(shop)
  })
  afterEach(async () => {
    await mustBeEven(shop)
    await shop.close()
  })
}

const db = () => shop.database.db()

describe('an order of a partner', () => {
  openOn(quickEngine())

  it('is paid from the balance, delivered with its codes, and invoiced to the business, without an email', async () => {
    await alpha.deposit(100_00)
    const caller = await api.callerOf('alpha')
    const placed = await api.ordered(caller, { ownReference: 'booking-1' })
    expect(placed).toMatchObject({
      ownReference: 'booking-1',
      state: 'in_progress',
      esim: null,
      netCents: 1495,
      vatCents: 314,
      totalCents: TOTAL,
      isTest: false,
    })
    expect(await alpha.balance()).toBe(100_00 - TOTAL)
    await shop.until(placed.id, ({ provisioningState }) => provisioningState === 'completed')
    const done = await api.look(caller, placed.id)
    expect(done.state).toBe('delivered')
    expect(done.esim?.activationCode).toBe(`LPA:1$${done.esim?.smdpAddress}$${done.esim?.matchingId}`)
    const row = await shop.orderOf(placed.id)
    expect(await shop.profilesOf(row.reference)).toHaveLength(1)
    await shop.letTimePass({ minutes: 1 })
    const [invoice] = await db().select().from(invoices).where(eq(invoices.orderId, placed.id))
    expect(invoice?.snapshot).toMatchObject({
      totalCents: TOTAL,
      buyer: { company: { name: 'Alpha Reizen B.V.', purchaseOrder: 'booking-1' } },
    })
    expect(await db().select().from(mails).where(eq(mails.orderId, placed.id))).toEqual([])
    // It counts as a sale, and the figures agree.
    expect((await shop.shop.figures.viewShopFigures(7)).now).toMatchObject({ revenueCents: TOTAL, orders: 1 })
    shop.jump({ seconds: 3600 })
    await shop.letTimePass({ seconds: 3 })
    await shop.shop.books.checkBooks()
    expect(await shop.shop.books.listDifferences()).toMatchObject({ inAll: 0, shown: [] })
  })

  it('beyond the balance leaves nothing behind, and succeeds after a deposit', async () => {
    const caller = await api.callerOf('alpha')
    const idempotencyKey = randomUUID()
    await alpha.deposit(20_00)
    await api.ordered(caller)
    expect(await api.order(caller, { idempotencyKey })).toEqual({ ok: false, problem: 'balance_too_low' })
    expect(await alpha.balance()).toBe(20_00 - TOTAL)
    expect(await db().select().from(orders).where(eq(orders.kind, 'esim'))).toHaveLength(1)
    await alpha.deposit(20_00)
    expect((await api.order(caller, { idempotencyKey })).ok).toBe(true)
    expect(await alpha.balance()).toBe(40_00 - 2 * TOTAL)
  })

  it('is the same for the same key, and a problem for another request with that key', async () => {
    await alpha.deposit(100_00)
    const caller = await api.callerOf('alpha')
    const idempotencyKey = randomUUID()
    const first = await api.order(caller, { idempotencyKey })
    const again = await api.order(caller, { idempotencyKey })
    expect(again).toEqual({ ...first, isNew: false })
    const id = first.ok ? first.order.id : ''
    await shop.until(id, ({ provisioningState }) => provisioningState === 'completed')
    // Also when the order has moved on in the meantime, as a lookup shows.
    expect(await api.order(caller, { idempotencyKey })).toEqual(again)
    expect(await api.look(caller, id)).toMatchObject({ state: 'delivered' })
    for (const other of [{ bundleId: '01032_1' }, { ownReference: 'another' }])
      expect(await api.order(caller, { idempotencyKey, ...other })).toEqual({
        ok: false,
        problem: 'idempotency_key_reused',
      })
    expect(await alpha.balance()).toBe(100_00 - TOTAL)
    // Another business's key is a separate key, and so is a test key.
    const beta = await aPartner(shop, 'beta')
    await beta.deposit(20_00)
    expect((await api.order(await api.callerOf('beta'), { idempotencyKey })).ok).toBe(true)
    expect(await api.order(await api.callerOf('alpha', 'test'), { idempotencyKey })).toMatchObject({
      ok: true,
      isNew: true,
    })
  })

  it('sends one email each time the balance runs low', async () => {
    await alpha.deposit(60_00)
    const caller = await api.callerOf('alpha')
    const low = async () => {
      await shop.letTimePass({ seconds: 6 })
      return (await shop.mailsTo(alpha.email)).filter(({ subject }) => subject.includes('running low')).length
    }
    await api.ordered(caller)
    expect(await low()).toBe(1)
    await api.ordered(caller)
    expect(await low()).toBe(1)
    await alpha.deposit(60_00)
    await api.ordered(caller)
    await api.ordered(caller)
    expect(await low()).toBe(2)
  })

  it('tops up the eSIM of another one of its orders at the top-up price, once', async () => {
    await alpha.deposit(200_00)
    const caller = await api.callerOf('alpha')
    const bought = await api.delivered(caller)
    const idempotencyKey = randomUUID()
    const topUp = await api.ordered(caller, { topUpFor: bought.id, idempotencyKey })
    expect(topUp).toMatchObject({ topUpOf: bought.id, esim: null })
    await api.order(caller, { topUpFor: bought.id, idempotencyKey })
    await shop.until(topUp.id, ({ provisioningState }) => provisioningState === 'completed')
    const usage = await shop.shop.prepaid.viewApiUsage(caller, bought.id)
    expect(usage).toMatchObject({ ok: true, usage: { totalMb: 2 * (bought.bundle.megabytes ?? 0) } })
    expect(await shop.shop.prepaid.viewApiUsage(caller, topUp.id)).toEqual({ ok: false, problem: 'esim_not_ready' })
    expect(await api.order(caller, { topUpFor: bought.id, bundleId: 'none' })).toMatchObject({
      problem: 'bundle_not_found',
    })
    expect(await api.order(caller, { topUpFor: topUp.id })).toMatchObject({ problem: 'esim_not_found' })
    expect(await api.order(caller, { topUpFor: randomUUID() })).toMatchObject({ problem: 'order_not_found' })
  })

  it('is refunded to the balance once while it is unused, with a credit note', async () => {
    await alpha.deposit(100_00)
    const caller = await api.callerOf('alpha')
    const bought = await api.delivered(caller)
    const { reference } = await shop.orderOf(bought.id)
    const back = await shop.shop.prepaid.returnOrder(caller, bought.id)
    expect(back).toMatchObject({ ok: true, order: { state: 'refunded', esim: null, refundedCents: TOTAL } })
    expect(await shop.shop.prepaid.returnOrder(caller, bought.id)).toEqual(back)
    await shop.letTimePass({ minutes: 1 })
    expect(await alpha.balance()).toBe(100_00)
    expect(await shop.profilesOf(reference)).toEqual([])
    const papers = await db().select().from(invoices).where(eq(invoices.orderId, bought.id))
    expect(papers.map(({ totalCents }) => totalCents).toSorted((one, other) => one - other)).toEqual([-TOTAL, TOTAL])
    expect(await db().select().from(mails).where(eq(mails.orderId, bought.id))).toEqual([])
  })

  it('is not refunded if it was used, topped up, or is too old', async () => {
    await alpha.deposit(200_00)
    const caller = await api.callerOf('alpha')
    const [used, topped, old] = [await api.delivered(caller), await api.delivered(caller), await api.delivered(caller)]
    const give = (id: string) => shop.shop.prepaid.returnOrder(caller, id)
    await fetch(`${shop.sandbox.url}/control/esims/${used.esim?.iccid}/install`, { method: 'POST' })
    const topUp = await api.delivered(caller, { topUpFor: topped.id })
    const balance = await alpha.balance()
    for (const id of [topped.id, topUp.id]) expect(await give(id)).toEqual({ ok: false, problem: 'not_returnable' })
    expect(await give(used.id)).toEqual({ ok: false, problem: 'esim_in_use' })
    for (const kind of ['fail_before', 'unauthorized']) {
      await shop.spoil('network', { at: 'bundle', kind })
      expect(await give(old.id)).toEqual({ ok: false, problem: 'esim_unreachable' })
      await shop.mend()
    }
    shop.jump({ days: 31 })
    expect(await give(old.id)).toEqual({ ok: false, problem: 'not_returnable' })
    expect(await alpha.balance()).toBe(balance)
  })

  it('is refunded by staff to the balance', async () => {
    await alpha.deposit(100_00)
    const caller = await api.callerOf('alpha')
    const bought = await api.delivered(caller)
    const ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
    const proof = { token: ada.token, password: PASSWORD }
    const refund = () =>
      shop.shop.desk.refundOrderAsStaff({ orderId: bought.id, seenCents: TOTAL, proof }, callerAs(shop, ada))
    expect((await shop.shop.desk.viewDeskOrder(bought.id))?.may).toMatchObject({ refund: true, refundPart: true })
    expect(await refund()).toEqual({ ok: true })
    expect(await refund()).toEqual({ ok: false, problem: 'not_paid' })
    expect(await alpha.balance()).toBe(100_00)
  })

  it('is refunded in parts to the balance, each with a credit note, up to the total', async () => {
    await alpha.deposit(100_00)
    const caller = await api.callerOf('alpha')
    const { id: orderId } = await api.delivered(caller)
    const ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
    const proof = { token: ada.token, password: PASSWORD }
    const by = callerAs(shop, ada)
    const part = (cents: number, seenCents: number) =>
      shop.shop.desk.refundPartAsStaff(
        { orderId, cents, seenCents, reason: 'poor_coverage', isDisputeKnown: false, proof },
        by,
      )
    for (const [cents, problem] of [
      [0, 'amount_invalid'],
      [TOTAL + 1, 'amount_too_high'],
      [TOTAL, 'amount_whole'],
    ] as const)
      expect(await part(cents, TOTAL)).toEqual({ ok: false, problem })
    // Two at once: the second one was shown more than is left by then.
    const answers = await Promise.all([part(5_00, TOTAL), part(5_00, TOTAL)])
    expect(answers).toContainEqual({ ok: true })
    expect(answers).toContainEqual({ ok: false, problem: 'amount_changed' })
    expect(await alpha.balance()).toBe(100_00 - TOTAL + 5_00)
    expect(await api.look(caller, orderId)).toMatchObject({ state: 'delivered', refundedCents: 5_00 })
    expect(await part(3_33, TOTAL - 5_00)).toEqual({ ok: true })
    const given = { reason: 'poor_coverage', state: 'given', name: 'Ada Admin' }
    const shown = [5_00, 3_33].map((amountCents) => ({ ...given, amountCents }))
    expect((await shop.shop.desk.viewDeskOrder(orderId))?.parts).toMatchObject(shown)
    const kept = TOTAL - 5_00 - 3_33
    expect(await alpha.balance()).toBe(100_00 - kept)
    expect(await shop.shop.desk.refundOrderAsStaff({ orderId, seenCents: kept, proof }, by)).toEqual({ ok: true })
    expect(await alpha.balance()).toBe(100_00)
    expect(await part(1, 0)).toEqual({ ok: false, problem: 'not_paid' })
    await mustBeEven(shop)
    await shop.shop.worker.sweep()
    const papers = await db().select().from(invoices).where(eq(invoices.orderId, orderId))
    expect(
      papers
        .toSorted((one, other) => one.totalCents - other.totalCents)
        .map(({ kind, totalCents }) => [kind, totalCents]),
    ).toEqual([
      ['credit_note', -kept],
      ['credit_note', -5_00],
      ['credit_note', -3_33],
      ['invoice', TOTAL],
    ])
    const told = (await shop.shop.desk.viewDeskOrder(orderId))?.moves ?? []
    expect(told.filter(({ move }) => move === 'part_refund_asked').map(({ by: who }) => who)).toEqual([
      'Ada Admin',
      'Ada Admin',
    ])
  })

  it('from a suspended business is rejected', async () => {
    await alpha.deposit(100_00)
    const caller = await api.callerOf('alpha')
    await db().update(businesses).set({ suspendedAt: shop.clock.now() }).where(eq(businesses.id, 'alpha'))
    expect(await api.order(caller)).toEqual({ ok: false, problem: 'shop_closed' })
  })

  it('is reverse-charged once VIES has confirmed the number, even if VIES is down later', async () => {
    const company = { ...DUTCH, country: 'DE', vatNumber: 'DE417263859' }
    const gamma = await aPartner(shop, 'gamma', company)
    await gamma.deposit(100_00)
    await shop.spoil('vies', { at: 'check', kind: 'down' })
    shop.jump({ days: 1 })
    expect(await api.ordered(await api.callerOf('gamma'))).toMatchObject({
      vatCents: 0,
      vatBasisPoints: 0,
      totalCents: 1495,
    })
  })
})

describe.each(engines())('calls at once, on %s,', (_name, engine) => {
  openOn(engine)

  it('spend no cent twice', async () => {
    await alpha.deposit(2 * TOTAL + 100)
    const caller = await api.callerOf('alpha')
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.order(caller)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(answers.filter((each) => !each.ok && each.problem === 'balance_too_low')).toHaveLength(6)
    expect(await alpha.balance()).toBe(100)
  })

  it('with one key are one order', async () => {
    await alpha.deposit(200_00)
    const caller = await api.callerOf('alpha')
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.order(caller, { idempotencyKey })))
    const ids = answers.map((each) => (each.ok ? each.order.id : each.problem))
    expect(new Set(ids).size).toBe(1)
    expect(answers.filter((each) => each.ok && each.isNew)).toHaveLength(1)
    expect(await alpha.balance()).toBe(200_00 - TOTAL)
  })

  it('return an order once', async () => {
    await alpha.deposit(100_00)
    const caller = await api.callerOf('alpha')
    const bought = await api.delivered(caller)
    await Promise.all(Array.from({ length: 4 }, () => shop.shop.prepaid.returnOrder(caller, bought.id)))
    expect(await alpha.balance()).toBe(100_00)
  })
})
