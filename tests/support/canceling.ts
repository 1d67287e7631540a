// A buyer cancels an order with the code from their email.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { codeIn, countMailsTo, mailTo } from './account-mails.ts'
import type { OrderVisitor } from '#shop/sales/order-access/find-own-order.ts'
import type { TestShop } from './open-test-shop.ts'

const CODE_MAIL = /is your/

/** Whoever bought an order, as its page knows them. */
export const buyerOf = (id: string, rateLimitKey: string = randomUUID()): OrderVisitor => ({
  rateLimitKey,
  heldOrderIds: [id],
  userId: null,
})

/** Asks for a code, and reads it. */
export async function beginCanceling(shop: TestShop, orderId: string) {
  const order = await shop.orderOf(orderId)
  const before = await countMailsTo(shop.sandbox.url, order.email, CODE_MAIL)
  const started = await shop.shop.cancellations.startCancellation({ order, visitor: buyerOf(orderId) }, shop.at)
  if (!started.ok) return started
  await expect.poll(() => countMailsTo(shop.sandbox.url, order.email, CODE_MAIL)).toBeGreaterThan(before)
  return { ...started, code: codeIn(await mailTo(shop.sandbox.url, order.email, CODE_MAIL)) }
}

export async function cancelAsBuyer(
  shop: TestShop,
  orderId: string,
  rateLimitKey: string = randomUUID(),
  heldOrderIds: string[] = [orderId],
) {
  const begun = await beginCanceling(shop, orderId)
  if (!begun.ok) return begun
  const { proof, code } = begun
  const order = await shop.orderOf(orderId)
  return shop.shop.cancellations.cancelOrder({
    order,
    visitor: { ...buyerOf(orderId, rateLimitKey), heldOrderIds },
    proof,
    code,
    reason: 'wrong_country',
  })
}
