// Places and pays one order and waits for it as its page does, which is notified and doesn't poll.
import { expect } from 'vitest'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import type { TestShop } from './open-test-shop.ts'

/** The ID of the completed order; the shop must go on at once (`goesOnAtOnce`). */
export async function buyAndWait(shop: TestShop, email: string): Promise<string> {
  const { orderId, continueAt } = await shop.placeOrder({ email })
  if (continueAt.kind !== 'payment_page') throw new Error('There is nothing to pay.')
  const completed = Promise.withResolvers<void>()
  const onChange = (order?: Order) => order && isCompleted(order) && completed.resolve()
  const watch = shop.shop.orders.watchOrder({ orderId, visitor: email, onChange })
  await shop.pay(continueAt.url)
  await completed.promise
  if (watch.ok) watch.end()
  await expect.poll(() => shop.sandbox.isQuiet()).toBe(true)
  return orderId
}
