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
