// What POST /checkout answers with when it stays on the page: the checkout as it is now, what was typed, and what is wrong.
import { data } from 'react-router'
import type { companyCopy } from '#app/copy/company.ts'
import { problemCopy } from '#app/copy/problems.ts'
import { answerHeadersContext } from '#app/session/answer-headers.ts'
import type { Context } from '#app/session/visitor.ts'
import { typedValues, type CheckoutValues } from './checkout-form.ts'
import type { CompanyValues } from './company-form.ts'
import type { FieldProblems } from './field-problems.ts'
import { readCheckout, type CheckoutData } from './read-checkout.ts'
import type { ReadCompany } from './read-company.ts'

export type CompanyNotice = keyof typeof companyCopy.notices

export type CheckoutAnswer = {
  checkout: CheckoutData
  values: CheckoutValues
  fields: FieldProblems
  error: string | null
  /** What the company section has to say. */
  notice: CompanyNotice | null
}

export type Verdict = {
  error?: string
  fields?: FieldProblems
  notice?: CompanyNotice
  /** Takes the place of what was typed. */
  company?: CompanyValues
  status?: number
  retryAfterSeconds?: number
}

/** What was asked: the form, the coupon to quote with, and the company that buys, if one does. */
export type Asked = {
  request: Request
  context: Context
  form: FormData
  coupon: string | null
  company: ReadCompany | null
}

export const tooOften = (retryAfterSeconds: number): Verdict => ({
  error: problemCopy.too_often,
  status: 429,
  retryAfterSeconds,
})

export async function answer({ request, context, form, coupon, company }: Asked, verdict: Verdict) {
  const checkout = await readCheckout(request, context, { code: coupon }, company)
  if (verdict.retryAfterSeconds)
    context.get(answerHeadersContext)?.set('retry-after', String(verdict.retryAfterSeconds))
  const values = typedValues(form)
  const body: CheckoutAnswer = {
    checkout,
    values: verdict.company ? { ...values, company: verdict.company } : values,
    fields: verdict.fields ?? {},
    error: verdict.error ?? null,
    notice: verdict.notice ?? null,
  }
  return data(body, { status: verdict.status ?? 200 })
}
