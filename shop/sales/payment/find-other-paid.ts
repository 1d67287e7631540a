// A swap for a dearer bundle was paid by two orders: the former one, and the one that took its place for the difference.
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { isPaid } from '#shop/sales/order/order-conditions.ts'
import { isDisputed, type Order } from '#shop/sales/order/order.ts'
import type { PaymentSessionRow, PaymentSessionStore } from './payment-session-store.ts'

type SwapLinks = Pick<Order, 'id' | 'swapOf' | 'replaces'>

/**
 * The order whose payment is kept or paid back together with this one's; null for nearly all orders. Money that waits
 * for a swap belongs to the former order, but not the other way around: until then, that one is what it was.
 */
export async function findOtherPaid(
  { orders }: { orders: Pick<OrderStore, 'find' | 'listSwapsOf'> },
  { id, swapOf, replaces }: SwapLinks,
): Promise<Order | null> {
  if (swapOf) {
    const former = swapOf === replaces ? await orders.find(swapOf) : null
    return former && hasMoney(former) ? former : null
  }
  return (await orders.listSwapsOf(id)).find(hasMoney) ?? null
}

const hasMoney = (order: Order): boolean => isPaid(order) || isDisputed(order)

type HoldDeps = {
  orders: Pick<OrderStore, 'holdMoney'>
  paymentSessions: Pick<PaymentSessionStore, 'findPaid' | 'hold'>
}

/** Inside a transaction: locks a payment, and then what was paid and refunded, as everybody does. */
export async function holdPayment({ orders, paymentSessions }: HoldDeps, orderId: string) {
  const paid = await paymentSessions.findPaid(orderId)
  const page: PaymentSessionRow | null = paid && (await paymentSessions.hold(paid.id))
  const money = await orders.holdMoney(orderId)
  return page && money ? { page, money } : null
}

/** Inside a transaction, before anything of an order is locked: of the two of a swap, the former one comes first. */
export async function holdFormer(deps: HoldDeps, order: Pick<Order, 'swapOf'> | null): Promise<void> {
  if (order?.swapOf) await holdPayment(deps, order.swapOf)
}
