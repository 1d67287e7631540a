// The same action on several orders: a preview shows what would happen to each, and each goes through the same use case
// as on its own page.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog, orders } from '#db/schema.ts'
import type { BulkAct } from '#shop/office/order-actions/bulk.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { apiOrdering } from './support/api-ordering.ts'
import { PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner } from './support/prepaying.ts'

const TOTAL = 1809
let shop: TestShop
let ada: Holder
beforeAll(async () => {
  shop = await openTestShop()
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
})
afterAll(() => shop.close())

const ordered = async (email: string, couponCode: string | null = null) => {
  const bought = await shop.buy({ email, couponCode })
  await shop.until(bought.orderId, isCompleted)
  return bought
}
const preview = async (act: BulkAct, orderIds: string[]) =>
  (await shop.shop.desk.viewBulk({ act, orderIds })).map(({ verdict }) =>
    verdict.ok ? verdict.cents : verdict.problem,
  )
const run = (act: BulkAct, orderIds: string[], seenCents = TOTAL, password = PASSWORD) =>
  shop.shop.desk.runBulk(
    { act, seen: orderIds.map((orderId) => ({ orderId, seenCents })), proof: { token: null, password } },
    callerAs(shop, ada),
  )
const cameOf = (done: Awaited<ReturnType<typeof run>>) =>
  done.ok ? done.results.map(({ ok, problem }) => (ok ? 'done' : problem)) : done.problem

it('refunds each refundable order once, at the amount shown, and skips the others', async () => {
  const paid = await ordered('one@example.com')
  const part = await ordered('two@example.com')
  const free = await ordered('three@example.com', 'DEMOFREE1')
  const disputed = await ordered('four@example.com')
  expect(shop.sandbox.payment?.dashboard.refund(part.reference, 500)).toBe(null)
  expect(shop.sandbox.payment?.dashboard.dispute(disputed.reference)).toBe(null)
  await shop.until(part.orderId, ({ refundedCents }) => refundedCents === 500)
  await shop.until(disputed.orderId, ({ reviewReason }) => reviewReason === 'disputed')
  // Somebody has reviewed it, and the bank still hasn't decided.
  await shop.shop.desk.closeReview({ orderId: disputed.orderId, reason: 'disputed' }, callerAs(shop, ada))
  const ids = [paid, part, free, disputed].map(({ orderId }) => orderId)
  const nobody = '8988300a-0000-4000-8000-000000000001'
  expect(await preview('refund', [...ids, nobody, paid.orderId])).toEqual([
    TOTAL,
    TOTAL - 500,
    'not_paid',
    'payment_disputed',
  ])
  expect(cameOf(await run('refund', ids, TOTAL, 'not-this-one-9'))).toBe('password_wrong')
  expect(await shop.takenFor(paid.orderId)).toBe(TOTAL)

  const both = await Promise.all([run('refund', ids), run('refund', ids)])
  expect(
    both
      .map(cameOf)
      .flat()
      .filter((what) => what === 'done'),
  ).toHaveLength(1)
  expect(both.map((done) => cameOf(done).at(1))).toEqual(['amount_changed', 'amount_changed'])
  await shop.letTimePass({ seconds: 6 })
  expect([await shop.takenFor(paid.orderId), await shop.takenFor(disputed.orderId)]).toEqual([0, TOTAL])
  expect(await shop.orderOf(part.orderId)).toMatchObject({ paymentState: 'paid', refundedCents: 500 })
  const notes = await shop.database
    .db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'order_refunded'))
    .orderBy(auditLog.id)
  expect(notes.map(({ subject, actorId }) => [subject, actorId])).toEqual([[paid.orderId, ada.id]])
})

it('refunds API orders to the partner’s balance, at the amount shown', async () => {
  const partner = await aPartner(shop, 'beta')
  await partner.deposit(100_00)
  const { callerOf, delivered } = apiOrdering(shop)
  const { id } = await delivered(await callerOf(partner.id))
  expect(await preview('refund', [id])).toEqual([TOTAL])
  expect(cameOf(await run('refund', [id], TOTAL - 1))).toEqual(['amount_changed'])
  expect(cameOf(await run('refund', [id]))).toEqual(['done'])
  expect(await partner.balance()).toBe(100_00)
  expect(await preview('refund', [id])).toEqual(['not_paid'])
})

it('retries and resends where possible, and says why not for the rest', async () => {
  const done = await ordered('five@example.com')
  await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock', times: 4 })
  const failed = await shop.buy({ email: 'six@example.com' })
  await shop.until(failed.orderId, ({ provisioningState }) => provisioningState === 'failed')
  await shop.mend()
  const ids = [done.orderId, failed.orderId]
  expect(await preview('retry', ids)).toEqual(['nothing_to_retry', null])
  expect(await preview('resend', ids)).toEqual([null, 'qr_missing'])
  expect(cameOf(await run('retry', ids))).toEqual(['nothing_to_retry', 'done'])
  await shop.until(failed.orderId, isCompleted)
  expect(cameOf(await run('resend', ids))).toEqual(['done', 'done'])
  expect(await shop.mailsTo('five@example.com')).toHaveLength(2)
})

it('resends only what can be sent now, and shows that in the preview', async () => {
  const mailed = await ordered('six@example.com')
  const other = await ordered('seven@example.com')
  const nameless = await ordered('eight@example.com')
  await shop.database.db().update(orders).set({ email: '' }).where(eq(orders.id, nameless.orderId))
  const ids = [mailed, other, nameless].map(({ orderId }) => orderId)
  for (let times = 0; times < 3; times++) await run('resend', [mailed.orderId])
  expect(await preview('resend', ids)).toEqual(['too_often', null, 'qr_missing'])
  expect(cameOf(await run('resend', ids))).toEqual(['too_often', 'done', 'qr_missing'])
})
