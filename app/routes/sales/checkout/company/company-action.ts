// The two small questions of the company section: who has this reference code, and which VAT does my company pay.
import { shopContext, reportContext } from '#app/session/request-context.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import type { FoundCompany } from '#shop/people/company/find-company.ts'
import { answer, tooOften, type CheckoutPost } from '../checkout-answer.ts'
import { companyValues, toCompanyValues, type CompanyValues } from '#app/features/company-form/company-form.ts'
import { readCompany } from '#app/features/company-form/read-company.ts'

export async function lookUpCompany(asked: CheckoutPost) {
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

/** The checkout under the company's VAT; nothing else is done. */
export const showCompanyVat = (asked: CheckoutPost) => answer(asked, {})

const filledWith = ({ handle, shown }: FoundCompany, { referenceCode }: CompanyValues): CompanyValues => ({
  ...toCompanyValues(shown),
  referenceCode,
  companyHandle: handle,
})
