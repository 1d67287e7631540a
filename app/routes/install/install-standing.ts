// What is said of an eSIM that cannot be installed now: it is still to come, or it is over.
import { isExpired } from '#shop/order/order-conditions.ts'
import type { Order } from '#shop/order/order.ts'
import type { OrderView } from '#shop/order/view-order.ts'

const OVER: readonly OrderView['phase'][] = ['refunded', 'canceled', 'replaced']

export const installStanding = (order: Pick<Order, 'paymentState'>, phase: OrderView['phase']): 'not_ready' | 'gone' =>
  isExpired(order) || OVER.includes(phase) ? 'gone' : 'not_ready'
