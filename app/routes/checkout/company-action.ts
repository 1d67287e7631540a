// The two small questions of the company section: who has this reference code, and which VAT does my company pay.
import { limitKey } from '#app/session/limit-key.ts'
import { reportContext } from '#app/session/report-context.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { visitorIpContext } from '#app/session/visitor.ts'
import type { FoundCompany } from '#shop/account/find-company.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { answer, tooOften, type Asked } from './checkout-answer.ts'
import { companyValues, companyValuesOf, type CompanyValues } from './company-form.ts'
import { readCompany } from './read-company.ts'

/** There are 33 million codes; at this pace nobody finds one by trying (guide 4 "Reference code"). */
const LOOKUP_LIMITS: Limit[] = [
  { name: 'company-minute', points: 5, seconds: 60 },
  { name: 'company-hour', points: 20, seconds: 3_600 },
]
const VAT_LIMIT: Limit = { name: 'vat-number', points: 30, seconds: 600 }

export async function lookUpCompany(asked: Asked) {
  const { context, form } = asked
  const typed = { ...companyValues(form), isCompany: true }
  if (typed.referenceCode.trim() === '') return answer(asked, { notice: 'code_missing', company: typed, status: 400 })

  const key = limitKey(context.get(visitorIpContext))
  for (const limit of LOOKUP_LIMITS) {
    const allowed = await context.get(shopContext).take(limit, key)
    if (!allowed.ok) return answer(asked, { ...tooOften(allowed.retryAfterSeconds), company: typed })
  }

  try {
    const found = await context.get(shopContext).findCompany(typed.referenceCode)
    if (!found.ok) return await answer(asked, { notice: 'not_found', company: typed })
    const company = filledWith(found, typed)
    return await answer({ ...asked, company: await readCompany(context, company) }, { notice: 'found', company })
  } catch (problem) {
    context.get(reportContext)(problem)
    return answer(asked, { notice: 'lookup_failed', company: typed, status: 503 })
  }
}

/** The checkout under the company's VAT; nothing else is done. */
export async function showCompanyVat(asked: Asked) {
  const allowed = await asked.context.get(shopContext).take(VAT_LIMIT, limitKey(asked.context.get(visitorIpContext)))
  return answer(allowed.ok ? asked : { ...asked, company: null }, allowed.ok ? {} : tooOften(allowed.retryAfterSeconds))
}

const filledWith = ({ handle, shown }: FoundCompany, { referenceCode }: CompanyValues): CompanyValues => ({
  ...companyValuesOf(shown),
  referenceCode,
  companyHandle: handle,
})
