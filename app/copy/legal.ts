// What the legal pages have in common.
export const legalCopy = {
  contents: 'Contents',
  print: 'Print or save as PDF',
  plainly: 'In plain words',
  company: {
    heading: 'Who runs this shop',
    missing: (brand: string) =>
      `The name of the company behind ${brand}, its postal address, its Chamber of Commerce (KvK) number and its VAT number are filled in by the operator in the brand settings. They have not been entered yet.`,
    name: 'Company',
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    kvk: 'KvK number',
    vat: 'VAT number',
  },
} as const
