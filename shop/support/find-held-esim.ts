// The order of an eSIM, for those who have proven that it is theirs; everybody else learns not even that it exists.
import type { OwnedBy } from '#shop/brand/brand-home.ts'
import type { OrderStore, OrderWithEsim } from '#shop/order/order-store.ts'
import type { Brand } from '#shop/values/brand-facts.ts'
import { digitsOfIccid } from '#shop/values/iccid.ts'

export type HeldEsim = {
  iccid: string
  /** The orders that the visitor has proven to be theirs. */
  heldOrderIds: string[]
  /** At whose address the question is asked. */
  brand: Brand
}

/** Null for unknown, foreign and refunded eSIMs and for another brand's, told alike (spec 2 §3). */
export async function findHeldEsim(
  { orders, ownedBy }: { orders: OrderStore; ownedBy: OwnedBy },
  { iccid, heldOrderIds, brand }: HeldEsim,
): Promise<OrderWithEsim | null> {
  const order = await orders.findByIccid(digitsOfIccid(iccid))
  return order && heldOrderIds.includes(order.id) && (await ownedBy(brand))(order) ? order : null
}
