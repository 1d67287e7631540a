import type { CompanyDetails } from '#shop/people/company/company.ts'

/** What an order stores about the company that placed it. */
export const ACME = {
  isCompany: true,
  companyName: 'Acme GmbH',
  invoiceEmail: 'office@acme.example',
  companyAddress: {
    streetName: 'Street',
    streetNumber: '1',
    unitNumber: '',
    postalCode: '1010',
    city: 'Wien',
    country: 'AT',
  },
}

/** A company in Germany, as it enters its details. */
export const KRANICH: CompanyDetails = {
  companyName: 'Kranich Reisen GmbH',
  streetName: 'Lindenallee',
  streetNumber: '12',
  unitNumber: '',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatNumber: 'DE123456789',
  companyRegNumber: 'HRB 12345',
  invoiceEmail: 'books@kranich.example',
}
