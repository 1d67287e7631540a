// Businesses' deposits: a separate kind of order, paid once, refunded and disputed like any other, and booked in the
// ledger as what the shop owes.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { invoices, ledgerMovements, orders } from '#db/schema.ts'
import { linesOfPurchase, linesOfPurchaseBack } from '#shop/sales/ledger/entry.ts'
import { ledgerStore } from '#shop/sales/ledger/ledger-store.ts'
import { PREPAID_TERMS } from '#shop/sales/ledger/prepaid-terms.ts'
import { apiOrdering } from './support/api-ordering.ts'
import { quickEngine } from './support/engines.ts'
import { PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner, DUTCH, mustBeEven, type Partner } from './support/prepaying.ts'

let shop: TestShop
let alpha: Partner
let ada: Holder
beforeEach(async () => {
  shop = await openTestShop({ engine: quickEngine() })
  alpha = await aPartner(shop, 'alpha')
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
})
afterEach(async () => {
  await mustBeEven(shop)
  await shop.close()
})

const db = () => shop.database.db()
const subjects = async () => (await shop.mailsTo(alpha.email)).map(({ subject }) => subject)
const refund = async (orderId: string, seenCents: number, isDisputeKnown = false) => {
  return shop.shop.desk.refundOrderAsStaff(
    { orderId, seenCents, isDisputeKnown, proof: { token: ada.token, password: PASSWORD } },
    callerAs(shop, ada),
  )
}
const refundPart = (orderId: string, cents: number) => {
  const proof = { token: ada.token, password: PASSWORD }
  const part = { orderId, cents, seenCents: 100_00, reason: 'other', isDisputeKnown: false, proof }
  return shop.shop.desk.refundPartAsStaff(part, callerAs(shop, ada))
}

