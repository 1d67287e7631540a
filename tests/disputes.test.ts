// A buyer's bank claims the money back: anything not delivered yet is held back, and a person decides what happens to
// the order.
import { eq, type SQL } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { esims, invoices, mails, orders, paymentSessions } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { orderView } from '#shop/sales/order-access/view-order.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { PASSWORD } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const TOTAL = 1809
const BUYER = 'traveller@example.com'
const STAFF = { id: 'somebody', type: 'own-admin' } as const

let shop: TestShop
const openOn = (engine: Engine) =>
  beforeEach(async () => {
    shop = await openTestShop({ engine })
  })
afterEach(() => shop.close())

const db = () => shop.database.db()
const dispute = (reference: string) => expect(shop.sandbox.payment?.dashboard.dispute(reference)).toBe(null)
const decide = (reference: string, verdict: 'won' | 'lost') =>
  expect(shop.sandbox.payment?.dashboard.closeDispute(reference, verdict)).toBe(null)
const movesOf = async (orderId: string) =>
  ((await shop.shop.desk.viewDeskOrder(orderId))?.moves ?? []).map(({ move, detail }) => [move, detail])
const idsWhere = async (where: SQL) =>
  (await db().select({ id: orders.id }).from(orders).where(where)).map(({ id }) => id)
const subjects = async () => (await shop.mailsTo(BUYER)).map(({ subject }) => subject)

/** Paid and requested from the network, without an answer yet. */
const waitingForTheNetwork = async () => {
  await shop.spoil('network', { at: 'lookup', kind: 'empty' })
  await shop.spoil('network', { at: 'callback', kind: 'never' })
  const bought = await shop.buy()
  await shop.until(bought.orderId, (order) => order.step === 'poll_for_iccid')
  return bought
}

const NOT_DELIVERED = { paymentState: 'review', provisioningState: 'stopped', reviewReason: 'not_delivered' } as const
const stopForNetwork = (id: string) => db().update(orders).set(NOT_DELIVERED).where(eq(orders.id, id))
const resumesOnlyOnceWon = async (reference: string, ids: string[]) => {
  const at = { ...shop.at, actor: STAFF }
  for (const id of ids) {
    await shop.until(id, (order) => order.paymentState === 'review' && order.reviewReason === 'disputed')
    expect((await shop.shop.desk.retryOrderAsStaff(id, at)).ok).toBe(false)
  }
  await shop.mend()
  decide(reference, 'won')
  for (const id of ids) {
    const { totalCents } = await shop.until(id, (order) => order.reviewReason === 'dispute_won')
    expect(await shop.shop.desk.resumeOrder(id, at)).toEqual({ ok: true })
    expect((await shop.until(id, isCompleted)).paymentState).toBe(totalCents > 0 ? 'paid' : 'free')
  }
}

