// The words on invoices and credit notes, on the page and on paper.
import { countryName } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import type { CountryCode } from '#values/country/country.ts'

const percent = (basisPoints: number) => `${basisPoints / 100}%`

const MOST_CHARACTERS = 20
const some = (all: string[]) =>
  all.length > MOST_CHARACTERS ? `${all.slice(0, MOST_CHARACTERS).join(', ')}, …` : all.join(', ')

export const invoiceCopy = translated({
  kind: { invoice: 'Invoice', credit_note: 'Credit note' },

  seller: 'Seller',
  buyer: 'Customer',
  kvk: (number: string) => `Registration number: ${number}`,
  vatNumber: (number: string) => `VAT number: ${number}`,
  registrationCode: (code: string) => `Registration code: ${code}`,
  attention: (name: string) => `Attn. ${name}`,

  number: { invoice: 'Invoice number', credit_note: 'Credit note number' },
  issued: 'Date of issue',
  supplied: 'Date of supply',
  reference: 'Order reference',
  corrects: 'Corrects invoice',
  correctsText: (number: string, day: string) => `${number} of ${day}`,

  lines: 'Items',
  line: { text: 'Description', quantity: 'Quantity', vat: 'VAT', net: 'Net amount' },
  rate: percent,
  net: 'Net amount',
  vat: (basisPoints: number, country: CountryCode | null) =>
    `VAT ${percent(basisPoints)}${country ? ` (${countryName(country)})` : ''}`,
  total: { invoice: 'Total', credit_note: 'Total credited' },
  sample: 'Sample: this is a demo shop, and its seller doesn’t exist.',
  currency: 'All amounts are in euros (EUR).',
  paid: {
    invoice: (day: string) => `Paid in full on ${day}.`,
    credit_note: (day: string) => `Refunded in full on ${day} to the original payment method.`,
    part: (day: string) => `Partly refunded on ${day} to the original payment method.`,
    reissued: (day: string) => `Taken back on ${day}: a new invoice replaces the one named here. No money moved.`,
  },
  paymentReference: (reference: string) => `Payment reference: ${reference}`,
  notPrinted: (characters: string[]) =>
    `□ replaces a character that can’t be printed here (${some(characters)}). The document on our website shows it.`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,

  download: 'Download PDF',
  downloadData: 'Download e-invoice (XML)',
  other: {
    invoice: (number: string | null) => (number ? `View invoice ${number}` : 'View invoice'),
    /** With its number if there are several. */
    credit_note: (number: string | null) => (number ? `View credit note ${number}` : 'View credit note'),
  },
  provider: 'Payment provider’s receipt',
  back: 'Back to your order',
})