describe('a deposit', () => {
  it('is paid on the payment page, added to the balance once, and confirmed by email', async () => {
    const { orderId, reference } = await alpha.deposit(250_00)
    expect(await alpha.balance()).toBe(250_00)
    expect(await alpha.movements()).toEqual([['deposit', 250_00]])
    expect(await shop.takenFor(orderId)).toBe(250_00)
    // Reported again, in any way, it moves nothing.
    expect(await shop.shop.prepaid.comeBack(alpha.id, reference)).toBe('arrived')
    await shop.shop.checkout.confirmOrderPayment(await shop.orderOf(orderId))
    await shop.letTimePass({ minutes: 1 })
    expect(await alpha.balance()).toBe(250_00)
    expect(await subjects()).toEqual(['Your balance at Wander Pass was topped up'])
    const [row] = await db().select().from(orders).where(eq(orders.id, orderId))
    expect(row).toMatchObject({ kind: 'deposit', vatCents: 0, totalCents: 250_00, iccid: null, userId: null })
  })

  it('is no sale: no invoice, no figure, no network call, and no order page', async () => {
    const { orderId, reference } = await alpha.deposit(100_00)
    await shop.letTimePass({ minutes: 1 })
    expect(await db().select().from(invoices).where(eq(invoices.orderId, orderId))).toEqual([])
    expect((await shop.shop.figures.viewShopFigures(7)).now).toMatchObject({ revenueCents: 0, orders: 0 })
    expect(await shop.profilesOf(reference)).toEqual([])
    expect(await shop.shop.orders.findOrder(reference, shop.at)).toBe(null)
    expect(await shop.shop.figures.checkFigures()).toBeUndefined()
  })

  it('causes no difference in the books', async () => {
    await alpha.deposit(100_00)
    shop.jump({ seconds: 3600 })
    await shop.letTimePass({ seconds: 3 })
    await shop.shop.books.checkBooks()
    expect(await shop.shop.books.listDifferences()).toMatchObject({ inAll: 0, shown: [] })
  })

  it('has a minimum, a maximum, and needs an invoice address', async () => {
    for (const cents of [0, PREPAID_TERMS.leastCents - 1, PREPAID_TERMS.mostCents + 1, 2500.5, Number.NaN])
      expect(await alpha.place(cents)).toEqual({ ok: false, problem: 'amount_range' })
    const beta = await aPartner(shop, 'beta')
    const { billingDetails } = await import('#db/schema.ts')
    await db().delete(billingDetails)
    expect(await beta.place(100_00)).toEqual({ ok: false, problem: 'billing_missing' })
  })

  it('sent twice is one deposit', async () => {
    const [one, other] = await Promise.all([alpha.place(50_00, 'form-1'), alpha.place(50_00, 'form-1')])
    expect([one.ok, other.ok]).toEqual([true, true])
    expect(await db().select().from(orders).where(eq(orders.balanceOf, 'alpha'))).toHaveLength(1)
    await shop.shop.prepaid.saveBilling({ businessId: 'alpha', company: { ...DUTCH, city: 'Haarlem' } }, alpha.by)
    expect((await alpha.place(50_00, 'form-1')).ok).toBe(true)
    expect(await db().select().from(orders).where(eq(orders.balanceOf, 'alpha'))).toHaveLength(1)
  })

  it('can be refunded by staff as long as the balance covers it', async () => {
    const { orderId } = await alpha.deposit(100_00)
    // Spent, as if by an order.
    const spent = { kind: 'purchase', cause: 'test', orderId, at: shop.clock.now() } as const
    await ledgerStore(shop.database).write({ ...spent, lines: linesOfPurchase('alpha', 1) })
    expect(await refund(orderId, 100_00)).toEqual({ ok: false, problem: 'deposit_spent' })
    await ledgerStore(shop.database).write({ ...spent, cause: 'back', lines: linesOfPurchaseBack('alpha', 1) })
    expect(await refund(orderId, 100_00)).toEqual({ ok: true })
    await shop.letTimePass({ minutes: 1 })
    expect(await alpha.balance()).toBe(0)
    expect(await shop.takenFor(orderId)).toBe(0)
    expect((await alpha.movements())[0]).toEqual(['deposit_back', -100_00])
    expect(await subjects()).toContain('Your deposit at Wander Pass was refunded')
    expect(await db().select().from(invoices)).toEqual([])
  })

  it('can’t be spent while a part of it is being refunded, and covers no other part', async () => {
    const one = await alpha.deposit(100_00)
    const other = await alpha.deposit(100_00)
    const spent = { kind: 'purchase', cause: 'test', orderId: one.orderId, at: shop.clock.now() } as const
    await ledgerStore(shop.database).write({ ...spent, lines: linesOfPurchase('alpha', 100_00) })
    await shop.spoil('payment', { at: 'refund', kind: 'fail_before', times: 99 })
    expect(await refundPart(one.orderId, 90_00)).toEqual({ ok: true })
    expect(await refundPart(other.orderId, 90_00)).toEqual({ ok: false, problem: 'deposit_spent' })
    const api = apiOrdering(shop)
    expect(await api.order(await api.callerOf('alpha'))).toEqual({ ok: false, problem: 'balance_too_low' })
    await shop.mend()
    await shop.letTimePass({ minutes: 1 })
    expect(await alpha.balance()).toBe(10_00)
  })

  it('that is disputed buys nothing until the shop wins the dispute', async () => {
    const { orderId, reference } = await alpha.deposit(100_00)
    expect(shop.sandbox.payment?.dashboard.dispute(reference)).toBe(null)
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'disputed')
    expect(await alpha.balance()).toBe(0)
    expect(shop.sandbox.payment?.dashboard.closeDispute(reference, 'won')).toBe(null)
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'dispute_won')
    expect(await alpha.balance()).toBe(100_00)
  })

  it('under inquiry can be refunded by staff who confirm it, from what is held for the bank', async () => {
    const { orderId, reference } = await alpha.deposit(100_00)
    expect(shop.sandbox.payment?.dashboard.dispute(reference, 'inquiry')).toBe(null)
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'disputed')
    expect(await refund(orderId, 100_00)).toEqual({ ok: false, problem: 'dispute_unseen' })
    expect(await refund(orderId, 100_00, true)).toEqual({ ok: true })
    await shop.letTimePass({ minutes: 1 })
    expect([await alpha.balance(), await shop.takenFor(orderId)]).toEqual([0, 0])
  })

  it('is available again once the dispute is won, even if the review was closed before', async () => {
    const { orderId, reference } = await alpha.deposit(100_00)
    expect(shop.sandbox.payment?.dashboard.dispute(reference)).toBe(null)
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'disputed')
    const closed = await shop.shop.desk.closeReview(
      { orderId, reason: 'disputed' },
      { ...shop.at, actor: { id: 'somebody', type: 'own-admin' } },
    )
    expect(closed).toMatchObject({ ok: true })
    expect(await alpha.balance()).toBe(0)
    expect(shop.sandbox.payment?.dashboard.closeDispute(reference, 'won')).toBe(null)
    await shop.letTimePass({ minutes: 1 })
    expect(await alpha.balance()).toBe(100_00)
    expect((await shop.shop.orders.findOrderById(orderId))?.reviewReason).toBe(null)
  })

  it('that is disputed again buys nothing again, and is deducted once if lost', async () => {
    const { orderId, reference } = await alpha.deposit(100_00)
    expect(shop.sandbox.payment?.dashboard.dispute(reference, 'inquiry')).toBe(null)
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'disputed')
    expect(shop.sandbox.payment?.dashboard.closeDispute(reference, 'won')).toBe(null)
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'dispute_won')
    expect(await alpha.balance()).toBe(100_00)
    await shop.letTimePass({ minutes: 1 })
    expect(shop.sandbox.payment?.dashboard.dispute(reference)).toBe(null)
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'disputed')
    expect(await alpha.balance()).toBe(0)
    expect(shop.sandbox.payment?.dashboard.closeDispute(reference, 'lost')).toBe(null)
    await shop.until(orderId, ({ paymentState }) => paymentState === 'refunded')
    expect(await alpha.balance()).toBe(0)
  })

  it('that is lost to a dispute is deducted once', async () => {
    const { orderId, reference } = await alpha.deposit(100_00)
    await alpha.deposit(30_00)
    expect(shop.sandbox.payment?.dashboard.dispute(reference)).toBe(null)
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'disputed')
    expect(shop.sandbox.payment?.dashboard.closeDispute(reference, 'lost')).toBe(null)
    await shop.until(orderId, ({ paymentState }) => paymentState === 'refunded')
    expect(await alpha.balance()).toBe(30_00)
    const moves = await db()
      .select()
      .from(ledgerMovements)
      .where(eq(ledgerMovements.orderId, orderId))
      .orderBy(ledgerMovements.id)
    expect(moves.map(({ kind }) => kind)).toEqual(['deposit', 'deposit_disputed', 'deposit_back'])
  })

  it('of another business can’t be found', async () => {
    const { reference } = await alpha.deposit(100_00)
    const beta = await aPartner(shop, 'beta')
    expect(await shop.shop.prepaid.comeBack(beta.id, reference)).toBe(null)
    expect(await beta.balance()).toBe(0)
    expect((await shop.shop.prepaid.viewBalance(beta.id, null)).entries).toEqual([])
  })
})
