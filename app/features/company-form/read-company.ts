// The company of a submitted checkout form, with what its reference code hides, and the VAT that follows from it.
import { atOf, shopContext } from '#app/session/request-context.ts'
import { rateLimitKeyOf, placeVat, type Context, type PlaceVat } from '#app/session/visitor.ts'
import type { CompanyDetails } from '#shop/people/company/company.ts'
import type { CompanyVat } from '#shop/catalogue/pricing/company-vat.ts'
import type { VatDecision } from '#shop/catalogue/pricing/vat-country.ts'
import type { TooOften } from '#values/outcome.ts'
import {
  companyCountry,
  companyDetails,
  companyProblems,
  purchaseFactProblems,
  vatNumberProblem,
  type CompanyValues,
} from './company-form.ts'
import type { FieldProblems } from '#app/features/checkout/field-problems.ts'

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
    ? await context.get(shopContext).companies.openCompanyHandle(values.companyHandle, typed)
    : { details: typed, isFromCode: false }
  const problems = { ...companyProblems(details, values.isOutsideEu, false), ...purchaseFactProblems(values) }
  return { values, details, isFromCode, problems }
}

export type BuyerVat = {
  visitor: PlaceVat
  vat: VatDecision | CompanyVat
  /** The company's VAT was not looked up: this visitor asked about too many numbers. */
  refused: TooOften | null
}

/** The visitor's VAT, or their company's as soon as it names its country. */
export async function buyerVat(request: Request, context: Context, company: ReadCompany | null): Promise<BuyerVat> {
  const visitor = await placeVat(request, context)
  const country = company && companyCountry(company.values)
  if (!company || !country) return { visitor, vat: visitor, refused: null }

  // A malformed number isn't sent to the service.
  const vatNumber = vatNumberProblem(country, company.details.vatNumber) === null ? company.details.vatNumber : ''
  const question = {
    company: { country, postalCode: company.details.postalCode, vatNumber },
    ip: visitor.ip,
    rateLimitKey: rateLimitKeyOf(context),
    seller: atOf(context).tenant.brand,
  }
  const decided = await context.get(shopContext).companies.decideCompanyVat(question)
  return decided.ok ? { visitor, vat: decided.vat, refused: null } : { visitor, vat: visitor, refused: decided }
}
