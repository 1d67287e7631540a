// POST /checkout: tries a coupon, looks up a company, or places the order and redirects to the payment page.
import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'
import { cutText } from '#values/text/cut-text.ts'
import { checkoutCopy } from '#app/copy/sales/checkout.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { everybody, formAction, readFields, type FormResult } from '#app/http/form-action.ts'
import { keepTouch } from '#app/session/affiliate-touch.ts'
import { setCookies } from '#app/session/sign-in-cookies.ts'
import { grantOrder, keepTravelers, readCart, rateLimitKeyOf } from '#app/session/visitor.ts'
import { answer, tooOften, type CheckoutPost, type CheckoutAnswer, type Verdict } from './checkout-answer.ts'
import { isOtherCart } from '#app/features/checkout/seen-cart.ts'
import { keepDraft } from '#app/features/checkout/checkout-draft.ts'
import { checkoutForm, typedCheckoutValues, untriedCode } from '#app/features/checkout/checkout-form.ts'
import {
  companyValues,
  lacksWhatSavingNeeds,
  toCompanyValues,
  type CompanyValues,
} from '#app/features/company-form/company-form.ts'
import { giftProblems, giftValues, readGift } from '#app/features/checkout/gift-form.ts'
import { ORDER_PROBLEM_STATUS, orderCart } from '#app/features/checkout/order-cart.ts'
import { judgePhone } from '#app/features/devices/judge-phone.ts'
import { GOES_ITSELF, type PaymentLead } from '#app/features/checkout/payment-lead.ts'
import { readCompany, type ReadCompany } from '#app/features/company-form/read-company.ts'
import { shopContext, reportContext } from '#app/session/request-context.ts'
import type { FoundCompany } from '#shop/people/company/find-company.ts'

type Result = FormResult<CheckoutAnswer | PaymentLead>

export const answerCheckout = formAction({
  who: everybody,
  unreadable: (posted) =>
    // A form that names two coupon codes is refused: we can't know which one was meant.
    answer(
      { ...posted, coupon: null, company: null },
      {
        error: posted.form.get('intent') === 'coupon' ? problemCopy.coupon_invalid : problemCopy.form_unreadable,
        status: 400,
      },
    ),
  async run(posted): Promise<Result> {
    const { request, context, form } = posted
    const company = await readCompany(context, companyValues(form))
    const asked = { ...posted, coupon: couponOf(form), company }
    const travelers = travelersIn(form.get('intent'))
    if (travelers !== null) await keepTravelers(request, context, travelers)
    if (travelers !== null) return answer(asked, {})
    switch (form.get('intent')) {
      case 'coupon':
        return tryCoupon(asked, {})
      case 'remove_coupon':
        return answer({ ...asked, coupon: null }, {})
      case 'find_company':
        return lookUpCompany(asked)
      case 'check_phone':
      case 'check_company':
        return showAsItIs(asked)
      default:
        // Nobody should order at full price with an unapplied code in the field: the code is tried and the new total
        // shown first.
        return untriedCode(form) === null
          ? placeOrder(asked)
          : tryCoupon(asked, { error: checkoutCopy.coupon.triedFirst, status: 409 })
    }
  },
})

async function tryCoupon(asked: CheckoutPost, verdict: Verdict) {
  const [code, ...more] = asked.form.getAll('code')
  if (more.length > 0 || typeof code !== 'string' || code.trim() === '')
    return answer({ ...asked, coupon: null }, { error: problemCopy.coupon_invalid, status: 400 })

  return answer({ ...asked, coupon: cutText(code.trim(), 60) }, verdict)
}

