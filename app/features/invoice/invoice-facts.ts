// An invoice as text: the page and the PDF show the same, in the same order, and nothing that is unknown.
import { writeDate } from '#app/language/write-date.ts'
import { currentLanguage } from '#app/language/current-language.ts'
import { speakIn } from '#app/language/speak-in.ts'
import { countryName, formatEuro } from '#app/language/formats.ts'
import { invoiceCopy as copy } from '#app/copy/sales/invoice.ts'
import { purchaseFactsCopy } from '#app/copy/sales/purchase-facts.ts'
import { findCountryCode } from '#values/country/country-by-name.ts'
import { foldName } from '#values/country/country-spelling.ts'
import type { CountryCode } from '#values/country/country.ts'
import { FOREIGN_LANGUAGES, type Language } from '#values/language.ts'
import type { Invoice } from '#shop/sales/invoicing/invoice.ts'
import { PURCHASE_FACTS } from '#shop/sales/order/order-company.ts'

export type Fact = { name: string; value: string }

export type InvoiceLineFacts = { text: string; quantity: string; vat: string; net: string }

export type InvoiceFacts = {
  language: Language
  title: string
  number: string
  brandName: string
  accent: string
  /** First the name, then what follows it, a line each. */
  seller: string[]
  buyer: string[]
  labels: { seller: string; buyer: string; lines: string; head: InvoiceLineFacts }
  facts: Fact[]
  lines: InvoiceLineFacts[]
  sums: Fact[]
  total: Fact
  notes: string[]
}

/** In the language in which it was issued; one from before languages is told in that of its reader. */
export const invoiceFacts = (invoice: Invoice): Promise<InvoiceFacts> =>
  speakIn(invoice.snapshot.language ?? currentLanguage(), () => tellInvoice(invoice))

function tellInvoice({ kind, number, issuedOn, snapshot }: Invoice): InvoiceFacts {
  const { seller, vatBasisPoints, payment, taxNote, printedTaxNote } = snapshot
  return {
    language: currentLanguage(),
    title: copy.kind[kind],
    number,
    brandName: seller.brandName,
    accent: snapshot.accent,
    seller: sellerLines(seller),
    buyer: buyerLines(snapshot.buyer),
    labels: { seller: copy.seller, buyer: copy.buyer, lines: copy.lines, head: { ...copy.line } },
    facts: [
      { name: copy.number[kind], value: number },
      ...(snapshot.corrects
        ? [
            {
              name: copy.corrects,
              value: copy.correctsText(snapshot.corrects.number, longDay(snapshot.corrects.issuedOn)),
            },
          ]
        : []),
      { name: copy.issued, value: longDay(issuedOn) },
      { name: copy.supplied, value: longDay(snapshot.suppliedOn) },
      { name: copy.reference, value: snapshot.orderReference },
      ...purchaseFacts(snapshot.buyer),
    ],
    lines: snapshot.lines.map(({ text, quantity, netCents }) => ({
      text,
      quantity: String(quantity),
      vat: copy.rate(vatBasisPoints),
      net: formatEuro(netCents),
    })),
    sums: [
      { name: copy.net, value: formatEuro(snapshot.netCents) },
      { name: copy.vat(vatBasisPoints, snapshot.vatCountry), value: formatEuro(snapshot.vatCents) },
    ],
    total: { name: copy.total[kind], value: formatEuro(snapshot.totalCents) },
    notes: [
      ...(seller.isSample ? [copy.sample] : []),
      ...(taxNote ? [printedTaxNote ?? taxNote] : []),
      copy.paid[paidAs(snapshot, kind)](longDay(payment.on)),
      ...(payment.reference ? [copy.paymentReference(payment.reference)] : []),
      copy.currency,
    ],
  }
}

function paidAs({ isReissued, lines }: Invoice['snapshot'], kind: Invoice['kind']) {
  if (isReissued) return 'reissued'
  return lines.some((line) => line.kind === 'refund') ? 'part' : kind
}

function sellerLines({ name, brandName, address, country, kvk, vat, email, phone }: Invoice['snapshot']['seller']) {
  return told([
    name,
    brandName === name ? null : brandName,
    ...addressLines(address, country),
    kvk && copy.kvk(kvk),
    vat && copy.vatNumber(vat),
    email,
    phone,
  ])
}

// An address that ends with its country does not name it twice, in whichever language its owner wrote it; the page names
// it in its own.
function addressLines(address: string | null, country: CountryCode): string[] {
  const lines = address?.trimEnd().split('\n') ?? []
  return [...(isCountry(lines.at(-1) ?? '', country) ? lines.slice(0, -1) : lines), countryName(country)]
}

const isCountry = (line: string, country: CountryCode): boolean =>
  findCountryCode(line) === country ||
  FOREIGN_LANGUAGES.some((language) => {
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(country)
    return name !== undefined && foldName(line) === foldName(name)
  })

function buyerLines({ name, email, company }: Invoice['snapshot']['buyer']) {
  if (!company) return told([name, email])
  return told([
    company.name,
    ...addressLines(
      told([company.street, [company.postalCode, company.city].filter(Boolean).join(' ')]).join('\n'),
      company.country,
    ),
    copy.vatNumber(company.vatNumber),
    company.registrationCode && copy.registrationCode(company.registrationCode),
    copy.attention(name),
    email,
  ])
}

const purchaseFacts = ({ company }: Invoice['snapshot']['buyer']): Fact[] =>
  PURCHASE_FACTS.flatMap((fact) => {
    const value = company?.[fact]
    return value ? [{ name: purchaseFactsCopy[fact].onInvoice, value }] : []
  })

const told = (lines: (string | null)[]): string[] => lines.flatMap((line) => line?.trim() || [])

const longDay = (day: string) => writeDate(new Date(`${day}T00:00:00Z`), { timeZone: 'UTC', dateStyle: 'long' })
