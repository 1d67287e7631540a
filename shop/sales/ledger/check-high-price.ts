// Asks staff to review a sale far above the shop's own price: its buyer complains to the shop, which also bears the payment fee
// and a chargeback.
import type { Base } from '#shop/assembly/base.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { bundlePriceCents, findBundle, topupPriceCents } from '#shop/catalogue/bundle/bundle.ts'
import { capCents, USUAL_CAP } from '#shop/catalogue/bundle/retail-price.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'

/** Counts the sales of a bundle by a business in a day, of which the first is reviewed. Nobody is refused. */
const SALES: Limit = { name: 'high-price-sale', points: 1_000_000, seconds: 86_400 }

export type CheckHighPriceDeps = Pick<Base, 'readCatalogue' | 'limiter' | 'log'> & { orders: Pick<OrderStore, 'flag'> }
export type PricedOrder = Pick<Order, 'id' | 'businessId' | 'bundle' | 'topUp' | 'quantity' | 'subtotalCents'>

/** Far is more than twice what the shop itself asks now, before tax and discounts, whatever the business may charge. */
export async function checkHighPrice(
  { readCatalogue, orders, limiter, log }: CheckHighPriceDeps,
  { id: orderId, businessId, bundle: { bundleId }, topUp, quantity = 1, subtotalCents }: PricedOrder,
  now: Date,
): Promise<void> {
  const sold = findBundle(await readCatalogue(), bundleId, topUp ? topupPriceCents : bundlePriceCents)
  if (!sold || subtotalCents <= quantity * capCents(sold.priceCents, { capBasisPoints: USUAL_CAP })) return
  const counted = await limiter.take(SALES, `${businessId} ${bundleId} ${topUp ? 'topup' : 'price'}`)
  if (!counted.ok || counted.left < SALES.points - 1) return
  const facts = { orderId, businessId, bundleId, subtotalCents, shopCents: sold.priceCents }
  await orders.flag(orderId, 'price_far_above', now)
  log.error(facts, 'a business sold far above the shop’s price')
}
