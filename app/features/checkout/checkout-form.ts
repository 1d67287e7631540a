// What the checkout form may say; everything else in a request is not read.
import { cutText } from '#values/text/cut-text.ts'
import { z } from 'zod'
import { normalizeEmail } from '#values/email.ts'
import { companyValues, type CompanyValues } from '#app/features/company-form/company-form.ts'
import { MOST_NAME } from '#shop/catalogue/cart/travelers.ts'
import { MOST_TRAVELERS } from '#shop/catalogue/trip/trip.ts'
import { emailProblem, nameProblem, termsProblem } from './field-problems.ts'
import { MOST_PHONE_CHARACTERS } from '#app/features/devices/phone-length.ts'
import { giftValues, type GiftValues } from './gift-form.ts'
import { normalizeName } from './visible-text.ts'

const text = z.string().catch('')

export const checkoutForm = z.object({
  email: text.transform(normalizeEmail).superRefine(refusedBy(emailProblem)),
  name: text.transform(normalizeName).superRefine(refusedBy(nameProblem)),
  terms: text.transform((ticked) => ticked === 'on').superRefine(refusedBy(termsProblem)),
  immediateDelivery: text.transform((ticked) => ticked === 'on'),
  /** Empty when no coupon was applied. */
  coupon: text.transform((code) => cutText(code.trim(), 60)),
  /** The total that the page showed, in cents; compared, never charged. */
  seen: text.transform((cents) => (/^\d{1,9}$/.test(cents) ? Number(cents) : null)),
})

/** The form as typed, to be shown again. */
export type CheckoutValues = {
  email: string
  name: string
  immediateDelivery: boolean
  terms: boolean
  company: CompanyValues
  gift: GiftValues
  /** What the other travelers are called, from the second on. */
  travelers: string[]
  /** The phone that they look up; empty if they don't. */
  phone: string
}

/** What the other travelers are called, as typed; each has a field, and the first one that is missing ends them. */
function typedTravelers(form: FormData): string[] {
  const names: string[] = []
  for (let traveler = 2; traveler <= MOST_TRAVELERS; traveler += 1) {
    const name = form.get(`traveler${traveler}`)
    if (typeof name !== 'string') break
    names.push(cutText(name, MOST_NAME))
  }
  return names
}

export function typedCheckoutValues(form: FormData): CheckoutValues {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? cutText(value, 500) : ''
  }
  return {
    email: typed('email'),
    name: typed('name'),
    immediateDelivery: typed('immediateDelivery') === 'on',
    terms: typed('terms') === 'on',
    company: companyValues(form),
    gift: giftValues(form),
    travelers: typedTravelers(form),
    phone: cutText(typed('phone'), MOST_PHONE_CHARACTERS),
  }
}

/** A code in the coupon field that was neither applied nor refused yet; null if there is none. */
export function untriedCode(form: FormData): string | null {
  const [code, ...more] = form.getAll('code')
  if (more.length > 0 || typeof code !== 'string' || code.trim() === '') return null
  return code.trim() === form.get('tried') ? null : code.trim()
}

function refusedBy<Value>(problemOf: (value: Value) => string | null) {
  return (value: Value, context: z.RefinementCtx) => {
    const message = problemOf(value)
    if (message) context.addIssue({ code: 'custom', message })
  }
}
