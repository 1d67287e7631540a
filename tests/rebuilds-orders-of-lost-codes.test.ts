// A code that was created in the lost time is gone; what was bought with it is recovered all the same, at its price.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { couponRedemptions, coupons } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { rememberRows } from './support/test-databases.ts'

const CODE = 'MADELATE'
const TERMS = { code: CODE, status: 'active', discountType: 'percentage', discountValue: '20' } as const

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const make = () => shop.database.db().insert(coupons).values(TERMS)
const usesOf = async () =>
  (await shop.database.db().select().from(couponRedemptions).where(eq(couponRedemptions.code, CODE))).map(
    ({ state }) => state,
  )

it.each([
  ['is still unknown', async () => undefined, []],
  ['was made again before that', make, ['redeemed']],
])('is restored with its discount if the code %s', async (_how, afterwards, uses) => {
  const { rollBack } = await rememberRows(shop.database)
  await make()
  const { orderId } = await shop.buy({ couponCode: CODE })
  const before = await shop.until(orderId, isCompleted)

  await rollBack()
  await afterwards()
  shop.jump({ seconds: 120 })
  expect(await shop.shop.recovery.rebuildLostOrders(null)).toMatchObject({
    rebuilt: { orders: [{ reference: before.reference, missing: [] }], unknown: [] },
  })
  const after = await shop.until(orderId, isCompleted)

  const { totalCents } = before
  expect(after).toMatchObject({ couponCode: CODE, discountCents: 299, totalCents, paymentState: 'paid' })
  expect(await shop.takenFor(orderId)).toBe(totalCents)
  expect(await usesOf()).toEqual(uses)
  expect((await shop.shop.books.checkAllBooks({ isCalm: true })).differences).toEqual([])
})
