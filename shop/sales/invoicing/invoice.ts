// The content of an invoice: everything printed is copied from the order once, and never looked up again.
import type { Brand } from '#shop/people/brand/brand.ts'
import { purchaseFactsIn } from '#shop/sales/order/order-company.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { ENGLISH_SALE, titleInFull, type SaleWords } from '#shop/sales/order/sale-words.ts'
import type { VatConsultation } from '#shop/catalogue/pricing/company-vat.ts'
import { vatWithin } from '#shop/catalogue/pricing/quote.ts'
import { isEuCountry, type CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'
import { DEFAULT_LANGUAGE } from '#values/language.ts'
import type { InvoiceSnapshot } from './invoice-row.ts'

export type InvoiceKind = 'invoice' | 'credit_note'

type InvoiceLine = InvoiceSnapshot['lines'][number]

/** An invoice or credit note as issued. */
export type Invoice = {
  id: string
  /** The brand that issued it; null for the shop's own. */
  businessId: string | null
  kind: InvoiceKind
  /** Which of the order's invoices or credit notes it is; the last invoice is the valid one. */
  part: number
  number: string
  issuedOn: DateOnly
  snapshot: InvoiceSnapshot
}

/** Whole cents; `country` is null if no country's rate was charged, and `taxNote` says why there is no VAT. */
export type VatSum = {
  country: string | null
  basisPoints: number
  taxNote: string | null
  netCents: number
  vatCents: number
  invoices: number
  creditNotes: number
}
export type ZoneSum = { zone: string; invoices: number; creditNotes: number; netCents: number; totalCents: number }

/** What the books need of one document, or of all that agree in the rest. In cents; negative on a credit note. */
export type DocumentSum = {
  kind: InvoiceKind
  country: string | null
  basisPoints: number
  taxNote: string | null
  netCents: number
  vatCents: number
  /** When the invoice that a credit note corrects was issued. */
  correctsOn: string | null
}
export type IssuedDocument = DocumentSum & {
  number: string
  orderId: string
  issuedOn: DateOnly
  /** The register's answer about the buyer's VAT number, if it was asked. */
  consultation: VatConsultation | null
  /** By which a company finds its purchase, as printed. */
  buyerReference: string | null
  purchaseOrder: string | null
}

/** `on` is a day of the shop, like all days of its documents. */
export type InvoicePayment = { reference: string | null; on: DateOnly }

/**
 * The series that numbers are taken from, one per brand, kind, and year: 'WANDERPASS-2026', 'WANDERPASS-C-2026' (C for
 * credit notes). The year is that of the day of issue.
 */
export function invoiceSeries(
  { orderPrefix }: Pick<Brand, 'orderPrefix'>,
  kind: InvoiceKind,
  issuedOn: DateOnly,
): string {
  const year = issuedOn.slice(0, 4)
  return [orderPrefix.toUpperCase(), ...(kind === 'credit_note' ? ['C'] : []), year].join('-')
}

/** The minimum number of digits in a document number: 'WANDERPASS-2026-000001'. */
export const NUMBER_DIGITS = 6

/**
 * The content of a paid order's invoice. All amounts are the order's own: the lines add up to the net amount, and net
 * amount plus VAT to what was paid. It is in the language of the order, and stays in it.
 */
export function makeInvoice(
  order: Order,
  brand: Brand,
  sellerCountry: CountryCode,
  payment: InvoicePayment,
  words: SaleWords = ENGLISH_SALE,
): InvoiceSnapshot {
  const { subtotalCents, discountCents, processingFeeCents, vatBasisPoints, vatCents, totalCents } = order
  const paidOn = payment.on
  const noVat = whyNoVat(order)
  return {
    language: order.language ?? DEFAULT_LANGUAGE,
    seller: sellerOf(brand, sellerCountry),
    accent: brand.colors.primary,
    buyer: buyerOf(order),
    orderReference: order.reference,
    suppliedOn: paidOn,
    lines: linesOf(order, words),
    netCents: subtotalCents - discountCents + processingFeeCents,
    vatBasisPoints,
    vatCountry: vatBasisPoints === 0 || order.vatCountry === 'outside-eu' ? null : order.vatCountry,
    vatCents,
    totalCents,
    currency: 'EUR',
    taxNote: noVat && ENGLISH_SALE[noVat],
    ...(noVat && { printedTaxNote: words[noVat] }),
    payment: { reference: payment.reference, on: paidOn },
    corrects: null,
  }
}

/** The content of an invoice's credit note: the same, with every sign reversed. */
export function makeCreditNote({ number, issuedOn, snapshot }: Invoice, refundedOn: DateOnly): InvoiceSnapshot {
  const { lines, netCents, vatCents, totalCents, payment } = snapshot
  return {
    ...snapshot,
    lines: lines.map((line) => ({ ...line, netCents: turned(line.netCents) })),
    netCents: turned(netCents),
    vatCents: turned(vatCents),
    totalCents: turned(totalCents),
    payment: { reference: payment.reference, on: refundedOn },
    corrects: { number, issuedOn },
  }
}

/**
 * The content of a credit note for a partial refund: `creditedCents` are on earlier notes already, and `refundedCents`
 * is the sum of all parts. VAT is calculated with the invoice's rate, rounding half up over the sum, so that all credit
 * notes of an order together cancel its invoice to the cent.
 */
export function makePartialCreditNote(
  { number, issuedOn, snapshot }: Invoice,
  { creditedCents, refundedCents }: { creditedCents: number; refundedCents: number },
  refundedOn: DateOnly,
  words: SaleWords = ENGLISH_SALE,
): InvoiceSnapshot {
  const vatCents = vatWithin(refundedCents, snapshot.vatBasisPoints) - vatWithin(creditedCents, snapshot.vatBasisPoints)
  const totalCents = refundedCents - creditedCents
  const netCents = turned(totalCents - vatCents)
  return {
    ...snapshot,
    lines: [{ kind: 'refund', text: words.partOfPrice, quantity: 1, netCents }],
    netCents,
    vatCents: turned(vatCents),
    totalCents: turned(totalCents),
    payment: { reference: snapshot.payment.reference, on: refundedOn },
    corrects: { number, issuedOn },
  }
}

// Avoids negative zero.
const turned = (cents: number) => (cents === 0 ? 0 : -cents)

/** The seller as printed. */
export function sellerOf({ company, fullName, name }: Brand, country: CountryCode): InvoiceSnapshot['seller'] {
  return {
    name: company?.legalName ?? fullName,
    brandName: name,
    country,
    address: company?.address ?? null,
    email: company?.email ?? null,
    phone: company?.phone ?? null,
    kvk: company?.kvk ?? null,
    vat: company?.vat ?? null,
    ...(company?.isSample && { isSample: true }),
  }
}

function buyerOf({ customerName, email, company }: Order): InvoiceSnapshot['buyer'] {
  if (!company) return { name: customerName.trim(), email, company: null }
  const { companyName, streetName, streetNumber, unitNumber, postalCode, city, country, vatNumber, companyRegNumber } =
    company.details
  return {
    name: customerName.trim(),
    email,
    company: {
      name: companyName,
      street: [streetName, streetNumber, unitNumber].filter(Boolean).join(' '),
      postalCode,
      city,
      country,
      vatNumber,
      registrationCode: companyRegNumber || null,
      ...purchaseFactsIn(company),
    },
  }
}

/** What was sold, at its price before any discount. */
export function bundleLine(order: Order, words: SaleWords): InvoiceLine {
  const { bundle, quantity = 1, subtotalCents } = order
  const what = order.topUp ? words.line.topUp : words.line.esim
  const text = `${titleInFull(bundle, words)}: ${what(words.trip.zone(bundle.zone), words.days(bundle.days))}`
  return {
    kind: 'bundle',
    text: order.swapOf ? words.difference(text) : text,
    quantity,
    netCents: subtotalCents,
  }
}

function linesOf(order: Order, words: SaleWords): InvoiceLine[] {
  const { couponCode, discountCents, processingFeeCents } = order
  const lines: InvoiceLine[] = [
    bundleLine(order, words),
    { kind: 'discount', text: words.discount(couponCode), quantity: 1, netCents: turned(discountCents) },
    { kind: 'processing_fee', text: words.processingFee, quantity: 1, netCents: processingFeeCents },
  ]
  return lines.filter(({ kind, netCents }) => kind === 'bundle' || netCents !== 0)
}

function whyNoVat({ isReverseCharged, vatBasisPoints, vatCountry }: Order): 'reverseCharge' | 'outsideEu' | null {
  if (isReverseCharged) return 'reverseCharge'
  const isOutside = vatCountry === 'outside-eu' || (vatCountry !== null && !isEuCountry(vatCountry))
  return vatBasisPoints === 0 && isOutside ? 'outsideEu' : null
}
