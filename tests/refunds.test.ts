// A refund ends its order exactly once, wherever it was made: here, in the provider's dashboard, or too early or too
// late; an unused eSIM goes back to the network.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allocationAttempts, esims, invoices, orders, paymentEvents, paymentSessions } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { orderView } from '#shop/sales/order-access/view-order.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { anEsim } from './support/topping-up.ts'

const TOTAL = 1809
const BUYER = 'traveller@example.com'

let shop: TestShop
const refundOrder: typeof shop.shop.refunds.refundOrder = (...input) => shop.shop.refunds.refundOrder(...input)
const openOn = (engine: Engine) => beforeEach(async () => void (shop = await openTestShop({ engine })))
afterEach(() => shop.close())

const db = () => shop.database.db()
const delivered = async () => {
  const bought = await shop.buy()
  const { iccid } = await shop.until(bought.orderId, isCompleted)
  return { ...bought, iccid: iccid ?? '' }
}
const inDashboard = (reference: string, cents?: number) =>
  expect(shop.sandbox.payment?.dashboard.refund(reference, cents)).toBe(null)
const refundMails = async () =>
  (await shop.mailsTo(BUYER)).filter(({ subject }) => subject.includes('Your refund')).length
const notes = async (orderId: string) =>
  (await db().select().from(invoices).where(eq(invoices.orderId, orderId)))
    .filter(({ kind }) => kind === 'credit_note')
    .toSorted((one, other) => one.part - other.part)
    .map(({ totalCents }) => totalCents)
const stateOf = async (iccid: string) =>
  (await db().select({ state: esims.state }).from(esims).where(eq(esims.iccid, iccid)))[0]?.state
const awayFrom = (orderId: string, paymentState: string) =>
  shop.until(orderId, (order) => order.paymentState !== paymentState)

