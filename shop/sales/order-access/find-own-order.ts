// Finds an order for whoever may see it; for everyone else, it doesn't exist, and trying out references is
// rate-limited.
import type { Base } from '#shop/assembly/base.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { At } from '#values/brand-facts.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { isReceiver } from '#shop/sales/gift/gift.ts'
import { holderMarkOf } from '#shop/sales/correction/correction.ts'
import type { Order } from '#shop/sales/order/order.ts'

/** Wrong references per visitor; whoever holds the order is never counted. */
export const MISSES: Limit = { name: 'order-miss', points: 60, seconds: 600 }

export type OrderVisitor = {
  /** The visitor's key for rate limits. */
  rateLimitKey: string
  /** The marks of the orders that this browser placed, or opened with a link. */
  heldOrderIds: string[]
  /** Null for a visitor who isn't logged in. */
  userId: string | null
}

/** One way of naming an order, or several that must all mean the same one. */
export type OrderName = { reference?: string; id?: string; paymentSession?: string }

type OrderQuestion = { name: OrderName; visitor: OrderVisitor; isBuyersOnly?: boolean; isForEsim?: boolean }

export type FindOwnOrderDeps = Pick<Base, 'ownedBy' | 'limiter'> & {
  orders: Pick<OrderStore, 'find' | 'findByReference'>
  findOrderByPaymentSession: (sessionId: string) => Promise<Order | null>
  ownsOrder: (userId: string, order: Order) => Promise<boolean>
}

/**
 * The order that this visitor may open: with the browser that placed it, a link's cookie, or its owner's session, of
 * this order, of one that it replaced, or of the one that it was paid with; with `isBuyersOnly`, having its eSIM in an account isn't enough. With `isForEsim`, a gift is opened by its receiver alone.
 * `isBuyers` says whether it is their purchase: not that of somebody who shared a link to one traveler's eSIM with them, or
 * whose eSIM they have in their account. Problems: `order_unknown`, the same for unknown and foreign orders and other
 * brands', and `too_often` after 60 misses.
 */
export async function findOwnOrder(
  deps: FindOwnOrderDeps,
  { name, visitor, isBuyersOnly = false, isForEsim = false }: OrderQuestion,
  at: At,
): Promise<Outcome<{ order: Order; isBuyers: boolean }, 'order_unknown'> | TooOften> {
  const order = await findNamed(deps, name)
  if (order && (await mayOpen(deps, order, { ...visitor, isBuyersOnly, isForEsim }, at)))
    return { ok: true, order, isBuyers: await bought(deps.orders, order, visitor) }
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
  // If the names mean different orders, there is no match.
  return found.every((order) => order?.id === first?.id) ? first : null
}

/** Whether a visitor bought an order: with this browser, by a link from its emails, or with their account. */
export const isBuyer = (
  order: Pick<Order, 'id' | 'holder' | 'userId'>,
  { userId, heldOrderIds }: Pick<OrderVisitor, 'userId' | 'heldOrderIds'>,
): boolean => heldOrderIds.includes(holderMarkOf(order)) || (userId !== null && order.userId === userId)

type Opener = OrderVisitor & { isBuyersOnly: boolean; isForEsim: boolean }

/** The orders whose buyer bought this one: for a traveler, the one that was paid; else itself, and those it replaced. */
async function listBought(orders: FindOwnOrderDeps['orders'], order: Order): Promise<Order[]> {
  if (order.paidWith) return [(await orders.find(order.paidWith)) ?? order]
  const replaced = order.replaces ? await orders.find(order.replaces) : null
  if (!replaced) return [order]
  const before = await listBought(orders, replaced)
  return before.includes(replaced) ? [order, ...before] : before
}

const bought = async (orders: FindOwnOrderDeps['orders'], order: Order, visitor: OrderVisitor): Promise<boolean> =>
  (await listBought(orders, order)).some((each) => isBuyer(each, visitor))

async function mayOpen(
  { ownedBy, ownsOrder, orders }: FindOwnOrderDeps,
  order: Order,
  visitor: Opener,
  { tenant }: At,
) {
  if (!(await ownedBy(tenant.brand))(order)) return false
  if (order.isGift && visitor.isForEsim) return isReceiver(order, visitor)
  const { userId, isBuyersOnly } = visitor
  if (isBuyer(order, visitor) && !isBuyersOnly) return true
  if (await bought(orders, order, visitor)) return true
  return !isBuyersOnly && !order.isGift && userId !== null && (await ownsOrder(userId, order))
}
