// The provider accepts a refund, and days later the card's bank sends it back: a person hears of it once, and nothing is
// undone or paid twice.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { invoices } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { PASSWORD, type Holder } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const TOTAL = 1809
const BUYER = 'traveller@example.com'

let shop: TestShop
let ada: Holder
beforeEach(async () => {
  shop = await openTestShop()
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
})
afterEach(() => shop.close())

const delivered = async () => {
  const { orderId, reference } = await shop.buy()
  await shop.until(orderId, isCompleted)
  return { orderId, reference }
}
const part = (orderId: string, cents: number, seenCents: number) =>
  shop.shop.desk.refundPartAsStaff(
    {
      orderId,
      cents,
      reason: 'goodwill',
      seenCents,
      isDisputeKnown: false,
      proof: { token: ada.token, password: PASSWORD },
    },
    callerAs(shop, ada),
  )
const failRefund = (reference: string) => {
  expect(shop.sandbox.payment?.dashboard.failRefund(reference)).toBe(null)
  return shop.letTimePass({ minutes: 1 })
}
const credited = async (orderId: string) =>
  (await shop.database.db().select().from(invoices).where(eq(invoices.orderId, orderId)))
    .filter(({ kind }) => kind === 'credit_note')
    .toSorted((one, other) => one.part - other.part)
    .map(({ totalCents }) => totalCents)
const refundMails = async () =>
  (await shop.mailsTo(BUYER)).filter(({ subject }) => subject.includes('Your refund')).length
const faults = async () =>
  (await shop.shop.books.checkAllBooks({ isCalm: true })).differences.map(({ fault, facts }) => ({ fault, ...facts }))

describe('a refund that the bank sends back', () => {
  it('is flagged once for a person, while the order stays refunded', async () => {
    const { orderId, reference } = await delivered()
    expect(await shop.shop.refunds.refundOrder(orderId)).toMatchObject({ ok: true })
    await shop.letTimePass({ seconds: 9 })
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded', reviewReason: null })

    shop.jump({ days: 3 })
    await failRefund(reference)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded', reviewReason: 'refund_failed' })
    expect(shop.log.errors).toEqual(['a refund did not arrive'])
    expect(await shop.shop.refunds.refundOrder(orderId)).toMatchObject({ ok: false, problem: 'not_paid' })
    expect([await credited(orderId), await refundMails()]).toEqual([[-TOTAL], 1])
    expect(await faults()).toEqual([
      { fault: 'given_back_differs', ours: TOTAL, theirs: 0 },
      { fault: 'balance_differs', ours: 0, theirs: TOTAL },
    ])
  })

  it('is repeated in the provider’s dashboard without another credit note or email', async () => {
    const { orderId, reference } = await delivered()
    await shop.shop.refunds.refundOrder(orderId)
    await shop.letTimePass({ seconds: 9 })
    await failRefund(reference)
    expect(shop.sandbox.payment?.dashboard.refund(reference)).toBe(null)
    await shop.letTimePass({ minutes: 1 })
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded', refundedCents: TOTAL })
    expect([await credited(orderId), await refundMails(), await faults()]).toEqual([[-TOTAL], 1, []])
  })

  it('was only a part: the next part pays what is owed, and only the rest is credited', async () => {
    const { orderId, reference } = await delivered()
    await part(orderId, 500, TOTAL)
    await shop.letTimePass({ seconds: 9 })
    await failRefund(reference)
    expect(await shop.orderOf(orderId)).toMatchObject({ refundedCents: 500, reviewReason: 'refund_failed' })
    expect(await faults()).toEqual([
      { fault: 'given_back_differs', ours: 500, theirs: 0 },
      { fault: 'balance_differs', ours: TOTAL - 500, theirs: TOTAL },
    ])

    expect(await part(orderId, 500, TOTAL - 500)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 9 })
    expect([await credited(orderId), await refundMails(), await faults()]).toEqual([[-500], 1, []])

    expect(await part(orderId, 100, TOTAL - 500)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 9 })
    expect([await credited(orderId), await refundMails(), await faults()]).toEqual([[-500, -100], 2, []])
    expect(shop.log.errors).toEqual(['a refund did not arrive'])
  })

  it('is found by the hourly reading if its webhooks were lost', async () => {
    const { orderId, reference } = await delivered()
    await shop.shop.refunds.refundOrder(orderId)
    await shop.letTimePass({ seconds: 9 })
    await shop.spoil('payment', { at: 'webhook', kind: 'lose' })
    await failRefund(reference)
    expect((await shop.orderOf(orderId)).reviewReason).toBe(null)
    shop.jump({ seconds: 3_601 })
    await shop.shop.refunds.sweepPaymentEvents()
    await shop.letTimePass({ seconds: 6 })
    expect((await shop.orderOf(orderId)).reviewReason).toBe('refund_failed')
  })
})