async function placeOrder(asked: CheckoutPost): Promise<Result> {
  const { request, context, form, coupon, company } = asked
  const cart = await readCart(request, context)
  if (!cart) return answer(asked, { error: problemCopy.bundle_not_found, status: 400 })
  // With two tabs, the cart is what the last one put in: nobody pays for something their page didn't show.
  if (isOtherCart(form, cart)) return answer(asked, { error: problemCopy.cart_changed, status: 409 })
  const read = readFields(checkoutForm, form)
  const given = giftValues(form)
  const fields = { ...giftProblems(given), ...company?.problems, ...(!read.ok && read.problems) }
  if (!read.ok || Object.keys(fields).length > 0)
    return answer(asked, { ...(isSavingTooLittle(company) && { notice: 'missing_information' }), fields, status: 400 })

  const { email, name, immediateDelivery, seen } = read.said
  const { travelers, phone: typedPhone } = typedCheckoutValues(form)
  const phone = await judgePhone(given.isGift ? '' : typedPhone)
  // Said once, before anybody pays: it may be somebody else who travels.
  if (phone?.fit === 'no' && form.get('judgedPhone') !== typedPhone)
    return answer(asked, { error: checkoutCopy.phone.unfitFirst(phone.name), status: 409 })
  const buyer = { email, name, company, coupon, gift: readGift(given), travelers, phone }
  const placed = await orderCart(request, context, { cart, ...buyer, immediateDelivery, seen })
  // A code that ended meanwhile leaves the page: the full price is shown before anybody pays it.
  if (!placed.ok && placed.problem === 'too_often') return answer(asked, tooOften(placed))
  if (!placed.ok) {
    const left = placed.problem === 'coupon_invalid' ? { ...asked, coupon: null } : asked
    return answer(left, { error: problemCopy[placed.problem], status: ORDER_PROBLEM_STATUS[placed.problem] })
  }

  // Returning from the payment page, the buyer finds everything as it was.
  await keepDraft(typedCheckoutValues(form), context)
  const remembered = await keepTouch(placed.touch, context)
  const headers = setCookies([await grantOrder(request, context, placed.orderId), ...remembered])
  const { orderId, reference, continueAt } = placed
  if (continueAt.kind === 'order_page') return { to: withQuery(href('/success'), { reference }), headers }
  // A page with script notes the order in its storage first, and goes there itself.
  if (form.get(GOES_ITSELF) !== 'yes') return { to: continueAt.url, headers }
  const { url, sessionId } = continueAt
  return { answer: { payment: { url, sessionId, orderId, reference, bundleId: cart.bundleId } }, headers }
}

/** The buttons of the stepper name the number that they lead to. */
const travelersIn = (intent: unknown): number | null =>
  typeof intent === 'string' && /^travelers-\d{1,2}$/.test(intent) ? Number(intent.slice('travelers-'.length)) : null

const isSavingTooLittle = (company: ReadCompany | null) =>
  company !== null && company.values.saveCompany && lacksWhatSavingNeeds(company.details)

const couponOf = (form: FormData) => {
  const code = form.get('coupon')
  return typeof code === 'string' && code.trim() !== '' ? cutText(code.trim(), 60) : null
}

// The two small questions of the company section: who has this reference code, and which VAT does my company pay.
async function lookUpCompany(asked: CheckoutPost) {
  const { context, form } = asked
  const typed = { ...companyValues(form), isCompany: true }
  if (typed.referenceCode.trim() === '') return answer(asked, { notice: 'code_missing', company: typed, status: 400 })

  try {
    const input = { referenceCode: typed.referenceCode, rateLimitKey: rateLimitKeyOf(context) }
    const found = await context.get(shopContext).companies.findCompany(input)
    if (!found.ok && found.problem === 'too_often') return await answer(asked, { ...tooOften(found), company: typed })
    if (!found.ok) return await answer(asked, { notice: 'not_found', company: typed })
    const company = filledWith(found, typed)
    return await answer({ ...asked, company: await readCompany(context, company) }, { notice: 'found', company })
  } catch (problem) {
    context.get(reportContext)(problem)
    return answer(asked, { notice: 'lookup_failed', company: typed, status: 503 })
  }
}

/** The checkout under the company's VAT, with what is said about the phone; nothing else is done. */
const showAsItIs = (asked: CheckoutPost) => answer(asked, {})

const filledWith = ({ handle, shown }: FoundCompany, { referenceCode }: CompanyValues): CompanyValues => ({
  ...toCompanyValues(shown),
  referenceCode,
  companyHandle: handle,
})
