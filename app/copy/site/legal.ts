// What the legal pages have in common.
import { translated } from '#app/language/translated.ts'

export const legalCopy = translated({
  contents: 'Contents',
  plainly: 'In plain English',
  translation: 'This is a translation. The English text is binding.',
  translated: 'Read the English text',
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
})
