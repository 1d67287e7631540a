// Converts a company on the provider's invoice to our fields. Pure rules.
import type { CompanyDetails } from '#shop/people/company/company.ts'
import { findCountryCode } from '#values/country/country-by-name.ts'

type CompanyRecord = {
  companyName: string
  address: string
  vatNumber: string
  registrationCode: string
  invoiceEmail: string
}

/** Street, postal code, city, and country, as they are joined there. */
const PARTS = 4

/**
 * Null if the parts of the address can't be told apart. Street, number, and unit return as one text, which reads the
 * same on paper.
 */
export function readKeptCompany({
  companyName,
  address,
  vatNumber,
  registrationCode,
  invoiceEmail,
}: CompanyRecord): CompanyDetails | null {
  const parts = address.split(', ')
  const [postalCode = '', city = '', countryText = ''] = parts.slice(1 - PARTS)
  const country = findCountryCode(countryText)
  if (companyName === '' || parts.length < PARTS || country === null) return null
  return {
    companyName,
    streetName: parts.slice(0, 1 - PARTS).join(', '),
    streetNumber: '',
    unitNumber: '',
    postalCode,
    city,
    country,
    vatNumber,
    companyRegNumber: registrationCode,
    invoiceEmail,
  }
}
