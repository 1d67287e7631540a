// The fields of the company section at checkout, one row each, from top to bottom. The form, its limits, its problems,
// the saved draft, and the JSON call are made from this table.
import type { CompanyDetails } from '#shop/people/company/company.ts'
import type { PurchaseFact } from '#shop/sales/order/order-company.ts'

export type CompanyField = keyof CompanyDetails | 'outsideEuCountry' | PurchaseFact

type Row = {
  /** The field's ID on the checkout page. */
  id: string
  /** In characters. */
  longest: number
  isRequired?: true
  autoComplete?: string
}

export const COMPANY_TABLE: Record<CompanyField, Row> = {
  companyName: { id: 'company-name', longest: 200, isRequired: true, autoComplete: 'organization' },
  streetName: { id: 'street-name', longest: 200, isRequired: true, autoComplete: 'address-line1' },
  streetNumber: { id: 'street-number', longest: 40 },
  unitNumber: { id: 'unit-number', longest: 40, autoComplete: 'address-line2' },
  postalCode: { id: 'postal-code', longest: 40, isRequired: true, autoComplete: 'postal-code' },
  city: { id: 'company-city', longest: 200, isRequired: true, autoComplete: 'address-level2' },
  // The checkout has two lists of countries, because VAT differs between them.
  country: { id: 'company-country', longest: 200, isRequired: true, autoComplete: 'country' },
  outsideEuCountry: { id: 'outside-eu-country', longest: 200, isRequired: true },
  vatNumber: { id: 'vat-number', longest: 40, isRequired: true, autoComplete: 'off' },
  companyRegNumber: { id: 'company-registration', longest: 100, autoComplete: 'off' },
  purchaseOrder: { id: 'purchase-order', longest: 60, autoComplete: 'off' },
  buyerReference: { id: 'buyer-reference', longest: 60, autoComplete: 'off' },
  electronicAddress: { id: 'electronic-address', longest: 60, autoComplete: 'off' },
  invoiceEmail: { id: 'invoice-email', longest: 254, autoComplete: 'off' },
}

export const isCompanyField = (name: string): name is CompanyField => Object.hasOwn(COMPANY_TABLE, name)

/** All fields, from top to bottom. */
export const COMPANY_FIELDS: readonly CompanyField[] = Object.keys(COMPANY_TABLE).filter(isCompanyField)
