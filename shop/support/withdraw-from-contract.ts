// Takes a declaration of withdrawal: stored first, then confirmed, in the same words whether or not there is such an order.
import { randomUUID } from 'node:crypto'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { Log } from '#shop/ports/log.ts'
import type { Brand } from '#shop/values/brand-facts.ts'
import { speaksFor, type Declaration, type Withdrawal } from './withdrawal.ts'
import type { WithdrawalStore } from './withdrawal-store.ts'

export type WithdrawDeps = { withdrawals: WithdrawalStore; orders: OrderStore; clock: Clock; log: Log }

/**
 * Keeps the declaration and owes an acknowledgement by mail, which the next sweep sends (guide 3 §0.4, Directive
 * 2023/2673). Saying the same again finds the first declaration with its moment. There is no problem to answer with:
 * nobody learns here whether an order exists.
 */
export async function withdrawFromContract(
  deps: WithdrawDeps,
  declaration: Declaration,
  brand: Brand,
): Promise<Withdrawal> {
  const { withdrawals, orders, clock, log } = deps
  const order = await orders.findByReference(declaration.orderReference)
  const orderId = order && speaksFor(declaration, order) ? order.id : null

  const wish: Withdrawal = {
    id: randomUUID(),
    orderReference: declaration.orderReference,
    name: declaration.name,
    email: declaration.email,
    receivedAt: clock.now(),
  }
  const { row, isNew } = await withdrawals.keep(wish, orderId, brand.id)
  if (isNew) log.alert({ withdrawalId: row.id, orderId }, 'a withdrawal was declared')
  else await withdrawals.revive(row.id, clock.now())

  return { ...declaration, name: row.name, id: row.id, receivedAt: row.receivedAt }
}
