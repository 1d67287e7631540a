// Vendors may write the same facts in other ways: an order goes its whole way all the same.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setFault } from '#scripts/storm/vendor-books.ts'
import { ODD_NOTATIONS } from '#scripts/storm/vendor-faults.ts'
import { orders } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  for (const fault of ODD_NOTATIONS) await setFault(shop.sandbox.url, fault)
})
afterEach(() => shop.close())

it('is paid, delivered, mailed, and given back in odd notation', async () => {
  const { orderId, reference } = await shop.buy({ couponCode: 'WANDER20' })
  expect(await shop.until(orderId, isCompleted)).toMatchObject({ paymentState: 'paid' })
  expect(await shop.database.db().select({ card: orders.cardCountry }).from(orders)).toEqual([{ card: 'NL' }])
  expect(shop.sandbox.payment?.dashboard.refund(reference)).toBe(null)
  await shop.letTimePass({ minutes: 2 }, 20)
  expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'refunded' })
  expect(shop.log.errors).toEqual([])
})
