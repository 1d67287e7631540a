// No bug in our code can cause it: the database itself rejects selling, charging, allocating, or mailing anything
// twice.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allocationAttempts,
  couponRedemptions,
  esims,
  mails,
  orders,
  paymentEvents,
  paymentSessions,
} from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { quickEngine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
let orderId: string
let otherId: string
beforeAll(async () => {
  shop = await openTestShop({ engine: quickEngine() })
  ;({ orderId } = await shop.buy({ couponCode: 'WANDER20' }))
  await shop.until(orderId, isCompleted)
  ;({ orderId: otherId } = await shop.placeOrder({ email: 'other@example.com' }))
})
afterAll(() => shop.close())

const db = () => shop.database.db()
const one = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('There is no such row.')
  return row
}
const orderRow = async () => one(await db().select().from(orders).where(eq(orders.id, orderId)))
const attempt = async () => one(await db().select().from(allocationAttempts))
const esim = async () => one(await db().select().from(esims))
const page = async () => one(await db().select().from(paymentSessions).where(eq(paymentSessions.orderId, otherId)))

/** A copy of an existing row, with new values except for the one that must be unique. */
const SECOND = [
  [
    'a second order of one cart',
    'order_attempt_unique',
    async () =>
      db()
        .insert(orders)
        .values({ ...(await orderRow()), id: randomUUID(), reference: 'r', iccid: null }),
  ],
  [
    'a second order of one reference',
    'order_reference_unique',
    async () =>
      db()
        .insert(orders)
        .values({ ...(await orderRow()), id: randomUUID(), attemptKey: 'a', iccid: null }),
  ],
  [
    'a second order with one eSIM',
    'order_esim_unique',
    async () =>
      db()
        .insert(orders)
        .values({ ...(await orderRow()), id: randomUUID(), attemptKey: 'a', reference: 'r' }),
  ],
  [
    'a second open page of one order',
    'one_open_session_per_order',
    async () =>
      db()
        .insert(paymentSessions)
        .values({ ...(await page()), id: randomUUID(), sessionId: null }),
  ],
  [
    'a second page of one name',
    'payment_session_unique',
    async () =>
      db()
        .insert(paymentSessions)
        .values({ ...(await page()), id: randomUUID(), state: 'expired' }),
  ],
  [
    'a second live attempt of one order',
    'one_live_attempt_per_order',
    async () =>
      db()
        .insert(allocationAttempts)
        .values({ ...(await attempt()), id: randomUUID(), secretHash: 's' }),
  ],
  [
    'a second active eSIM of one order',
    'one_active_esim_per_order',
    async () =>
      db()
        .insert(esims)
        .values({ ...(await esim()), id: randomUUID(), iccid: '8931080000000000001' }),
  ],
  [
    'a second order for one eSIM',
    'esims_by_iccid',
    async () =>
      db()
        .insert(esims)
        .values({ ...(await esim()), id: randomUUID(), orderId: otherId }),
  ],
  [
    'a second order for one eSIM of a network with IDs of its own',
    'one_row_per_network_esim',
    async () => {
      const named = { ...(await esim()), id: randomUUID(), orderId: otherId, networkEsimId: 'E1' }
      await db()
        .insert(esims)
        .values({ ...named, iccid: '8931080000000000002', state: 'released' })
      return db()
        .insert(esims)
        .values({ ...named, id: randomUUID(), iccid: '8931080000000000003' })
    },
  ],
  [
    'a second mail of one kind for one order',
    'mail_unique',
    async () => {
      const mail = one(await db().select().from(mails).where(eq(mails.orderId, orderId)))
      return db()
        .insert(mails)
        .values({ ...mail, id: randomUUID() })
    },
  ],
  [
    'a second use of a coupon by one order',
    'coupon_redemptions_pkey',
    async () =>
      db()
        .insert(couponRedemptions)
        .values(one(await db().select().from(couponRedemptions))),
  ],
  [
    'a payment event a second time',
    'payment_events_pkey',
    async () => {
      const [event] = await db().select().from(paymentEvents)
      return db()
        .insert(paymentEvents)
        .values(event ? [event] : [])
    },
  ],
] as const

describe('the database refuses', () => {
  it.each(SECOND)('%s', async (_what, guard, insert) => {
    const refused = await insert().then(
      () => 'taken',
      (problem: unknown) => (problem instanceof Error ? String(problem.cause) : ''),
    )
    expect(refused).toContain(guard)
  })
})
