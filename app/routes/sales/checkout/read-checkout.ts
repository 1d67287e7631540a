// Everything the checkout page shows: the cart line, its quote, the coupon, and what this browser typed before.
import { problemCopy } from '#app/copy/site/problems.ts'
import { shopContext, sessionUserContext, atOf } from '#app/session/request-context.ts'
import { rateLimitKeyOf, readCart, type Context, type SavedCart } from '#app/session/visitor.ts'
import { isForOne, travelersOf } from '#shop/catalogue/cart/travelers.ts'
import type { OrderedBundle } from '#shop/sales/order/order.ts'
import type { CompanyVat, VatConsultation } from '#shop/catalogue/pricing/company-vat.ts'
import type { Quote } from '#shop/catalogue/pricing/quote.ts'
import type { VatDecision } from '#shop/catalogue/pricing/vat-country.ts'
import type { LaterPart } from '#shop/sales/plan/plans.ts'
import type { CancellationTerms } from '#shop/support/cancellation/cancellation-terms.ts'
import type { DateOnly } from '#values/date.ts'
import type { TooOften } from '#values/outcome.ts'
import type { CheckoutValues } from '#app/features/checkout/checkout-form.ts'
import { NO_GIFT } from '#app/features/checkout/gift-form.ts'
import { judgePhone, type PhoneVerdict } from '#app/features/devices/judge-phone.ts'
import { NO_COMPANY } from '#app/features/company-form/company-form.ts'
import { buyerVat, readCompany, type ReadCompany } from '#app/features/company-form/read-company.ts'
import { kindInText } from '#values/data-allowance.ts'
import { readTopUpHint, type InsteadHint } from '#app/features/top-up-hint/read-top-up-hint.ts'
import { readRemembered } from '#app/features/checkout/remembered-buyer.ts'
import { cartMark } from '#app/features/checkout/seen-cart.ts'

export type CheckoutData =
  | { isEmpty: true }
  | {
      isEmpty: false
      /** Goes along with the order: what is shown is what is bought. */
      cart: string
      bundle: OrderedBundle
      /** The last digits of the eSIM that gets the bundle, when it is a top-up. */
      topUp: { iccidEnd: string | null } | null
      /** How many travelers it is for; null where it can only be for one. */
      travelers: number | null
      quote: Quote
      /** The applied code, or the one that was refused with its sentence. */
      coupon: { code: string; isApplied: boolean; problem: string | null } | null
      /** Whose VAT is charged, how we know, and VIES's answer about a company's number. */
      taxFrom: Pick<VatDecision | CompanyVat, 'country' | 'basis' | 'basisPoints'> & {
        isCompany: boolean
        vies: VatConsultation['verdict'] | null
      }
      /** The VAT that this visitor would pay without a company; when it changes, the page asks again. */
      visitorVat: Pick<VatDecision, 'country' | 'basis' | 'basisPoints'>
      /** The parts of the trip that the buyer will be reminded of. */
      later: LaterPart[]
      /** More data on an eSIM that this visitor has already, in place of what is in the cart. */
      hint: InsteadHint | null
      /** What is promised about canceling it; null for a top-up. */
      cancellation: CancellationTerms | null
      /** The days on which it can be handed over as a gift; null for what can't be one. */
      giftDays: { first: DateOnly; last: DateOnly } | null
      values: CheckoutValues | null
      /** What is said about the phone that was looked up; null if none was. */
      phone: PhoneVerdict | null
    }
export type CheckoutWithCart = Extract<CheckoutData, { isEmpty: false }>

/** `refused` when this visitor guessed too many codes, or asked about too many companies: then the price is without. */
export type ReadCheckout = { checkout: CheckoutData; refused: TooOften | null }
const EMPTY: ReadCheckout = { checkout: { isEmpty: true }, refused: null }

/** 'remembered' is the coupon of an order that this browser left unpaid, if there is one. */
export type WantedCoupon = { code: string | null } | 'remembered'

