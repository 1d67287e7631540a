// POST /checkout: tries a coupon, looks up a company, or places the order and leads on to the payment page.
import { redirect } from 'react-router'
import { z } from 'zod'
import { checkoutCopy } from '#app/copy/checkout.ts'
import { problemCopy } from '#app/copy/problems.ts'
import { limitKey } from '#app/session/limit-key.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { grantOrder, readCart, visitorIpContext, type Context } from '#app/session/visitor.ts'
import { answer, tooOften, type Asked, type Verdict } from './checkout-answer.ts'
import { checkoutForm, untriedCode } from './checkout-form.ts'
import { lookUpCompany, showCompanyVat } from './company-action.ts'
import { companyValues, lacksWhatSavingNeeds } from './company-form.ts'
import type { CheckoutField, FieldProblems } from './field-problems.ts'
import { CARRIED_COUPON_LIMIT, COUPON_LIMIT, ORDER_LIMIT, ORDER_PROBLEM_STATUS, orderCart } from './order-cart.ts'
import { readCompany, type ReadCompany } from './read-company.ts'

export async function answerCheckout(request: Request, context: Context) {
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent !== 'coupon' && hasRepeatedNames(form)) {
    return answer(
      { request, context, form, coupon: null, company: null },
      { error: problemCopy.form_unreadable, status: 400 },
    )
  }
  const asked = {
    request,
    context,
    form,
    coupon: couponOf(form),
    company: await readCompany(context, companyValues(form)),
  }
  if (intent === 'coupon') return tryCoupon(asked, {})
  if (intent === 'remove_coupon') return answer({ ...asked, coupon: null }, {})
  if (intent === 'find_company') return lookUpCompany(asked)
  if (intent === 'check_company') return showCompanyVat(asked)
  // Nobody orders at the full price with a code typed beside it: the code is tried and the new total shown first.
  if (untriedCode(form) !== null) return tryCoupon(asked, { error: checkoutCopy.coupon.triedFirst, status: 409 })
  return placeOrder(asked)
}

async function tryCoupon(asked: Asked, verdict: Verdict) {
  const { context, form } = asked
  const [code, ...more] = form.getAll('code')
  if (more.length > 0 || typeof code !== 'string' || code.trim() === '')
    return answer({ ...asked, coupon: null }, { error: problemCopy.coupon_invalid, status: 400 })

  const allowed = await context.get(shopContext).take(COUPON_LIMIT, limitKey(context.get(visitorIpContext)))
  if (!allowed.ok) return answer({ ...asked, coupon: null }, tooOften(allowed.retryAfterSeconds))
  return answer({ ...asked, coupon: code.trim().slice(0, 60) }, verdict)
}

async function placeOrder(asked: Asked) {
  const { request, context, form, coupon, company } = asked
  const shop = context.get(shopContext)
  if (coupon) {
    const mayCarry = await shop.take(CARRIED_COUPON_LIMIT, limitKey(context.get(visitorIpContext)))
    if (!mayCarry.ok) return answer(asked, tooOften(mayCarry.retryAfterSeconds))
  }
  const cart = await readCart(request, context)
  if (!cart) return answer(asked, { error: problemCopy.bundle_not_found, status: 400 })
  const parsed = checkoutForm.safeParse(Object.fromEntries(form))
  const fields = { ...company?.problems, ...(!parsed.success && firstProblems(parsed.error)) }
  if (!parsed.success || Object.keys(fields).length > 0)
    return answer(asked, { ...(isSavingTooLittle(company) && { notice: 'missing_information' }), fields, status: 400 })

  const allowed = await shop.take(ORDER_LIMIT, limitKey(context.get(visitorIpContext)))
  if (!allowed.ok) return answer(asked, tooOften(allowed.retryAfterSeconds))
  const { email, name, immediateDelivery, seen } = parsed.data
  const placed = await orderCart(request, context, { cart, email, name, company, coupon, immediateDelivery, seen })
  // A code that ended meanwhile leaves the page: the full price is shown before anybody pays it.
  if (!placed.ok) {
    const left = placed.problem === 'coupon_invalid' ? { ...asked, coupon: null } : asked
    return answer(left, { error: problemCopy[placed.problem], status: ORDER_PROBLEM_STATUS[placed.problem] })
  }

  const next =
    placed.continueAt.kind === 'payment_page'
      ? placed.continueAt.url
      : `/success?reference=${encodeURIComponent(placed.reference)}`
  return redirect(next, { status: 303, headers: { 'set-cookie': await grantOrder(request, context, placed.orderId) } })
}

const isSavingTooLittle = (company: ReadCompany | null) =>
  company !== null && company.values.saveCompany && lacksWhatSavingNeeds(company.details)

const couponOf = (form: FormData) => {
  const code = form.get('coupon')
  return typeof code === 'string' && code.trim() !== '' ? code.trim().slice(0, 60) : null
}

function firstProblems(error: z.ZodError): FieldProblems {
  const { fieldErrors } = z.flattenError(error) as { fieldErrors: Partial<Record<CheckoutField, string[]>> }
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, problems]) => [field, problems?.[0]]))
}
