// What POST /checkout answers with when it stays on the page: the checkout as it is now, what was typed, and what is wrong.
import type { companyCopy } from '#app/copy/people/company.ts'
import type { PageAnswer, FormPost } from '#app/http/form-action.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import type { Wait } from '#app/session/too-often.ts'
import { keepDraft } from '#app/features/checkout/checkout-draft.ts'
import { typedCheckoutValues, type CheckoutValues } from '#app/features/checkout/checkout-form.ts'
import type { CompanyValues } from '#app/features/company-form/company-form.ts'
import type { FieldProblems } from '#app/features/checkout/field-problems.ts'
import { readCheckout, type CheckoutData } from './read-checkout.ts'
import type { ReadCompany } from '#app/features/company-form/read-company.ts'

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
  wait?: Wait
}

/** What was asked: the form, the coupon to quote with, and the company that buys, if one does. */
export type CheckoutPost = FormPost & {
  coupon: string | null
  company: ReadCompany | null
}

export const tooOften = (wait: Wait): Verdict => ({ error: problemCopy.too_often, wait })

export async function answer(
  { request, context, form, coupon, company }: CheckoutPost,
  verdict: Verdict,
): Promise<PageAnswer<CheckoutAnswer>> {
  const typed = typedCheckoutValues(form)
  const values = verdict.company ? { ...typed, company: verdict.company } : typed
  await keepDraft(values, context)
  const { checkout, refused } = await readCheckout(request, context, { code: coupon }, company)
  const { error, wait } = refused ? tooOften(refused) : verdict
  const body: CheckoutAnswer = {
    checkout,
    values,
    fields: verdict.fields ?? {},
    error: error ?? null,
    notice: verdict.notice ?? null,
  }
  return { answer: body, status: verdict.status, wait }
}
