// Who bought in truth, as staff typed it: one list of countries holds all of them.
import { isEuCountry, isCountryCode } from '#values/country/country.ts'
import {
  companyDetails,
  companyProblems,
  companyValues,
  purchaseFactProblems,
  purchaseFactsOf,
  type CompanyValues,
} from '#app/features/company-form/company-form.ts'
import type { CompanyField } from '#app/features/company-form/company-field-table.ts'
import { companyCopy } from '#app/copy/people/company.ts'
import type { TrueBuyer } from '#shop/office/order-actions/correct-papers.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'

export type TypedBuyer = { values: CompanyValues; problems: Partial<Record<CompanyField, string>> }

/** The typed buyer, with what is wrong with it. */
export function readTrueBuyer(form: FormData): { typed: TypedBuyer; buyer: TrueBuyer | null } {
  const posted = companyValues(form)
  const { country } = posted
  if (!isCountryCode(country))
    return { typed: { values: posted, problems: { country: companyCopy.problems.country } }, buyer: null }
  const isOutsideEu = !isEuCountry(country)
  const values = { ...posted, isOutsideEu, ...(isOutsideEu && { outsideEuCountry: country }) }
  if (!values.isCompany) return { typed: { values, problems: {} }, buyer: { company: null, country } }
  const details = companyDetails(values)
  const problems = { ...companyProblems(details, isOutsideEu, false), ...purchaseFactProblems(values) }
  const company = companyWith(details, purchaseFactsOf(values))
  return { typed: { values, problems }, buyer: Object.keys(problems).length === 0 ? { company } : null }
}
