// What the payment page promised a buyer holds, whatever happens to the code in the meantime (safety case C09).
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { coupons } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

it.each([
  ['takes more off', { discountValue: '90' }],
  ['takes less off', { discountValue: '1' }],
  ['is switched off', { status: 'inactive' as const }],
  ['has expired', { validUntil: new Date('2020-01-01T00:00:00Z') }],
  ['begins later', { validFrom: new Date('2099-01-01T00:00:00Z') }],
])('an order keeps its discount when the code %s after the page was opened', async (_what, change) => {
  const placed = await shop.placeOrder({ couponCode: 'WANDER20' })
  const before = await shop.orderOf(placed.orderId)
  await shop.database.db().update(coupons).set(change).where(eq(coupons.code, 'WANDER20'))
  if (placed.continueAt.kind === 'payment_page') await shop.pay(placed.continueAt.url)
  const order = await shop.until(placed.orderId, isCompleted)

  expect(order).toMatchObject({ discountCents: before.discountCents, totalCents: before.totalCents })
  expect(before.discountCents).toBe(299)
  expect(await shop.takenFor(placed.orderId)).toBe(before.totalCents)
  const [invoice] = await shop.shop.invoices.viewInvoices(order)
  expect(invoice?.snapshot.totalCents).toBe(before.totalCents)
  expect(shop.log.errors).toEqual([])
})
