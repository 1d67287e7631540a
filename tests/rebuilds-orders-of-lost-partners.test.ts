// A partner who joined in the lost time is gone. A rebuild continues anyway: buyers get back what they paid for, and
// money that only the partner could spend is reported to a person.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { businesses, coupons } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner, mustBeEven } from './support/prepaying.ts'
import { aShopOfIts, FIVE, FIVE_MORE } from './support/retailing.ts'
import { rememberRows } from './support/test-databases.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const rebuild = async () => {
  shop.jump({ seconds: 120 })
  const answer = await shop.shop.recovery.rebuildLostOrders(null)
  if (!answer.ok) throw new Error(answer.problem)
  return answer.rebuilt
}

it('an order with the code of a lost affiliate is restored, and nobody earns from it', async () => {
  const { rollBack } = await rememberRows(shop.database)
  const db = shop.database.db()
  const now = shop.clock.now()
  const kind = { kind: 'affiliate', createdAt: now, updatedAt: now } as const
  await db.insert(businesses).values({ id: 'nova', name: 'Nova', ...kind })
  const terms = { status: 'active', discountType: 'percentage', discountValue: '10' } as const
  await db.insert(coupons).values({ code: 'NOVA-7K2P', ...terms, ownerId: 'nova' })
  await db.execute(`insert into affiliates (business_id, code, joined_at) values ('nova', 'NOVA-7K2P', now())`)
  const { orderId } = await shop.buy({ couponCode: 'NOVA-7K2P' })
  expect(await shop.until(orderId, isCompleted)).toMatchObject({ affiliate: { businessId: 'nova' } })
  const other = await shop.buy({ email: 'other@example.com' })
  await shop.until(other.orderId, isCompleted)

  await rollBack()
  expect(await rebuild()).toMatchObject({ orders: [{ missing: [] }, { missing: [] }], unknown: [] })
  for (const id of [orderId, other.orderId]) await shop.until(id, isCompleted)
  expect(await shop.orderOf(orderId)).toMatchObject({ couponCode: 'NOVA-7K2P', affiliate: null, paymentState: 'paid' })
  expect(await db.select().from(businesses).where(eq(businesses.id, 'nova'))).toEqual([])
  await mustBeEven(shop)
  expect((await shop.shop.books.checkAllBooks({ isCalm: true })).differences).toEqual([])
})

it('an order in the shop of a lost partner is restored at its price, and earns the partner nothing', async () => {
  const { rollBack } = await rememberRows(shop.database)
  const partner = await aShopOfIts(shop, 'alpha')
  await partner.allow(1000)
  await partner.ask([
    { ...FIVE, cents: 1800 },
    { ...FIVE_MORE, cents: 1700 },
  ])
  const { orderId } = await shop.buy({ brand: partner.brand })
  expect(await shop.until(orderId, isCompleted)).toMatchObject({ subtotalCents: 1800, partnerPriceCents: 1345 })

  await rollBack()
  expect(await rebuild()).toMatchObject({ orders: [{ missing: [] }], unknown: [] })
  expect(await shop.until(orderId, isCompleted)).toMatchObject({ subtotalCents: 1800, partnerPriceCents: null })
  await mustBeEven(shop)
  expect((await shop.shop.books.checkAllBooks({ isCalm: true })).differences).toEqual([])
})

it('a lost partner’s deposit is listed with its payment page, and everything else is restored', async () => {
  const { rollBack } = await rememberRows(shop.database)
  const partner = await aPartner(shop, 'lagoon')
  await partner.deposit(5_000)
  const { orderId } = await shop.buy({ email: 'other@example.com' })
  await shop.until(orderId, isCompleted)

  await rollBack()
  const { orders, unknown } = await rebuild()
  expect([orders.length, unknown.length]).toEqual([1, 1])
  await shop.until(orderId, isCompleted)
  await mustBeEven(shop)
})
