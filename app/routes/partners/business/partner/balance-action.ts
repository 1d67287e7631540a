// What a business-admin does with the balance of the own business: pays in beforehand, and says to whom the invoices go.
import { balanceCopy as copy } from '#app/copy/partners/prepaid.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { companyDetails, companyProblems, companyValues } from '#app/features/company-form/company-form.ts'
import type { CompanyField } from '#app/features/company-form/company-field-table.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import { rateLimitKeyOf, visitorIpContext } from '#app/session/visitor.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { isEuCountry } from '#values/country/country.ts'
import { readEuro } from '#values/money.ts'
import { partnerPath } from './partner-address.ts'

export type BalanceAnswer = {
  kind: 'balance'
  intent: 'deposit' | 'save_billing'
  message: string | null
  fields: Partial<Record<CompanyField | 'amount', string>>
  values: Record<string, string>
}
type OfBusiness = FormPost<SessionUser> & { businessId: string }

export async function deposit({
  context,
  form,
  user,
  businessId,
  shop,
  caller,
}: OfBusiness): Promise<FormResult<BalanceAnswer>> {
  const amount = textOf(form, 'amount', 40)
  const placed = await shop.prepaid.placeDeposit(
    {
      businessId,
      cents: readEuro(amount) ?? 0,
      attempt: textOf(form, 'attempt', 60),
      email: user.email,
      ip: context.get(visitorIpContext),
      rateLimitKey: rateLimitKeyOf(context),
    },
    caller,
  )
  if (placed.ok) {
    const { continueAt } = placed
    return { to: continueAt.kind === 'payment_page' ? continueAt.url : partnerPath({ tab: 'balance' }), isAnew: true }
  }
  const answer: BalanceAnswer = { kind: 'balance', intent: 'deposit', message: null, fields: {}, values: { amount } }
  if (placed.problem === 'too_often') return { answer: { ...answer, message: problemCopy.too_often }, wait: placed }
  if (placed.problem === 'amount_range')
    return { answer: { ...answer, fields: { amount: copy.problems.amount_range } }, status: 422 }
  return { answer: { ...answer, message: copy.problems[placed.problem] }, status: 409 }
}

export async function saveBilling({ form, businessId, shop, caller }: OfBusiness): Promise<FormResult<BalanceAnswer>> {
  const country = textOf(form, 'country', 2)
  const isOutsideEu = country !== '' && !isEuCountry(country)
  const typed = { ...companyValues(form), companyHandle: '', isOutsideEu }
  const company = companyDetails(isOutsideEu ? { ...typed, country: '', outsideEuCountry: country } : typed)
  const fields = companyProblems(company, isOutsideEu, false)
  const answer: BalanceAnswer = {
    kind: 'balance',
    intent: 'save_billing',
    message: null,
    fields,
    values: Object.fromEntries(
      Object.entries({ ...typed, country }).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
  }
  if (Object.keys(fields).length > 0) return { answer, status: 422 }
  const saved = await shop.prepaid.saveBilling({ businessId, company }, caller)
  if (saved.ok) return { to: partnerPath({ tab: 'balance' }), flash: { text: 'billing_saved' } }
  return { answer: { ...answer, message: problemCopy.too_often }, wait: saved }
}
