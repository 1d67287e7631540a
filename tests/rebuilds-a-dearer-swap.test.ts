// The database was lost after a swap for a dearer bundle: both payments come back with their orders, nobody gets another
// eSIM for the difference, and a person reads that facts were lost.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { buyDelivered } from './support/desk-on-esims.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { chosenOf, swapAsBuyer } from './support/swapping.ts'
import { rememberRows } from './support/test-databases.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function swappedForDearer() {
  const { orderId, reference } = await buyDelivered(shop)
  const done = await swapAsBuyer(shop, orderId, await chosenOf(shop, orderId, 'dearer'))
  if (!('payAt' in done) || !done.payAt) throw new Error('There is nothing to pay.')
  await shop.pay(done.payAt)
  const [row] = await shop.database.db().select({ id: orders.id }).from(orders).where(eq(orders.swapOf, orderId))
  const next = row?.id ?? ''
  await shop.until(next, isCompleted)
  await shop.letTimePass({ seconds: 9 })
  return { former: await shop.orderOf(orderId), next: await shop.orderOf(next), reference }
}
const profilesOf = async (reference: string) => (await shop.profilesOf(reference)).length

it('both orders come back at their prices, and the difference buys nothing by itself', async () => {
  const { rollBack } = await rememberRows(shop.database)
  const { former, next } = await swappedForDearer()
  expect([await profilesOf(former.reference), await profilesOf(next.reference)]).toEqual([0, 1])
  const taken = [await shop.takenFor(former.id), await shop.takenFor(next.id)]
  await rollBack()
  shop.jump({ seconds: 120 })
  const rebuilt = await shop.shop.recovery.rebuildLostOrders(null)
  if (!rebuilt.ok) throw new Error(rebuilt.problem)
  expect(rebuilt.rebuilt.orders.map(({ reference }) => reference)).toEqual([former.reference, next.reference])
  expect(rebuilt.rebuilt.unknown).toEqual([])
  await shop.letTimePass({ minutes: 3 }, 20)
  const [formerNow, nextNow] = [await shop.orderOf(former.id), await shop.orderOf(next.id)]
  expect([formerNow.totalCents, nextNow.totalCents]).toEqual([former.totalCents, next.totalCents])
  expect(nextNow).toMatchObject({ swapOf: former.id, reviewReason: 'facts_lost' })
  expect([await shop.takenFor(former.id), await shop.takenFor(next.id)]).toEqual(taken)
  // The former eSIM had gone back, so its order has another; the difference waits for a person, who finds its eSIM named.
  expect(formerNow).toMatchObject({ paymentState: 'paid', deliveryState: 'mailed' })
  expect(nextNow.iccid).toBeNull()
  const { differences } = await shop.shop.books.checkAllBooks({ isCalm: true })
  expect(differences.map(({ fault, orderId }) => [fault, orderId])).toEqual([['esim_differs', next.id]])

  // Whoever refunds the former order pays back both.
  expect(await shop.shop.refunds.refundOrder(former.id)).toEqual({ ok: true })
  await shop.letTimePass({ minutes: 3 }, 20)
  expect([await shop.takenFor(former.id), await shop.takenFor(next.id)]).toEqual([0, 0])
})
