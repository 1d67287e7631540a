// Everything the checkout page shows: the cart line, its quote, the coupon, and what this browser typed before.
import { problemCopy } from '#app/copy/problems.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { readCart, readOrderIds, visitorVat, type Context } from '#app/session/visitor.ts'
import type { OrderedBundle } from '#shop/order/order.ts'
import type { Quote } from '#shop/pricing/quote.ts'
import type { CheckoutValues } from './checkout-form.ts'

export type CheckoutData =
  | { isEmpty: true }
  | {
      isEmpty: false
      bundle: OrderedBundle
      quote: Quote
      /** The applied code, or the one that was refused with its sentence. */
      coupon: { code: string; isApplied: boolean; problem: string | null } | null
      values: CheckoutValues | null
    }

export async function readCheckout(request: Request, context: Context, couponCode: string | null): Promise<CheckoutData> {
  const cart = await readCart(request, context)
  if (!cart) return { isEmpty: true }

  const shop = context.get(shopContext)
  const vat = await visitorVat(request, context)
  const earlier = await readEarlier(request, context, cart.bundleId)
  const wanted = couponCode ?? earlier?.coupon ?? null
  const quoted = await shop.quoteCart(cart, vat, wanted)
  if (quoted.ok) {
    const coupon = quoted.couponCode ? { code: quoted.couponCode, isApplied: true, problem: null } : null
    return { isEmpty: false, bundle: quoted.bundle, quote: quoted.quote, coupon, values: earlier?.values ?? null }
  }
  if (quoted.problem !== 'coupon_invalid') return { isEmpty: true }

  const plain = await shop.quoteCart(cart, vat, null)
  if (!plain.ok) return { isEmpty: true }
  // A code that this browser used before and that ended since is dropped without a word.
  const coupon = couponCode ? { code: couponCode, isApplied: false, problem: problemCopy.coupon_invalid } : null
  return { isEmpty: false, bundle: plain.bundle, quote: plain.quote, coupon, values: earlier?.values ?? null }
}

// Back from the payment page: the unpaid order of this browser remembers what was typed.
async function readEarlier(request: Request, context: Context, bundleId: string) {
  const [newest] = await readOrderIds(request, context)
  const order = newest ? await context.get(shopContext).findOrderById(newest) : null
  if (!order || order.paymentState !== 'awaiting' || order.bundle.bundleId !== bundleId) return null
  return { coupon: order.couponCode, values: { email: order.email, name: order.customerName, immediateDelivery: false, terms: false } }
}
