// What the call for a checkout session may contain; amounts, titles, addresses, IDs, and places in it are never read
// (storefront rules §7).
import { cutText } from '#values/text/cut-text.ts'
import { z } from 'zod'
import { callCopy } from '#app/copy/office/calls.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { isCompanyField } from '#app/features/company-form/company-field-table.ts'
import { companyValuesFrom, type CompanyValues } from '#app/features/company-form/company-form.ts'
import { emailProblem, nameProblem, termsProblem } from '#app/features/checkout/field-problems.ts'
import { normalizeName } from '#app/features/checkout/visible-text.ts'
import { findCountryCode } from '#values/country/country-by-name.ts'
import { isCountryCode, type CountryCode } from '#values/country/country.ts'
import { normalizeEmail } from '#values/email.ts'
import type { Outcome } from '#values/outcome.ts'

const text = z.string().catch('')
const isTrue = z.boolean().catch(false)

/** The body as it came: whatever has the wrong type counts as missing. */
export const checkoutCall = z.looseObject({
  bundles: z.array(z.unknown()).catch([]),
  customerEmail: text,
  customerName: text,
  coupon: text,
  discountCode: text,
  termsAccepted: isTrue,
  immediateDelivery: isTrue,
  isCompany: isTrue,
  isOutsideEu: isTrue,
  country: text,
})
type CheckoutCall = z.output<typeof checkoutCall>

const firstBundle = z.object({
  bundleId: z.string().min(1).max(40),
  destinations: z.array(z.string().max(100)).max(250).nullish(),
})

export type CheckoutInput = {
  bundleId: string
  destinations: CountryCode[]
  email: string
  name: string
  coupon: string | null
  immediateDelivery: boolean
  company: CompanyValues
}
type CallRefusal = { ok: false; status: 400 | 409; problem: string }

/** What a call asks for; `problem` is the first sentence of what is wrong with it. */
export function readCheckoutCall(call: CheckoutCall): { ok: true; input: CheckoutInput } | CallRefusal {
  const bundle = firstBundle.safeParse(call.bundles[0])
  if (!bundle.success) return { ok: false, status: 400, problem: problemCopy.bundle_not_found }
  const places = (bundle.data.destinations ?? []).map(codeOf)
  const destinations = [...new Set(places.filter((code) => code !== null))]

  const problem = emailProblem(call.customerEmail) ?? nameProblem(call.customerName) ?? termsProblem(call.termsAccepted)
  if (problem) return { ok: false, status: 400, problem }
  if (places.includes(null)) return { ok: false, status: 409, problem: problemCopy.destinations_not_covered }
  const coupon = readCoupon(call)
  if (!coupon.ok) return { ok: false, status: 400, problem: callCopy.twoCodes }

  const input = {
    bundleId: bundle.data.bundleId,
    destinations,
    email: normalizeEmail(call.customerEmail),
    name: normalizeName(call.customerName),
    coupon: coupon.code,
    immediateDelivery: call.immediateDelivery,
    company: readCompanyFields(call),
  }
  return { ok: true, input }
}

// Carts keep countries by their code or by their name (storefront rules §3).
const codeOf = (place: string): CountryCode | null => {
  const code = place.trim().toUpperCase()
  return isCountryCode(code) ? code : findCountryCode(place)
}

// The body has two fields for one code; two codes are one too many.
function readCoupon({ coupon, discountCode }: CheckoutCall): Outcome<{ code: string | null }, 'two_codes'> {
  const codes = new Set([coupon, discountCode].map((code) => cutText(code.trim(), 60)).filter((code) => code !== ''))
  return codes.size > 1 ? { ok: false, problem: 'two_codes' } : { ok: true, code: [...codes][0] ?? null }
}

// Every field of the company section has its name from the form, except for the two below.
const readCompanyFields = (call: CheckoutCall): CompanyValues =>
  companyValuesFrom((name) => {
    if (name === 'isCompany' || name === 'isOutsideEu') return call[name]
    if (name === 'companyRegNumber') return call['companyRegistrationCode']
    if (name === 'country') return call.isOutsideEu ? '' : call.country
    if (name === 'outsideEuCountry') return call.isOutsideEu ? call.country : ''
    return isCompanyField(name) ? call[name] : ''
  })
