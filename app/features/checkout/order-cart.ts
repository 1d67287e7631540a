// Orders a cart for a buyer with validated answers; both the checkout form and the JSON call use this.
import { foreignLanguage } from '#app/language/current-language.ts'
import { readTouch } from '#app/session/affiliate-touch.ts'
import { shopContext, sessionUserContext, atOf } from '#app/session/request-context.ts'
import { rateLimitKeyOf, type Context, type SavedCart } from '#app/session/visitor.ts'
import type { GiftInput } from '#shop/sales/gift/gift.ts'
import type { PlacedOrder, PlaceOrderProblem } from '#shop/sales/checkout/place-order.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import type { PhoneVerdict } from '#app/features/devices/judge-phone.ts'
import { isVisible, normalizeName } from './visible-text.ts'
import { purchaseFactsOf } from '#app/features/company-form/company-form.ts'
import { buyerVat, type ReadCompany } from '#app/features/company-form/read-company.ts'

export const ORDER_PROBLEM_STATUS: Record<PlaceOrderProblem, number> = {
  bundle_not_found: 400,
  destinations_not_covered: 409,
  too_early: 409,
  esim_not_found: 409,
  top_ups_not_offered: 409,
  order_withdrawn: 409,
  esim_expired: 409,
  esim_unreachable: 503,
  coupon_invalid: 400,
  total_changed: 409,
  company_not_saved: 503,
  customer_not_saved: 503,
  gift_refused: 409,
  gift_day: 400,
  payment_unavailable: 503,
  payment_not_opened: 503,
}

// A name that nobody could read is none.
const visibleName = (typed: string): string => {
  const name = normalizeName(typed)
  return isVisible(name) ? name : ''
}

type CheckedOrder = {
  cart: SavedCart
  email: string
  name: string
  company: ReadCompany | null
  coupon: string | null
  gift?: GiftInput | null
  travelers?: string[]
  phone?: Pick<PhoneVerdict, 'name' | 'fit'> | null
  immediateDelivery: boolean
  /** The total in cents that was shown; null when none was. */
  seen: number | null
}

export async function orderCart(
  request: Request,
  context: Context,
  checked: CheckedOrder,
): Promise<Outcome<PlacedOrder, PlaceOrderProblem> | TooOften> {
  const { cart, email, name, company, coupon, gift, travelers, phone, immediateDelivery, seen } = checked
  const { visitor, vat, refused } = await buyerVat(request, context, company)
  if (refused) return refused
  return context.get(shopContext).checkout.placeOrder(
    {
      cartId: cart.id,
      line: cart,
      email,
      name,
      company: company && {
        details: company.details,
        isFromCode: company.isFromCode,
        isToBeSaved: company.values.saveCompany && !company.isFromCode,
        ...purchaseFactsOf(company.values),
      },
      couponCode: coupon,
      gift,
      travelerNames: travelers?.map(visibleName),
      phone: phone ? visibleName(phone.name) || null : null,
      phoneFit: phone?.fit ?? null,
      wantsImmediateDelivery: immediateDelivery,
      language: foreignLanguage(),
      vat,
      chosenCountry: company?.details.country ?? visitor.chosenCountry,
      ipCountry: visitor.ipCountry,
      ip: visitor.ip,
      rateLimitKey: rateLimitKeyOf(context),
      seenTotalCents: seen,
      touch: await readTouch(request, context),
      buyerBusinessId: context.get(sessionUserContext)?.businessId ?? null,
    },
    atOf(context),
  )
}
