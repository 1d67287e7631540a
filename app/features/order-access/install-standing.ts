// Why an eSIM can't be installed now: not ready yet, or no longer valid.
import { isExpired } from '#shop/sales/order/order-conditions.ts'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import type { Order } from '#shop/sales/order/order.ts'

const OVER: readonly OrderView['phase'][] = ['refunded', 'canceled', 'replaced']

export const installStanding = (order: Pick<Order, 'paymentState'>, phase: OrderView['phase']): 'not_ready' | 'gone' =>
  isExpired(order) || OVER.includes(phase) ? 'gone' : 'not_ready'
