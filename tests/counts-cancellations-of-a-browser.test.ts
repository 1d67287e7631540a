// From how many cancellations of one browser on a person decides: also of orders that were corrected since, and of gifts
// that it got.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancellations, orders } from '#db/schema.ts'
import { receiverMarkOf } from '#shop/sales/gift/gift.ts'
import { buyerOf, cancelAsBuyer } from './support/canceling.ts'
import { buyDelivered } from './support/desk-on-esims.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const db = () => shop.database.db()
const heldBecause = async (orderId: string) =>
  (await db().select().from(cancellations).where(eq(cancellations.orderId, orderId)))[0]?.heldBecause

/** Three in a row by one browser, each with another buyer, card, and address range. */
async function three(cancelNext: (marks: string[]) => Promise<{ orderId: string; mark: string }>) {
  const [held, marks]: [unknown[], string[]] = [[], []]
  for (let each = 0; each < 3; each += 1) {
    const { orderId, mark } = await cancelNext(marks)
    marks.push(mark)
    held.push(await heldBecause(orderId))
    await db().update(cancellations).set({ cardMark: null })
  }
  return held
}

it('counts orders whose holder was corrected, which the browser knows by another mark', async () => {
  const held = await three(async (marks) => {
    const { orderId } = await buyDelivered(shop)
    await cancelAsBuyer(shop, orderId, randomUUID(), [...marks, orderId])
    const mark = randomUUID()
    await db().update(orders).set({ holder: mark }).where(eq(orders.id, orderId))
    return { orderId, mark }
  })
  expect(held).toEqual([null, null, 'too_many'])
})

it('counts gifts that the browser got and handed back', async () => {
  const held = await three(async (marks) => {
    const gift = { email: `${randomUUID()}@receiver.example.com`, fromName: '', message: '', day: shop.shop.today() }
    const { orderId } = await buyDelivered(shop, { gift })
    const mark = receiverMarkOf(orderId)
    const visitor = { ...buyerOf(mark), heldOrderIds: [...marks, mark] }
    await shop.shop.cancellations.returnGift({ order: await shop.orderOf(orderId), visitor })
    return { orderId, mark }
  })
  expect(held).toEqual([null, null, 'too_many'])
})