describe('a refund', () => {
  openOn(quickEngine())

  it('survives a silent network, and a crash before we save its answer', async () => {
    const { orderId, reference, iccid } = await delivered()
    await shop.spoil('network', { at: 'release', kind: 'fail_before', times: 2 })
    await shop.spoil('network', { at: 'release', kind: 'reset_after', times: 1 })
    await refundOrder(orderId)
    await shop.letTimePass({ seconds: 15 })
    expect(await stateOf(iccid)).toBe('released')

    // As if killed after the release and before it was recorded: the release is requested a second time.
    await db().update(esims).set({ state: 'surplus' }).where(eq(esims.iccid, iccid))
    await shop.letTimePass({ seconds: 3 })
    expect([await stateOf(iccid), await shop.profilesOf(reference)]).toEqual(['released', []])
    expect(shop.log.errors).toEqual([])
  })

  it('stops a waiting eSIM email, which delays nothing', async () => {
    await shop.spoil('smtp', { at: 'smtp', kind: 'reject_421', times: 1 })
    const { orderId } = await shop.buy()
    await shop.until(orderId, (order) => order.step === 'send_email' && order.status === 'error')
    await refundOrder(orderId)
    await shop.letTimePass({ minutes: 2 }, 10)
    expect([await refundMails(), (await shop.mailsTo(BUYER)).length]).toEqual([1, 1])
    expect(shop.log.errors).toEqual([])
  })

  it('leaves an eSIM that is in use, and raises an alert', async () => {
    const { orderId, reference, iccid } = await delivered()
    shop.sandbox.network.install(iccid)
    await refundOrder(orderId)
    await shop.letTimePass({ seconds: 9 })
    expect(await stateOf(iccid)).toBe('kept')
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(shop.log.errors).toEqual(['the network did not take a profile back'])
  })

  it('leaves an eSIM that was topped up, because that was paid for', async () => {
    const { orderId, reference } = await delivered()
    const line = { bundleId: '01032_3', destinations: ['FR'], arrival: null, departure: null, topUpFor: orderId }
    const topUp = await shop.buy({ line })
    await shop.until(topUp.orderId, isCompleted)
    await refundOrder(orderId)
    await shop.letTimePass({ seconds: 6 })
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(shop.log.errors).toEqual(['the network did not take a profile back'])
  })

  it.each(['late', 'never'] as const)(
    'returns a profile that is ready only after the refund, its callback %s (F05)',
    async (kind) => {
      await shop.spoil('network', { at: 'lookup', kind: 'lag', times: 3 })
      await shop.spoil('network', { at: 'callback', kind, ms: 100 })
      const { orderId, reference } = await shop.buy()
      await shop.until(orderId, (order) => order.step === 'poll_for_iccid')
      await refundOrder(orderId)
      await shop.letTimePass({ minutes: 4 }, 10)

      expect(await shop.profilesOf(reference)).toEqual([])
      expect(await db().select().from(esims).where(eq(esims.orderId, orderId))).toMatchObject([{ state: 'released' }])
      expect(await db().select().from(allocationAttempts)).toMatchObject([{ state: 'returned' }])
      expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded', iccid: null, dueAt: null })
    },
  )

  it('in full in the provider’s dashboard ends the order: credit note, email, profile returned, once', async () => {
    await shop.spoil('payment', { at: 'webhook', kind: 'double' })
    const { orderId, reference } = await delivered()
    inDashboard(reference)
    await awayFrom(orderId, 'paid')
    await shop.letTimePass({ seconds: 9 })
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded', refundedCents: TOTAL })
    expect([await notes(orderId), await refundMails()]).toEqual([[-TOTAL], 1])
    expect(await shop.profilesOf(reference)).toEqual([])
    expect(await refundOrder(orderId)).toEqual({ ok: false, problem: 'not_paid' })
    expect(await db().select({ state: paymentSessions.state }).from(paymentSessions)).toEqual([{ state: 'refunded' }])
  })

  it('in parts is credited one by one; the order continues until all is refunded', async () => {
    const { orderId, reference } = await delivered()
    inDashboard(reference, 500)
    await shop.until(orderId, (order) => order.refundedCents === 500)
    const view = orderView(await shop.orderOf(orderId))
    expect(view).toMatchObject({
      phase: 'completed',
      refundedCents: 500,
      activationCode: expect.stringMatching(/^LPA/),
    })
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    const [note] = (await shop.shop.invoices.viewInvoices(await shop.orderOf(orderId))).slice(1)
    // 500 including 21%: 413 and 87.
    expect(note?.snapshot).toMatchObject({ totalCents: -500, netCents: -413, vatCents: -87 })

    inDashboard(reference, 9)
    await shop.until(orderId, (order) => order.refundedCents === 509)
    inDashboard(reference)
    await awayFrom(orderId, 'paid')
    await shop.letTimePass({ seconds: 6 })
    expect([await notes(orderId), await refundMails()]).toEqual([[-500, -9, 509 - TOTAL], 3])
    const papers = await shop.shop.invoices.viewInvoices(await shop.orderOf(orderId))
    for (const name of ['netCents', 'vatCents', 'totalCents'] as const)
      expect(papers.reduce((sum, { snapshot }) => sum + snapshot[name], 0)).toBe(0)
    expect(await shop.profilesOf(reference)).toEqual([])
  })

  it('after a part refunds what is left', async () => {
    const { orderId, reference } = await delivered()
    inDashboard(reference, 800)
    await shop.until(orderId, (order) => order.refundedCents === 800)
    expect(await refundOrder(orderId)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect([await shop.takenFor(orderId), await notes(orderId)]).toEqual([0, [-800, 800 - TOTAL]])
  })

  it('never exceeds the payment, whoever makes it', async () => {
    const { orderId } = await delivered()
    const refused = await Promise.resolve(
      db()
        .update(orders)
        .set({ refundedCents: TOTAL + 1 })
        .where(eq(orders.id, orderId)),
    ).catch((problem: unknown) => (problem instanceof Error ? String(problem.cause) : ''))
    expect(refused).toContain('refunded_within_paid')
  })

  it('survives an unreadable list, which is read again', async () => {
    await shop.spoil('payment', { at: 'list_events', kind: 'fail_before', times: 2 })
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    const { orderId } = await shop.buy()
    await shop.shop.refunds.sweepPaymentEvents()
    expect(await db().select().from(paymentEvents)).toEqual([])
    shop.jump({ seconds: 301 })
    await shop.shop.refunds.sweepPaymentEvents()
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ paymentState: 'paid' })
  })

  it('before we know of the payment prevents any order at the network', async () => {
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    const { orderId, reference } = await shop.buy()
    inDashboard(reference)
    await shop.shop.checkout.confirmOrderPayment(await shop.orderOf(orderId))
    await shop.letTimePass({ minutes: 1 }, 10)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded', iccid: null })
    expect(await shop.profilesOf(reference)).toEqual([])
    expect(await notes(orderId)).toEqual([-TOTAL])
  })

  it('made earlier in the dashboard doesn’t block ours forever', async () => {
    const { orderId, reference } = await delivered()
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    inDashboard(reference)
    // Before the refund the provider doesn't answer; afterwards it has nothing left to refund.
    await shop.spoil('payment', { at: 'retrieve_payment_intent', kind: 'fail_before' })
    expect(await refundOrder(orderId)).toEqual({ ok: true })
    await shop.mend()
    await shop.letTimePass({ seconds: 6 })
    expect(await db().select({ state: paymentSessions.state }).from(paymentSessions)).toEqual([{ state: 'refunded' }])
    expect([await notes(orderId), await refundMails()]).toEqual([[-TOTAL], 1])
  })

  it('of a top-up leaves the eSIM with its owner', async () => {
    const esim = await anEsim(shop)
    const { orderId, reference } = await esim.topUp()
    await shop.until(orderId, isCompleted)
    inDashboard(reference)
    await awayFrom(orderId, 'paid')
    await shop.letTimePass({ seconds: 6 })
    expect(await stateOf(esim.iccid)).toBe('active')
    expect(await shop.orderOf(esim.orderId)).toMatchObject({ paymentState: 'free', iccid: esim.iccid })
  })

  it('is needed if an eSIM belongs to another order: never shown, never retried, found by a person (F03)', async () => {
    const first = await delivered()
    await shop.spoil('network', { at: 'callback', kind: 'same_iccid', times: 1 })
    const { orderId, reference } = await shop.buy({ email: 'second@example.com' })
    await shop.until(orderId, (order) => order.paymentState === 'review')
    expect(shop.log.errors).toEqual(['a paid order stopped and needs a person'])

    expect(await shop.shop.provisioning.retryOrder(orderId)).toMatchObject({ isRetried: false })
    await shop.letTimePass({ minutes: 3 }, 10)
    const order = await shop.orderOf(orderId)
    expect(order).toMatchObject({ paymentState: 'review', iccid: null, activationCode: null, dueAt: null })
    expect(orderView(order)).toMatchObject({ phase: 'in_review', reviewed: 'esim', iccid: null, hasQrCode: false })
    expect(await shop.mailsTo('second@example.com')).toEqual([])
    expect(await shop.shop.refunds.listOrdersInReview()).toMatchObject([{ reason: 'esim_taken' }])
    expect(
      (
        await shop.shop.desk.closeReview(
          { orderId: orderId, reason: 'esim_taken' },
          { ...shop.at, actor: { id: 's', type: 'own-admin' } },
        )
      ).ok,
    ).toBe(false)

    // The money is refunded, and the eSIM stays with its owner.
    expect(await refundOrder(orderId)).toEqual({ ok: true })
    await shop.letTimePass({ minutes: 1 }, 10)
    expect(await shop.takenFor(orderId)).toBe(0)
    expect(await stateOf(first.iccid)).toBe('active')
    expect(await notes(orderId)).toEqual([-TOTAL])
    expect(reference).not.toBe(first.reference)
  })
})

