// Who sells, as an invoice must state it. In production, a brand without these details issues no invoices.
import type { CompanyFacts } from '#values/brand-facts.ts'
import { readFullVatNumber, type VatNumber } from '#values/vat-number.ts'

/** What the law requires an invoice to name of its seller (Directive 2006/112/EC, article 226). */
const IDENTITY_SETTINGS = ['legalName', 'address', 'kvk', 'vat'] as const
export type IdentitySetting = (typeof IDENTITY_SETTINGS)[number]

/** The settings still missing for invoices; none if the seller is complete. */
export const missingIdentity = (company: { [Name in IdentitySetting]?: string } | undefined): IdentitySetting[] =>
  IDENTITY_SETTINGS.filter((name) => !company?.[name])

/** The VAT number under which this seller may ask the EU's register; null without one, and for a sample. */
export const registeredNumberOf = (company: CompanyFacts | undefined): VatNumber | null =>
  company?.vat && !company.isSample ? readFullVatNumber(company.vat) : null

/** Who sells, in one line of English for pages hosted by others; null for a company without a name. */
export function sellerLine(company: CompanyFacts | undefined): string | null {
  if (!company?.legalName) return null
  const { legalName, address, kvk, vat, isSample } = company
  return [
    [legalName, ...(address?.split('\n') ?? [])].join(', '),
    kvk && `Registration number ${kvk}`,
    vat && `VAT ${vat}`,
    isSample && 'This shop is a demo, and the company a sample',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Replaces a missing company in a demo, so footer and invoice can be seen in full. It says that it is a sample. */
export const SAMPLE_COMPANY: CompanyFacts = {
  isSample: true,
  legalName: 'Sample Company B.V.',
  address: 'Sample Street 1\n1000 AA Amsterdam\nThe Netherlands',
  email: 'support@sample-company.example',
  phone: '+31 20 000 0000',
  kvk: '00000000',
  vat: 'NL000000000B00',
  reviewUrl: 'https://example.com/reviews',
  links: [
    { label: 'Instagram', href: 'https://example.com/instagram' },
    { label: 'LinkedIn', href: 'https://example.com/linkedin' },
  ],
}
