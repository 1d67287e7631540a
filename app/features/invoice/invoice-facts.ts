// An invoice as text: the page and the PDF show the same, in the same order, and nothing that is unknown.
import { writeDate } from '#app/language/write-date.ts'
import { countryName, formatEuro } from '#app/language/formats.ts'
import { invoiceCopy as copy } from '#app/copy/sales/invoice.ts'
import { purchaseFactsCopy } from '#app/copy/sales/purchase-facts.ts'
import { findCountryCode } from '#values/country/country-by-name.ts'
import { foldName } from '#values/country/country-spelling.ts'
import type { CountryCode } from '#values/country/country.ts'
import { FOREIGN_LANGUAGES } from '#values/language.ts'
import type { Invoice } from '#shop/sales/invoicing/invoice.ts'
import { PURCHASE_FACTS } from '#shop/sales/order/order-company.ts'

export type Fact = { name: string; value: string }

export type InvoiceFacts = {
  title: string
  number: string
  brandName: string
  accent: string
  /** First the name, then what follows it, a line each. */
  seller: string[]
  buyer: string[]
  facts: Fact[]
  lines: { text: string; quantity: string; vat: string; net: string }[]
  sums: Fact[]
  total: Fact
  notes: string[]
}

export function invoiceFacts({ kind, number, issuedOn, snapshot }: Invoice): InvoiceFacts {
  const { seller, vatBasisPoints, payment, taxNote } = snapshot
  return {
    title: copy.kind[kind],
    number,
    brandName: seller.brandName,
    accent: snapshot.accent,
    seller: sellerLines(seller),
    buyer: buyerLines(snapshot.buyer),
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
      ...(taxNote ? [taxNote] : []),
      copy.paid[snapshot.lines.some((line) => line.kind === 'refund') ? 'part' : kind](longDay(payment.on)),
      ...(payment.reference ? [copy.paymentReference(payment.reference)] : []),
      copy.currency,
    ],
  }
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
