// The order behind an eSIM, for whoever holds it: what became of it, and what its bundle was.
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { esimOver, type EsimOver } from '#shop/sales/order-access/esim-over.ts'
import { orderView } from '#shop/sales/order-access/view-order.ts'
import type { Order, OrderedBundle } from '#shop/sales/order/order.ts'

export type OwnEsim = { reference: string; over: EsimOver | null; isGift: boolean; bundle: OrderedBundle }

export async function ownEsimOf(context: Context, order: Order): Promise<OwnEsim> {
  const { reference, bundle, isGift } = order
  return { reference, over: await readEsimOver(context, order), isGift: Boolean(isGift), bundle }
}

/** The same on every page of an eSIM. */
export const readEsimOver = async (context: Context, order: Order): Promise<EsimOver | null> =>
  esimOver(orderView(order), await context.get(shopContext).inbox.isWithdrawn(order))
