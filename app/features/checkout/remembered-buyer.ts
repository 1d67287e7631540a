// What this browser's buyer told us before: from the draft, or else from the unpaid order.
import { shopContext, atOf } from '#app/session/request-context.ts'
import { readOrderIds, type Context, type SavedCart } from '#app/session/visitor.ts'
import { isPayable, type Order } from '#shop/sales/order/order.ts'
import { readDraft } from './checkout-draft.ts'
import { NO_GIFT } from './gift-form.ts'
import type { CheckoutValues } from './checkout-form.ts'
import { toCompanyValues, NO_COMPANY } from '#app/features/company-form/company-form.ts'

export type RememberedBuyer = { coupon: string | null; values: CheckoutValues | null }

export async function readRemembered(request: Request, context: Context, cart: SavedCart): Promise<RememberedBuyer> {
  const [draft, order] = await Promise.all([readDraft(request, context), findUnpaid(request, context, cart)])
  const told = draft ?? (order && toldWith(order))
  return { coupon: order?.couponCode ?? null, values: told && { ...told, ...agreedIn(order) } }
}

/** Only the company, for pages that show prices: the draft saves reading the order. */
export async function readRememberedCompany(request: Request, context: Context, cart: SavedCart) {
  const draft = await readDraft(request, context)
  if (draft) return draft.company
  const order = await findUnpaid(request, context, cart)
  return order && toldWith(order).company
}

// Whoever comes back unpaid has agreed with this very order; for any other, they are asked.
const agreedIn = (order: Order | null) => ({
  terms: order !== null,
  immediateDelivery: order?.wantsImmediateDelivery ?? false,
})

const toldWith = (order: Order) => ({
  email: order.email,
  name: order.customerName,
  company: companyOf(order),
  gift: NO_GIFT,
  travelers: order.travelerNames ?? [],
  phone: order.phone ?? '',
})

// Back from the payment page: the order of this cart that this browser has not paid for.
async function findUnpaid(request: Request, context: Context, cart: SavedCart): Promise<Order | null> {
  const [newest] = await readOrderIds(request, context)
  const [order] = newest ? await context.get(shopContext).orders.listHeldOrders([newest], atOf(context)) : []
  if (!order || !isPayable(order)) return null
  const isOfCart = order.bundle.bundleId === cart.bundleId && order.topUp?.orderId === (cart.topUpFor ?? undefined)
  return isOfCart ? order : null
}

// What a reference code supplied is looked up again: this page shows it to whoever has the browser.
const companyOf = ({ company }: Order) =>
  company && !company.isFromCode ? toCompanyValues(company.details, company) : NO_COMPANY