describe('a dispute', () => {
  openOn(quickEngine())

  it('stops an undelivered order: no code and no email, whatever the network says later', async () => {
    const { orderId, reference } = await waitingForTheNetwork()
    dispute(reference)
    await shop.until(orderId, (order) => order.paymentState === 'review')
    await shop.mend()
    await shop.letTimePass({ minutes: 5 }, 10)

    const order = await shop.orderOf(orderId)
    expect(order).toMatchObject({ paymentState: 'review', reviewReason: 'disputed', iccid: null, dueAt: null })
    expect(orderView(order)).toMatchObject({ phase: 'in_review', reviewed: 'dispute', iccid: null, hasQrCode: false })
    expect(await subjects()).toEqual([])
    expect(shop.log.errors).toEqual(['a payment is disputed'])
    expect(await shop.shop.refunds.listOrdersInReview()).toMatchObject([{ order: { id: orderId }, reason: 'disputed' }])
    // Nobody can resume it while the bank decides, whichever way they try.
    expect(await shop.shop.provisioning.retryOrder(orderId)).toMatchObject({ isRetried: false })
    expect((await shop.shop.desk.resumeOrder(orderId, { ...shop.at, actor: STAFF })).ok).toBe(false)
    expect(
      (await shop.shop.desk.closeReview({ orderId: orderId, reason: 'disputed' }, { ...shop.at, actor: STAFF })).ok,
    ).toBe(false)
    expect((await shop.shop.desk.retryOrderAsStaff(orderId, { ...shop.at, actor: STAFF })).ok).toBe(false)
  })

  it('that arrives before the payment’s event orders nothing at the network', async () => {
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    const { orderId, reference } = await shop.buy()
    dispute(reference)
    await shop.shop.checkout.confirmOrderPayment(await shop.orderOf(orderId))
    await shop.letTimePass({ minutes: 2 }, 10)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'review', reviewReason: 'disputed' })
    expect(await shop.profilesOf(reference)).toEqual([])
  })

  it('withdraws an email that waits for the mail server', async () => {
    await shop.spoil('smtp', { at: 'smtp', kind: 'reject_421' })
    const { orderId, reference } = await shop.buy()
    await shop.until(orderId, (order) => order.step === 'send_email' && order.status === 'error')
    dispute(reference)
    await shop.until(orderId, (order) => order.paymentState === 'review')
    await shop.mend()
    await shop.letTimePass({ minutes: 12 }, 60)
    expect(await subjects()).toEqual([])

    decide(reference, 'won')
    await shop.until(orderId, (order) => order.reviewReason === 'dispute_won')
    expect(await shop.shop.desk.resumeOrder(orderId, { ...shop.at, actor: STAFF })).toEqual({ ok: true })
    await shop.until(orderId, isCompleted)
    expect(await subjects()).toHaveLength(1)
    expect(await db().select({ state: mails.state }).from(mails).where(eq(mails.orderId, orderId))).toEqual([
      { state: 'sent' },
    ])
  })

  it('leaves the buyer an eSIM they have seen, even if its email wasn’t sent yet', async () => {
    await shop.spoil('smtp', { at: 'smtp', kind: 'reject_421' })
    const { orderId, reference } = await shop.buy()
    const shown = await shop.until(orderId, (order) => order.step === 'send_email' && order.status === 'error')
    dispute(reference)
    const order = await shop.until(orderId, ({ paymentState }) => paymentState === 'review')
    expect(await subjects()).toEqual([])
    const { iccid, activationCode } = shown
    expect(iccid).not.toBe(null)
    expect(orderView(order)).toMatchObject({
      phase: 'in_review',
      reviewed: 'dispute_delivered',
      iccid,
      activationCode,
      hasQrCode: true,
      isInstallable: true,
    })
    expect(await shop.shop.orders.viewQrCode(order)).not.toBe(null)
    const status = { email: '', iccid: iccid ?? '', rateLimitKey: 'somebody', heldOrderIds: [orderId] }
    expect(await shop.shop.esims.checkEsimStatus(status, shop.at)).toMatchObject({ ok: true })

    decide(reference, 'lost')
    const over = await shop.until(orderId, ({ paymentState }) => paymentState === 'refunded')
    expect([orderView(over).iccid, await shop.shop.orders.viewQrCode(over)]).toEqual([null, null])
  })

  it('that reopens after an inquiry stops the order again, and nobody can resume it meanwhile', async () => {
    const { orderId, reference } = await waitingForTheNetwork()
    expect(shop.sandbox.payment?.dashboard.dispute(reference, 'inquiry')).toBe(null)
    await shop.until(orderId, (order) => order.reviewReason === 'disputed')
    await shop.mend()
    decide(reference, 'won')
    await shop.until(orderId, (order) => order.reviewReason === 'dispute_won')
    dispute(reference)
    await shop.until(orderId, (order) => order.reviewReason === 'disputed')
    expect((await shop.shop.desk.resumeOrder(orderId, { ...shop.at, actor: STAFF })).ok).toBe(false)
    decide(reference, 'lost')
    await shop.until(orderId, (order) => order.paymentState === 'refunded')
    expect(await shop.profilesOf(reference)).toEqual([])
  })

  it('that is lost ends the order like a refund, and no email says that the shop refunds the money', async () => {
    const { orderId, reference } = await waitingForTheNetwork()
    dispute(reference)
    await shop.until(orderId, (order) => order.paymentState === 'review')
    await shop.mend()
    decide(reference, 'lost')
    await shop.until(orderId, (order) => order.paymentState === 'refunded')
    await shop.letTimePass({ minutes: 4 }, 10)

    expect(await shop.orderOf(orderId)).toMatchObject({ refundedCents: TOTAL, reviewReason: null, iccid: null })
    expect(await shop.profilesOf(reference)).toEqual([])
    const papers = await db().select().from(invoices).where(eq(invoices.orderId, orderId))
    expect(new Map(papers.map(({ kind, totalCents }) => [kind, totalCents]))).toEqual(
      new Map([
        ['credit_note', -TOTAL],
        ['invoice', TOTAL],
      ]),
    )
    expect(await subjects()).toEqual([])
    expect(orderView(await shop.orderOf(orderId))).toMatchObject({ phase: 'refunded', isDisputeLost: true })
    expect(await movesOf(orderId)).toContainEqual(['refunded', 'dispute_lost'])
    expect(await db().select({ state: paymentSessions.state }).from(paymentSessions)).toEqual([{ state: 'refunded' }])
    expect(await shop.shop.refunds.refundOrder(orderId)).toEqual({ ok: false, problem: 'not_paid' })
  })

  it('of a delivered order leaves it delivered, needs attention, and stops further emails', async () => {
    const { orderId, reference } = await shop.buy()
    await shop.until(orderId, isCompleted)
    dispute(reference)
    await shop.until(orderId, (order) => order.reviewReason === 'disputed')
    const order = await shop.orderOf(orderId)
    expect(orderView(order)).toMatchObject({ phase: 'completed' })
    expect(await shop.shop.provisioning.resendEmail(order)).toEqual({ ok: false, problem: 'payment_disputed' })
    expect(await subjects()).toHaveLength(1)
    expect(
      await shop.shop.desk.closeReview({ orderId: orderId, reason: 'disputed' }, { ...shop.at, actor: STAFF }),
    ).toEqual({ ok: true })
  })

  it('of a delivered order takes an unused eSIM back if it is lost', async () => {
    const { orderId, reference } = await shop.buy()
    const { iccid } = await shop.until(orderId, isCompleted)
    dispute(reference)
    decide(reference, 'lost')
    await shop.until(orderId, (order) => order.paymentState === 'refunded')
    await shop.letTimePass({ seconds: 9 })
    expect(
      await db()
        .select({ state: esims.state })
        .from(esims)
        .where(eq(esims.iccid, iccid ?? '')),
    ).toEqual([{ state: 'released' }])
  })

  it('blocks our refund while the bank decides, and changes nothing', async () => {
    const { orderId, reference } = await shop.buy()
    await shop.until(orderId, isCompleted)
    dispute(reference)
    expect(await shop.shop.refunds.refundOrder(orderId)).toEqual({ ok: false, problem: 'bank_decides' })
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid', refundedCents: 0 })
    decide(reference, 'won')
    expect(await shop.shop.refunds.refundOrder(orderId)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect(await shop.takenFor(orderId)).toBe(0)
  })

  it('that is reported repeatedly and in any order is one dispute', async () => {
    await shop.spoil('payment', { at: 'webhook', kind: 'double' })
    const { orderId, reference } = await waitingForTheNetwork()
    dispute(reference)
    await shop.until(orderId, (order) => order.paymentState === 'review')
    decide(reference, 'won')
    await shop.until(orderId, (order) => order.reviewReason === 'dispute_won')
    await shop.letTimePass({ seconds: 30 })
    expect((await movesOf(orderId)).filter(([move]) => move === 'review' || move === 'flagged')).toEqual([
      ['review', 'disputed'],
      ['flagged', 'dispute_won'],
    ])
    expect(shop.log.errors).toEqual(['a payment is disputed'])
  })

  it('of an order that stopped for its network holds it until the bank decides, and then it continues', async () => {
    const { orderId, reference } = await waitingForTheNetwork()
    await stopForNetwork(orderId)
    dispute(reference)
    await resumesOnlyOnceWon(reference, [orderId])
    expect(await shop.takenFor(orderId)).toBe(1809)
  })

  it('stops what waits for its network for another traveler too, and what replaces their eSIM', async () => {
    const line = { bundleId: '01032_3', destinations: ['FR' as const], arrival: null, departure: null, travelers: 3 }
    const { orderId, reference } = await shop.buy({ line })
    await shop.until(orderId, isCompleted)
    const [second = '', third = ''] = await idsWhere(eq(orders.paidWith, orderId))
    for (const id of [second, third]) await shop.until(id, isCompleted)
    await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock' })
    const ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
    const replace = { orderId: third, reason: 'deleted', proof: { token: ada.token, password: PASSWORD } }
    expect(await shop.shop.desk.replaceEsim(replace, callerAs(shop, ada))).toMatchObject({ ok: true })
    const [next = ''] = await idsWhere(eq(orders.replacesOrderId, third))
    await stopForNetwork(second)
    dispute(reference)
    await resumesOnlyOnceWon(reference, [second, next])
  })

  it('doesn’t hide why an order had stopped before', async () => {
    const { orderId, reference } = await shop.buy()
    await shop.until(orderId, isCompleted)
    await db()
      .update(orders)
      .set({ paymentState: 'review', reviewReason: 'esim_taken', reviewSince: shop.clock.now() })
      .where(eq(orders.id, orderId))
    dispute(reference)
    await shop.until(orderId, () => shop.log.errors.includes('a payment is disputed'))
    decide(reference, 'won')
    await shop.letTimePass({ seconds: 30 })
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'review', reviewReason: 'esim_taken' })
  })
})

describe.each(engines())('on the %s database, a dispute', (_name, engine) => {
  openOn(engine)

  it('that is won waits for a person, and then the order continues and gets its one eSIM', async () => {
    const { orderId, reference } = await waitingForTheNetwork()
    dispute(reference)
    await shop.until(orderId, (order) => order.paymentState === 'review')
    await shop.mend()
    decide(reference, 'won')
    await shop.until(orderId, (order) => order.reviewReason === 'dispute_won')
    await shop.letTimePass({ minutes: 2 }, 10)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'review', iccid: null })

    const resumed = await Promise.all(
      [1, 2, 3].map(() => shop.shop.desk.resumeOrder(orderId, { ...shop.at, actor: STAFF })),
    )
    expect(resumed.filter(({ ok }) => ok)).toHaveLength(1)
    const order = await shop.until(orderId, isCompleted)
    expect(order).toMatchObject({ paymentState: 'paid', reviewReason: null })
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(await subjects()).toHaveLength(1)
    expect(await shop.takenFor(orderId)).toBe(TOTAL)
    expect(await movesOf(orderId)).toContainEqual(['resumed', null])
  })
})
