// Orders as their buyers open them: by reference, key, or payment, and what an open page shows.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { At } from '#values/brand-facts.ts'
import { findOwnOrder } from '#shop/sales/order-access/find-own-order.ts'
import { issueOrderKey } from '#shop/sales/order-access/issue-order-key.ts'
import { orderWatches } from '#shop/sales/order-access/open-watch.ts'
import { isDeposit, isPayable, keepsEsim, type Order } from './order.ts'

type Parts = { findOrderIdOfPayment: (sessionId: string) => Promise<string | null> }

export function createOrders(base: Base, { findOrderIdOfPayment }: Parts) {
  const { orders, claimedOrders, orderKeys, esims, clock, ownedBy } = base
  const finding = {
    find: async (id: string) => claimedOrders.find(id) ?? orders.find(id),
    findByReference: async (reference: string) =>
      claimedOrders.findByReference(reference) ?? orders.findByReference(reference),
  }
  const soldAt = async ({ tenant }: At, order: Order | null) =>
    order && !isDeposit(order) && (await ownedBy(tenant.brand))(order) ? order : null
  const findOrderById = async (id: string, at?: At) => {
    const order = await orders.find(id)
    return at ? soldAt(at, order) : order
  }
  const ownership = {
    /** Whether a logged-in user may open an order: it is theirs, or its eSIM is in their account. */
    ownsOrder: async (userId: string, order: Pick<Order, 'id' | 'userId'>): Promise<boolean> =>
      order.userId === userId || (await esims.findActive(order.id))?.userId === userId,
    findOrderByPaymentSession: async (sessionId: string) => {
      const orderId = await findOrderIdOfPayment(sessionId)
      return orderId ? orders.find(orderId) : null
    },
  }

  return {
    ...bind({ ...base, ...ownership, orders: finding }, { findOwnOrder }),
    ...bind(base, { issueOrderKey }),
    /** The order with this reference, if this brand sold it. */
    findOrder: async (reference: string, at: At) => soldAt(at, await finding.findByReference(reference)),
    /** By ID, without a brand: for staff, not for visitors. */
    findOrderById,
    /**
     * The order that a key from a link opens; null if the key is wrong, used, or expired, or at another brand's
     * address.
     */
    redeemOrderKey: async (key: string, at: At) =>
      soldAt(at, await orders.findUsing(orderKeys.using(key, clock.now()))),
    /** The same order for whoever only asks about it: a key that works once still does then. */
    findOrderOfKey: async (key: string, at: At) =>
      soldAt(at, await orders.findUsing(orderKeys.reading(key, clock.now()))),
    redeemInvoiceKey: async (key: string, at: At) => {
      const id = await orderKeys.redeemForInvoice(key, clock.now())
      return id ? findOrderById(id, at) : null
    },
    /** The orders of an account, newest first, without those never paid. */
    listOwnOrders: async (userId: string, { tenant }: At): Promise<Order[]> => {
      const isSoldHere = await ownedBy(tenant.brand)
      return (await orders.listOf(userId)).filter((order) => !isPayable(order) && isSoldHere(order))
    },
    /** The marks of the orders that a logged-in owner may open, by the same rule as `findOwnOrder`. */
    listOwnedOrderIds: async (userId: string): Promise<string[]> =>
      orders.listMarks(
        userId,
        (await esims.listOf(userId)).map(({ orderId }) => orderId),
      ),
    /** The orders that these marks hold, of a browser's cookie or an account's. */
    listHeldOrders: async (marks: string[], at?: At): Promise<Order[]> => {
      const found = await orders.listHeld(marks)
      if (!at) return found
      const isSoldHere = await ownedBy(at.tenant.brand)
      return found.filter((order) => !isDeposit(order) && isSoldHere(order))
    },
    /** Whether anybody paid to add data to the eSIM of this order. */
    wasToppedUp: async (orderId: string): Promise<boolean> => (await orders.listTopUps([orderId])).length > 0,
    viewQrCode: async (order: Order) => (keepsEsim(order) ? ((await esims.findActive(order.id))?.qrPng ?? null) : null),
    watchOrder: orderWatches((orderId, onChange) => base.watch(orderId, onChange)),
  }
}
