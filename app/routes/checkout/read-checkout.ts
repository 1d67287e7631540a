// Everything the checkout page shows: the cart line, its quote, the coupon, and what this browser typed before.
import { problemCopy } from '#app/copy/problems.ts'
import { brandContext } from '#app/session/brand-context.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { readCart, readOrderIds, type Context, type SavedCart } from '#app/session/visitor.ts'
import type { Order, OrderedBundle } from '#shop/order/order.ts'
import type { CompanyVat, VatConsultation } from '#shop/pricing/company-vat.ts'
import type { Quote } from '#shop/pricing/quote.ts'
import type { VatDecision } from '#shop/pricing/vat-country.ts'
import type { CheckoutValues } from './checkout-form.ts'
import { NO_COMPANY, companyValuesOf } from './company-form.ts'
import { buyerVat, readCompany, type ReadCompany } from './read-company.ts'

export type CheckoutData =
  | { isEmpty: true }
  | {
      isEmpty: false
      bundle: OrderedBundle
      /** The last digits of the eSIM that gets the bundle, when it is a top-up. */
      topUp: { iccidEnd: string | null } | null
      quote: Quote
      /** The applied code, or the one that was refused with its sentence. */
      coupon: { code: string; isApplied: boolean; problem: string | null } | null
      /** Whose VAT is charged, how we know, and what VIES said of a company's number. */
      taxFrom: Pick<VatDecision | CompanyVat, 'country' | 'basis'> & {
        isCompany: boolean
        vies: VatConsultation['verdict'] | null
      }
      /** The VAT that this visitor would pay without a company; when it changes, the page asks again. */
      visitorVat: Pick<VatDecision, 'country' | 'basis' | 'basisPoints'>
      values: CheckoutValues | null
    }
export type FilledCheckout = Extract<CheckoutData, { isEmpty: false }>

/** 'remembered' is the coupon of an order that this browser left unpaid, if there is one. */
export type WantedCoupon = { code: string | null } | 'remembered'

export async function readCheckout(
  request: Request,
  context: Context,
  wantedCoupon: WantedCoupon,
  company: ReadCompany | null = null,
): Promise<CheckoutData> {
  const cart = await readCart(request, context)
  if (!cart) return { isEmpty: true }

  const shop = context.get(shopContext)
  const earlier = await readEarlier(request, context, cart)
  const isAsked = wantedCoupon !== 'remembered'
  const buyer = isAsked || !earlier ? company : await readCompany(context, earlier.values.company)
  const { visitor, vat } = await buyerVat(request, context, buyer)
  const wanted = isAsked ? wantedCoupon.code : (earlier?.coupon ?? null)
  const vies = 'vies' in vat ? (vat.vies?.verdict ?? null) : null
  const rest = {
    topUp: cart.topUpFor ? { iccidEnd: await shop.findTopUpEnd(cart.topUpFor) } : null,
    taxFrom: { country: vat.country, basis: vat.basis, isCompany: 'vies' in vat, vies },
    visitorVat: { country: visitor.country, basis: visitor.basis, basisPoints: visitor.basisPoints },
    values: earlier?.values ?? ownValues(context),
  }

  const quoted = await shop.quoteCart(cart, vat, wanted)
  if (quoted.ok) {
    const coupon = quoted.couponCode ? { code: quoted.couponCode, isApplied: true, problem: null } : null
    return { isEmpty: false, bundle: quoted.bundle, quote: quoted.quote, coupon, ...rest }
  }
  if (quoted.problem !== 'coupon_invalid') return { isEmpty: true }

  const plain = await shop.quoteCart(cart, vat, null)
  if (!plain.ok) return { isEmpty: true }
  // A code that this browser used before and that ended since is dropped without a word.
  const coupon = isAsked && wanted ? { code: wanted, isApplied: false, problem: problemCopy.coupon_invalid } : null
  return { isEmpty: false, bundle: plain.bundle, quote: plain.quote, coupon, ...rest }
}

// Back from the payment page: the unpaid order of this browser remembers what was typed.
async function readEarlier(request: Request, context: Context, cart: SavedCart) {
  const [newest] = await readOrderIds(request, context)
  const order = newest ? await context.get(shopContext).findOrderById(newest, context.get(brandContext)) : null
  if (!order || !['awaiting', 'expired'].includes(order.paymentState)) return null
  if (order.bundle.bundleId !== cart.bundleId || order.topUp?.orderId !== (cart.topUpFor ?? undefined)) return null
  return {
    coupon: order.couponCode,
    values: {
      email: order.email,
      name: order.customerName,
      immediateDelivery: false,
      terms: false,
      company: companyOf(order),
    },
  }
}

// Nobody who is signed in types again what their account knows.
function ownValues(context: Context): CheckoutValues | null {
  const user = context.get(sessionUserContext)
  return user && { email: user.email, name: user.name, immediateDelivery: false, terms: false, company: NO_COMPANY }
}

// What a reference code supplied is looked up again: this page shows it to whoever has the browser.
const companyOf = ({ company }: Order) =>
  company && !company.isFromCode ? companyValuesOf(company.details) : NO_COMPANY
