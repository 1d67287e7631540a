// POST /checkout: tries a coupon, or places the order and leads on to the payment page.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { checkoutCopy } from '#app/copy/checkout.ts'
import { problemCopy } from '#app/copy/problems.ts'
import { answerHeadersContext } from '#app/session/answer-headers.ts'
import { limitKey } from '#app/session/limit-key.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { grantOrder, readCart, visitorIpContext, visitorVat, type Context } from '#app/session/visitor.ts'
import type { PlaceOrderProblem } from '#shop/checkout/place-order.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { checkoutForm, typedValues, untriedCode, type CheckoutValues } from './checkout-form.ts'
import type { CheckoutField, FieldProblems } from './field-problems.ts'
import { readCheckout, type CheckoutData } from './read-checkout.ts'

/** A code may be tried ten times in ten minutes; guessing takes longer than codes live. */
const COUPON_LIMIT: Limit = { name: 'coupon', points: 10, seconds: 600 }
/** The order form carries the applied code; it must not become a second door for guessing. */
const CARRIED_COUPON_LIMIT: Limit = { name: 'coupon-order', points: 20, seconds: 600 }
const ORDER_LIMIT: Limit = { name: 'order', points: 60, seconds: 600 }

const STATUS: Record<PlaceOrderProblem, number> = {
  bundle_not_found: 400,
  destinations_not_covered: 409,
  coupon_invalid: 400,
  total_changed: 409,
  payment_unavailable: 503,
}

export type CheckoutAnswer = {
  checkout: CheckoutData
  values: CheckoutValues
  fields: FieldProblems
  error: string | null
}

export async function answerCheckout(request: Request, context: Context) {
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent === 'coupon') return tryCoupon(request, context, form, {})
  if (intent === 'remove_coupon') return answer(request, context, form, null, {})
  if (hasRepeatedNames(form))
    return answer(request, context, form, null, { error: problemCopy.form_unreadable, status: 400 })
  // Nobody orders at the full price with a code typed beside it: the code is tried and the new total shown first.
  if (untriedCode(form) !== null)
    return tryCoupon(request, context, form, { error: checkoutCopy.coupon.triedFirst, status: 409 })
  return placeOrder(request, context, form)
}

async function tryCoupon(request: Request, context: Context, form: FormData, verdict: Verdict) {
  const [code, ...more] = form.getAll('code')
  if (more.length > 0 || typeof code !== 'string' || code.trim() === '')
    return answer(request, context, form, null, { error: problemCopy.coupon_invalid, status: 400 })

  const allowed = await context.get(shopContext).take(COUPON_LIMIT, limitKey(context.get(visitorIpContext)))
  if (!allowed.ok) return answer(request, context, form, null, tooOften(allowed.retryAfterSeconds))
  return answer(request, context, form, code.trim().slice(0, 60), verdict)
}

async function placeOrder(request: Request, context: Context, form: FormData) {
  const shop = context.get(shopContext)
  const parsed = checkoutForm.safeParse(Object.fromEntries(form))
  const coupon = parsed.success ? parsed.data.coupon || null : couponOf(form)
  if (coupon) {
    const mayCarry = await shop.take(CARRIED_COUPON_LIMIT, limitKey(context.get(visitorIpContext)))
    if (!mayCarry.ok) return answer(request, context, form, null, tooOften(mayCarry.retryAfterSeconds))
  }
  const cart = await readCart(request, context)
  if (!cart) return answer(request, context, form, coupon, { error: problemCopy.bundle_not_found, status: 400 })
  if (!parsed.success)
    return answer(request, context, form, coupon, { fields: firstProblems(parsed.error), status: 400 })

  const vat = await visitorVat(request, context)
  const allowed = await shop.take(ORDER_LIMIT, limitKey(vat.ip))
  if (!allowed.ok) return answer(request, context, form, coupon, tooOften(allowed.retryAfterSeconds))

  const { email, name, immediateDelivery, seen } = parsed.data
  const placed = await shop.placeOrder({
    cartId: cart.id,
    line: cart,
    email,
    name,
    couponCode: coupon,
    wantsImmediateDelivery: immediateDelivery,
    vat,
    chosenCountry: vat.chosenCountry,
    ipCountry: vat.ipCountry,
    ip: vat.ip,
    seenTotalCents: seen,
    brand: await shop.viewBrand(),
  })
  if (!placed.ok)
    return answer(request, context, form, coupon, {
      error: problemCopy[placed.problem],
      status: STATUS[placed.problem],
    })

  const next =
    placed.continueAt.kind === 'payment_page'
      ? placed.continueAt.url
      : `/success?reference=${encodeURIComponent(placed.reference)}`
  return redirect(next, { status: 303, headers: { 'set-cookie': await grantOrder(request, context, placed.orderId) } })
}

type Verdict = { error?: string; fields?: FieldProblems; status?: number; retryAfterSeconds?: number }

const tooOften = (retryAfterSeconds: number): Verdict => ({
  error: problemCopy.too_often,
  status: 429,
  retryAfterSeconds,
})

async function answer(request: Request, context: Context, form: FormData, coupon: string | null, verdict: Verdict) {
  const checkout = await readCheckout(request, context, { code: coupon })
  if (verdict.retryAfterSeconds)
    context.get(answerHeadersContext)?.set('retry-after', String(verdict.retryAfterSeconds))
  const body: CheckoutAnswer = {
    checkout,
    values: typedValues(form),
    fields: verdict.fields ?? {},
    error: verdict.error ?? null,
  }
  return data(body, { status: verdict.status ?? 200 })
}

const couponOf = (form: FormData) => {
  const code = form.get('coupon')
  return typeof code === 'string' && code.trim() !== '' ? code.trim().slice(0, 60) : null
}

function firstProblems(error: z.ZodError): FieldProblems {
  const { fieldErrors } = z.flattenError(error) as { fieldErrors: Partial<Record<CheckoutField, string[]>> }
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, problems]) => [field, problems?.[0]]))
}
