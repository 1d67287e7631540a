// The company of a submitted checkout form, with what its reference code hides, and the VAT that follows from it.
import { shopContext } from '#app/session/shop-context.ts'
import { visitorVat, type Context } from '#app/session/visitor.ts'
import type { CompanyDetails } from '#shop/account/company.ts'
import type { CompanyVat } from '#shop/pricing/company-vat.ts'
import {
  companyCountry,
  companyDetails,
  companyProblems,
  vatNumberProblem,
  type CompanyValues,
} from './company-form.ts'
import type { FieldProblems } from './field-problems.ts'

export type ReadCompany = {
  values: CompanyValues
  details: CompanyDetails
  isFromCode: boolean
  problems: FieldProblems
}

/** Null for a private customer. */
export async function readCompany(context: Context, values: CompanyValues): Promise<ReadCompany | null> {
  if (!values.isCompany) return null

  const typed = companyDetails(values)
  const { details, isFromCode } = values.companyHandle
    ? await context.get(shopContext).openCompanyHandle(values.companyHandle, typed)
    : { details: typed, isFromCode: false }
  return { values, details, isFromCode, problems: companyProblems(details, values.isOutsideEu, false) }
}

/** The visitor's VAT, or their company's as soon as it names its country. */
export async function buyerVat(request: Request, context: Context, company: ReadCompany | null) {
  const visitor = await visitorVat(request, context)
  const country = company && companyCountry(company.values)
  if (!company || !country) return { visitor, vat: visitor }

  // A number that cannot be right is nobody's: the service is not asked about it.
  const vatNumber = vatNumberProblem(country, company.details.vatNumber) === null ? company.details.vatNumber : ''
  const vat: CompanyVat = await context.get(shopContext).decideCompanyVat({ country, vatNumber }, visitor.ip)
  return { visitor, vat }
}
