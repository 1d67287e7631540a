// Keeps the storage keys of the buying journey in sync with the server, which alone decides what is in the cart.
import { repairSavedCart } from '#shop/catalogue/cart/repair-cart.ts'
import { cartOf } from '#shop/catalogue/cart/cart.ts'
import { parseDateOnly } from '#values/date.ts'
import type { CartItem } from './shell-data.ts'

/** The specified keys (storefront rules §3 "Browser storage keys"); email, name, and token are never among them. */
export const CART_KEY = 'cart'
const LAST_CART_KEY = 'lastCart'
const ORDER_REFERENCE_KEY = 'order_reference'
const ORDER_DATA_KEY = 'order_data'
const ORDER_STARTED_KEY = 'order_started'
export const ORDER_COMPLETED_KEY = 'order_completed'
const CHECKOUT_SESSION_KEY = 'checkout_session_id'

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The order page's facts that matter to the browser storage. */
export type SeenOrder = { orderId: string; reference: string; bundleId: string; isSettled: boolean }

/** The fields of POST /cart that restore a saved bundle; null if nothing can be restored. */
export type CartFields = { bundleId: string; to: string; from: string; to_date: string; travelers?: string }
export type SavedCartAnswer = { fields: CartFields | null; wasRepaired: boolean; wasDropped: boolean }

/** On load: a completed order removes its cart and all its keys (storefront rules §4 "Cart actions"). */
export function forgetCompletedOrder(storage: BrowserStorage): void {
  if (storage.getItem(ORDER_COMPLETED_KEY) !== 'true') return
  writeCartText(storage, savedCartText([]))
  for (const key of [ORDER_COMPLETED_KEY, ORDER_STARTED_KEY, CHECKOUT_SESSION_KEY]) storage.removeItem(key)
}

/** Writes the server's cart and moves the previous one to `lastCart`. An unchanged cart isn't written again. */
export function saveCart(storage: BrowserStorage, items: CartItem[]): void {
  writeCartText(storage, savedCartText(items))
}

/** The cart in the specified format, amounts in euros: kept for compatibility, never read as a price. */
export function savedCartText(items: CartItem[]): string {
  const { subtotalCents, taxCents, totalCents } = cartOf(items)
  return JSON.stringify({
    items: items.map((item) => ({
      bundleId: item.bundleId,
      zone: item.zone,
      data: item.data,
      days: item.days,
      price: item.priceCents / 100,
      taxAmount: item.taxCents / 100,
      totalPrice: item.totalCents / 100,
      destinations: item.destinations,
      arrival: item.arrival,
      departure: item.departure,
      travelers: item.travelers,
    })),
    subtotal: subtotalCents / 100,
    taxAmount: taxCents / 100,
    total: totalCents / 100,
  })
}

/** What to request from the server for a cart that only the browser has, with IDs repaired as specified. */
export function readSavedCart(storage: BrowserStorage): SavedCartAnswer {
  const cart = storage.getItem(CART_KEY)
  const { items, repairedCount, droppedCount } = repairSavedCart({
    cart,
    orderData: storage.getItem(ORDER_DATA_KEY),
    lastCart: storage.getItem(LAST_CART_KEY),
  })
  // The cart holds one bundle, so the first valid one is restored.
  const [first] = items
  const fields = first
    ? { bundleId: first.bundleId, to: first.destinations.join(','), ...tripIn(cart, first.bundleId) }
    : null
  return { fields, wasRepaired: repairedCount > 0, wasDropped: droppedCount > 0 }
}

/** Stores the reference of this browser's order; a settled one clears the cart. */
export function rememberOrder(storage: BrowserStorage, order: SeenOrder): void {
  storage.setItem(ORDER_REFERENCE_KEY, order.reference)
  const { bundleId, orderId } = order
  storage.setItem(ORDER_DATA_KEY, JSON.stringify({ bundleId, orderReference: order.reference, orderId }))
  if (!order.isSettled) return storage.setItem(ORDER_STARTED_KEY, 'true')

  storage.setItem(ORDER_COMPLETED_KEY, 'true')
  storage.removeItem(ORDER_STARTED_KEY)
  storage.removeItem(CHECKOUT_SESSION_KEY)
}

/** On the way to the payment page: the order has started, and the page has an ID. */
export function rememberPaymentPage(storage: BrowserStorage, order: Omit<SeenOrder, 'isSettled'>, sessionId: string) {
  rememberOrder(storage, { ...order, isSettled: false })
  storage.setItem(CHECKOUT_SESSION_KEY, sessionId)
}

function writeCartText(storage: BrowserStorage, text: string): void {
  const before = storage.getItem(CART_KEY)
  if (before === text) return
  if (before !== null && before !== EMPTY_CART_TEXT) storage.setItem(LAST_CART_KEY, before)
  storage.setItem(CART_KEY, text)
}

const EMPTY_CART_TEXT = savedCartText([])

function tripIn(cart: string | null, bundleId: string): Omit<CartFields, 'bundleId' | 'to'> {
  const saved: unknown = cart === null ? null : JSON.parse(cart)
  const items: unknown[] = isRecord(saved) && Array.isArray(saved.items) ? saved.items : []
  const item = items.filter(isRecord).find((each) => each.bundleId === bundleId)
  const travelers = item?.travelers
  return {
    from: parseDateOnly(item?.arrival) ?? '',
    to_date: parseDateOnly(item?.departure) ?? '',
    ...(typeof travelers === 'number' && { travelers: String(travelers) }),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
