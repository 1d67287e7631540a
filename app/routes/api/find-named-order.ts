// Finds an order by either of its names: the order page calls it by its reference, the record by its id.
import { z } from 'zod'
import { brandContext } from '#app/session/brand-context.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { isOrderReference, type Order } from '#shop/order/order.ts'

/** Whether the one who asks may see it is the caller's to find out. */
export async function findNamedOrder(context: Context, name: string): Promise<Order | null> {
  const shop = context.get(shopContext)
  const brand = context.get(brandContext)
  if (isOrderReference(name)) return shop.findOrder(name, brand)
  return z.uuid().safeParse(name).success ? shop.findOrderById(name, brand) : null
}
