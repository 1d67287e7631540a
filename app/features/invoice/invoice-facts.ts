// An invoice as text: the page and the PDF show the same, in the same order, and nothing that is unknown.
import { writeDate } from '#app/language/write-date.ts'
import { countryName, formatEuro } from '#app/language/formats.ts'
import { invoiceCopy as copy } from '#app/copy/sales/invoice.ts'
import { purchaseFactsCopy } from '#app/copy/sales/purchase-facts.ts'
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
    ...addressLines(address, countryName(country)),
    kvk && copy.kvk(kvk),
    vat && copy.vatNumber(vat),
    email,
    phone,
  ])
}

// An address that ends with its country does not name it twice.
function addressLines(address: string | null, country: string): string[] {
  const lines = address?.split('\n') ?? []
  return lines.at(-1) === country ? lines : [...lines, country]
}

function buyerLines({ name, email, company }: Invoice['snapshot']['buyer']) {
  if (!company) return told([name, email])
  return told([
    company.name,
    company.street,
    [company.postalCode, company.city].filter(Boolean).join(' '),
    countryName(company.country),
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
