// A payment only counts if the provider itself confirms it: this order, this amount, euros, and real money where real
// money is due.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { stripeGateway } from '#adapters/stripe/stripe.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import type { PaymentGateway, PaymentSession } from '#ports/payment-gateway.ts'
import { isLineFault } from '#db/connection/line-fault.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { couponStore } from '#shop/catalogue/pricing/coupon-store.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { pageConfirmer } from './confirm-page.ts'
import { paymentEventStore } from './payment-event-store.ts'
import { mailStore } from '#shop/records/mail/mail-store.ts'
import { failedPaymentStore } from './failed-payment-store.ts'
import { paymentFeeStore } from './payment-fee-store.ts'
import { paymentSessionStore } from './payment-session-store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

/** A paid order that the shop hasn't checked, and a check whose answer may differ from the truth. */
async function aPayment(lie: Partial<PaymentSession> | null = {}, isLiveExpected = false) {
  await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
  const { orderId, reference } = await shop.buy()
  const paymentSessions = paymentSessionStore(shop.database)
  const row = await paymentSessions.findNewest(orderId)
  const truthful = stripeGateway({ secretKey: 'sk_test_tests', webhookSecret: 'whsec_tests', apiUrl: shop.sandbox.url })
  const payments: PaymentGateway = {
    ...truthful,
    findSession: async (sessionId) => {
      const session = await truthful.findSession(sessionId)
      return session && lie && { ...session, ...lie }
    },
  }
  const deps = {
    payments,
    paymentSessions,
    paymentEvents: paymentEventStore(shop.database),
    paymentFees: paymentFeeStore(shop.database),
    failedPayments: failedPaymentStore(shop.database),
    mails: mailStore(shop.database),
    timeZone: shop.shop.timeZone,
    transaction: <Result>(work: () => Promise<Result>) => shop.database.tx(work),
    orders: orderStore(shop.database),
    claimedOrders: { give: () => {} },
    coupons: couponStore(shop.database),
    isInvoicedAtOnce: () => Promise.resolve(false),
    issueFirstInvoice: () => Promise.resolve(),
    recordSale: () => Promise.resolve(),
    acceptPaidSwap: () => Promise.resolve('unknown' as const),
    releaseOrder: () => Promise.resolve(false),
    jobs: { nudge: () => Promise.resolve(), hasRoom: () => false },
    clock: shop.clock,
    log: shop.log,
    away: { isFault: isLineFault },
    isLiveExpected,
    applyRefund: () => Promise.resolve('nothing_new' as const),
    applyDispute: () => Promise.resolve(),
  }
  const confirm = async () => {
    const page = row && (await paymentSessions.find(row.id))
    return page ? pageConfirmer(deps).confirmPage(page) : 'unknown'
  }
  return { orderId, reference, confirm, deps }
}

describe('a payment', () => {
  it('of the right order and amount settles the order once', async () => {
    const { orderId, confirm } = await aPayment()
    expect(await Promise.all([confirm(), confirm(), confirm()])).toEqual(['paid', 'paid', 'paid'])
    expect(await confirm()).toBe('paid')
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid', totalCents: 1809 })
  })

  it.each([
    ['of one cent less (E10)', { amountCents: 1808 }],
    ['of one cent more (E10)', { amountCents: 1810 }],
    ['of nothing', { amountCents: 0 }],
    ['in another currency (E10)', { currency: 'usd' }],
    ['for another order (E12)', { orderId: '00000000-0000-4000-8000-000000000000' }],
    ['for no order (E12)', { orderId: null }],
  ])('%s stops for review, uses no profile, and raises an alert', async (_what, lie) => {
    const { orderId, reference, confirm } = await aPayment(lie)
    expect(await confirm()).toBe('review')
    await shop.letTimePass({ minutes: 3 }, 60)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'review', iccid: null })
    expect(await shop.profilesOf(reference)).toEqual([])
    expect(shop.log.errors).toContain('a payment does not match its order')
  })

  it.each([
    ['because of a fault of ours, which raises an alert', new Error('no number'), ['an invoice could not be issued']],
    ['because the connection broke, which has its own alert', new Error('Connection terminated unexpectedly'), []],
  ])('settles its order even if its invoice can’t be issued, %s', async (_why, fault, alerts) => {
    const { orderId, confirm, deps } = await aPayment()
    const before = shop.log.errors.length
    deps.isInvoicedAtOnce = () => Promise.resolve(true)
    deps.issueFirstInvoice = () => Promise.reject(fault)
    expect(await confirm()).toBe('paid')
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid' })
    expect(shop.log.errors.slice(before)).toEqual(alerts)
  })

  it('in test mode settles nothing in production (E11)', async () => {
    const { orderId, confirm } = await aPayment({}, true)
    expect(await confirm()).toBe('review')
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'review' })
  })

  it('that is completed but unpaid is waited for (E08)', async () => {
    const { orderId, confirm } = await aPayment({ state: 'processing' })
    expect(await confirm()).toBe('processing')
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'processing' })
  })

  it('that is unknown changes nothing', async () => {
    const { orderId, confirm } = await aPayment()
    await shop.spoil('payment', { at: 'retrieve_session', kind: 'fail_before' })
    await expect(confirm()).rejects.toBeInstanceOf(VendorError)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'awaiting' })
    await shop.mend()
    expect(await confirm()).toBe('paid')
  })

  it('for a page unknown to the provider is checked for at most a day after the page’s end', async () => {
    const { orderId, confirm, deps } = await aPayment(null)
    const end = (await deps.paymentSessions.findNewest(orderId))?.expiresAt.getTime() ?? 0
    const confirmAt = (ms: number) => {
      shop.standAt(new Date(end + 24 * 3_600_000 + ms))
      return confirm().finally(() => shop.standAt(null))
    }
    expect(await confirm()).toBe('unknown')
    expect(await confirmAt(-1)).toBe('unknown')
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'awaiting' })
    expect(await confirmAt(0)).toBe('expired')
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'expired' })
  })
})