describe.each(engines())('on the %s database', (_name, engine) => {
  openOn(engine)

  it('a refund returns the unused eSIM to the network, and its codes are never shown again (D18)', async () => {
    const { orderId, reference, iccid } = await delivered()
    const refunds = await Promise.all(Array.from({ length: 5 }, () => refundOrder(orderId)))
    expect(refunds.filter(({ ok }) => ok)).toHaveLength(1)
    await shop.letTimePass({ seconds: 6 })

    expect(await shop.profilesOf(reference)).toEqual([])
    expect(await stateOf(iccid)).toBe('released')
    expect(await shop.takenFor(orderId)).toBe(0)
    expect([await notes(orderId), await refundMails()]).toEqual([[-TOTAL], 1])
    const order = await shop.orderOf(orderId)
    expect(orderView(order)).toMatchObject({ phase: 'refunded', iccid: null, activationCode: null, hasQrCode: false })
    expect(await shop.shop.orders.viewQrCode(order)).toBe(null)
    expect(await shop.shop.provisioning.resendEmail(order)).toEqual({ ok: false, problem: 'qr_missing' })
    expect(shop.log.errors).toEqual([])
  })

  it('a refund during provisioning leaves no profile behind', async () => {
    const bought = await Promise.all(Array.from({ length: 6 }, () => shop.buy({ cartId: crypto.randomUUID() })))
    await Promise.all(
      bought.map(async ({ orderId }) => shop.shop.checkout.confirmOrderPayment(await shop.orderOf(orderId))),
    )
    await Promise.all(
      bought.flatMap(({ orderId }) => [
        shop.shop.worker.work({ name: 'provisioning', orderId }),
        refundOrder(orderId),
        shop.shop.worker.work({ name: 'provisioning', orderId }),
      ]),
    )
    await shop.letTimePass({ minutes: 4 }, 10)
    for (const { orderId, reference } of bought) {
      expect(await shop.profilesOf(reference)).toEqual([])
      expect(await shop.takenFor(orderId)).toBe(0)
      expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded', dueAt: null })
    }
  })

  it('a refund that was never reported is found in the list of events within the hour', async () => {
    const { orderId, reference } = await delivered()
    await shop.shop.refunds.sweepPaymentEvents()
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    inDashboard(reference)
    await shop.letTimePass({ minutes: 5 }, 60)
    await shop.shop.refunds.sweepPaymentEvents()
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid' })

    shop.jump({ seconds: 3600 })
    await Promise.all([shop.shop.refunds.sweepPaymentEvents(), shop.shop.refunds.sweepPaymentEvents()])
    await shop.letTimePass({ seconds: 12 })
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded' })
    expect((await db().select().from(paymentEvents)).filter(({ processedAt }) => processedAt === null)).toEqual([])
  })
})