export async function readCheckout(
  request: Request,
  context: Context,
  wantedCoupon: WantedCoupon,
  company: ReadCompany | null = null,
): Promise<ReadCheckout> {
  const cart = await readCart(request, context)
  if (!cart) return EMPTY

  const shop = context.get(shopContext)
  const remembered = await readRemembered(request, context, cart)
  const isAsked = wantedCoupon !== 'remembered'
  const buyer = isAsked || !remembered.values ? company : await readCompany(context, remembered.values.company)
  const { visitor, vat, refused } = await buyerVat(request, context, buyer)
  const wanted = isAsked ? wantedCoupon.code : remembered.coupon
  const vies = 'vies' in vat ? (vat.vies?.verdict ?? null) : null
  const rest = {
    cart: cartMark(cart),
    travelers: isForOne(cart) ? null : travelersOf(cart),
    topUp: cart.topUpFor ? { iccidEnd: await shop.topUps.findTopUpEnd(cart.topUpFor) } : null,
    taxFrom: { country: vat.country, basis: vat.basis, basisPoints: vat.basisPoints, isCompany: 'vies' in vat, vies },
    visitorVat: { country: visitor.country, basis: visitor.basis, basisPoints: visitor.basisPoints },
    later: await shop.plans.listLaterParts(cart, atOf(context)),
    cancellation: cart.topUpFor ? null : await readTerms(cart, context),
    values: remembered.values ?? ownValues(context),
    phone: cart.topUpFor ? null : await judgePhone(remembered.values?.phone ?? ''),
  }

  const at = atOf(context)
  const rateLimitKey = rateLimitKeyOf(context)
  const quoted = await shop.checkout.quoteCart({ line: cart, vat, couponCode: wanted, rateLimitKey }, at)
  const shown = async ({ bundle, quote }: Pick<CheckoutWithCart, 'bundle' | 'quote'>) => {
    const { megabytes, data } = bundle
    const instead = { megabytes, dataKind: kindInText(data), totalCents: quote.totalCents }
    const hint = cart.topUpFor ? null : await readTopUpHint(request, context, cart, instead)
    const giftDays = await shop.checkout.listGiftDays({ line: cart, bundle }, at)
    return { isEmpty: false as const, bundle, quote, hint, giftDays, ...rest }
  }
  if (quoted.ok) {
    const coupon = quoted.couponCode ? { code: quoted.couponCode, isApplied: true, problem: null } : null
    return { checkout: { ...(await shown(quoted)), coupon }, refused }
  }
  const isWithoutCode = quoted.problem === 'coupon_invalid' || quoted.problem === 'too_often'
  const plain = isWithoutCode
    ? await shop.checkout.quoteCart({ line: cart, vat, couponCode: null, rateLimitKey }, at)
    : quoted
  if (!plain.ok) return EMPTY
  // A code that this browser used before and that ended since is dropped without a word; one that was not looked at, too.
  const isRefused = isAsked && wanted && quoted.problem === 'coupon_invalid'
  const coupon = isRefused ? { code: wanted, isApplied: false, problem: problemCopy.coupon_invalid } : null
  return {
    checkout: { ...(await shown(plain)), coupon },
    refused: quoted.problem === 'too_often' ? quoted : refused,
  }
}

// Logged-in users needn't type what their account knows.
function ownValues(context: Context): CheckoutValues | null {
  const user = context.get(sessionUserContext)
  return (
    user && {
      email: user.email,
      name: user.name,
      immediateDelivery: false,
      terms: false,
      company: NO_COMPANY,
      gift: NO_GIFT,
      travelers: [],
      phone: '',
    }
  )
}

const readTerms = (cart: SavedCart, context: Context): Promise<CancellationTerms> =>
  context.get(shopContext).cancellations.viewCancellationTerms(cart.bundleId, atOf(context))
