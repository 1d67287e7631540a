// Finds an order for whoever may look at it; for everybody else there is no such order, and going through names is slowed down.
import type { OwnedBy } from '#shop/brand/tenant.ts'
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import type { At } from '#shop/values/brand-facts.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import type { OrderStore } from './order-store.ts'
import type { Order } from './order.ts'

/** Names that lead nowhere, for each visitor; whoever holds the order is never counted. */
export const MISSES: Limit = { name: 'order-miss', points: 60, seconds: 600 }

export type OrderVisitor = {
  /** The key under which this visitor is counted. */
  rateLimitKey: string
  /** The orders that this browser placed, or was let in to by a link. */
  heldOrderIds: string[]
  /** Null for a visitor who is not signed in. */
  userId: string | null
}

/** One name of an order, or several that must mean the same one. */
export type OrderName = { reference?: string; id?: string; paymentSession?: string }

export type FindOwnOrderDeps = {
  orders: Pick<OrderStore, 'find' | 'findByReference'>
  findOrderByPaymentSession: (sessionId: string) => Promise<Order | null>
  ownsOrder: (userId: string, order: Order) => Promise<boolean>
  ownedBy: OwnedBy
  limiter: RateLimiter
}

/**
 * The order that this visitor may open: by the browser that placed it, a link's cookie, or its owner's session. Problems:
 * `order_unknown`, alike for unknown and foreign orders and those of another brand, and `too_often` after 60 misses.
 */
export async function findOwnOrder(
  deps: FindOwnOrderDeps,
  { name, visitor }: { name: OrderName; visitor: OrderVisitor },
  at: At,
): Promise<Outcome<{ order: Order }, 'order_unknown'> | TooOften> {
  const order = await findNamed(deps, name)
  if (order && (await mayOpen(deps, order, visitor, at))) return { ok: true, order }
  const allowed = await deps.limiter.take(MISSES, visitor.rateLimitKey)
  return allowed.ok ? { ok: false, problem: 'order_unknown' } : allowed
}

async function findNamed(deps: FindOwnOrderDeps, { reference, id, paymentSession }: OrderName): Promise<Order | null> {
  const found = await Promise.all([
    ...(reference === undefined ? [] : [deps.orders.findByReference(reference)]),
    ...(id === undefined ? [] : [deps.orders.find(id)]),
    ...(paymentSession === undefined ? [] : [deps.findOrderByPaymentSession(paymentSession)]),
  ])
  const [first = null] = found
  // Names that mean different orders mean none.
  return found.every((order) => order?.id === first?.id) ? first : null
}

async function mayOpen({ ownedBy, ownsOrder }: FindOwnOrderDeps, order: Order, visitor: OrderVisitor, { tenant }: At) {
  if (!(await ownedBy(tenant.brand))(order)) return false
  const { userId, heldOrderIds } = visitor
  return heldOrderIds.includes(order.id) || (userId !== null && (await ownsOrder(userId, order)))
}
