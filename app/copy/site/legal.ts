// What the legal pages have in common.
export const legalCopy = {
  contents: 'Contents',
  plainly: 'In plain English',
  company: {
    heading: 'Who runs this shop',
    missing: (brand: string) =>
      `The operator hasn’t yet entered the name of the company behind ${brand}, its postal address, its registration number or its VAT number. They go in the brand settings.`,
    name: 'Company',
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    kvk: 'Registration number',
    vat: 'VAT number',
  },
} as const
