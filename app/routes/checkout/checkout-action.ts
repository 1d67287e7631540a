// POST /checkout: tries a coupon, looks up a company, or places the order and leads on to the payment page.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { checkoutCopy } from '#app/copy/checkout.ts'
import { problemCopy } from '#app/copy/problems.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { grantOrder, readCart, type Context } from '#app/session/visitor.ts'
import { answer, tooOften, type Asked, type Verdict } from './checkout-answer.ts'
import { keepDraft } from '#app/features/checkout/checkout-draft.ts'
import { checkoutForm, typedValues, untriedCode } from '#app/features/checkout/checkout-form.ts'
import { lookUpCompany, showCompanyVat } from './company/company-action.ts'
import { companyValues, lacksWhatSavingNeeds } from '#app/features/company-form/company-form.ts'
import type { CheckoutField, FieldProblems } from '#app/features/checkout/field-problems.ts'
import { ORDER_PROBLEM_STATUS, orderCart } from '#app/features/checkout/order-cart.ts'
import { GOES_ITSELF, type PaymentLead } from './payment-lead.ts'
import { readCompany, type ReadCompany } from '#app/features/company-form/read-company.ts'

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
  const [code, ...more] = asked.form.getAll('code')
  if (more.length > 0 || typeof code !== 'string' || code.trim() === '')
    return answer({ ...asked, coupon: null }, { error: problemCopy.coupon_invalid, status: 400 })

  return answer({ ...asked, coupon: code.trim().slice(0, 60) }, verdict)
}

async function placeOrder(asked: Asked) {
  const { request, context, form, coupon, company } = asked
  const cart = await readCart(request, context)
  if (!cart) return answer(asked, { error: problemCopy.bundle_not_found, status: 400 })
  const parsed = checkoutForm.safeParse(Object.fromEntries(form))
  const fields = { ...company?.problems, ...(!parsed.success && firstProblems(parsed.error)) }
  if (!parsed.success || Object.keys(fields).length > 0)
    return answer(asked, { ...(isSavingTooLittle(company) && { notice: 'missing_information' }), fields, status: 400 })

  const { email, name, immediateDelivery, seen } = parsed.data
  const placed = await orderCart(request, context, { cart, email, name, company, coupon, immediateDelivery, seen })
  // A code that ended meanwhile leaves the page: the full price is shown before anybody pays it.
  if (!placed.ok && placed.problem === 'too_often') return answer(asked, tooOften(placed))
  if (!placed.ok) {
    const left = placed.problem === 'coupon_invalid' ? { ...asked, coupon: null } : asked
    return answer(left, { error: problemCopy[placed.problem], status: ORDER_PROBLEM_STATUS[placed.problem] })
  }

  // Whoever comes back from the payment page finds everything as it was.
  await keepDraft(typedValues(form), context)
  const headers = { 'set-cookie': await grantOrder(request, context, placed.orderId) }
  const { orderId, reference, continueAt } = placed
  if (continueAt.kind === 'order_page')
    return redirect(`/success?reference=${encodeURIComponent(reference)}`, { status: 303, headers })
  // A page with script notes the order in its storage first, and goes there itself.
  if (form.get(GOES_ITSELF) !== 'yes') return redirect(continueAt.url, { status: 303, headers })
  const { url, sessionId } = continueAt
  return data<PaymentLead>({ payment: { url, sessionId, orderId, reference, bundleId: cart.bundleId } }, { headers })
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
