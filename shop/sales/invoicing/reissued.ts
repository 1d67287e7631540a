// An invoice that is issued again: its credit note, and what the new one says. The total stays what was paid. Pure rules.
import type { VatConsultation } from '#shop/catalogue/pricing/company-vat.ts'
import { vatWithin } from '#shop/catalogue/pricing/quote.ts'
import type { OrderCompany } from '#shop/sales/order/order-company.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { SaleWords } from '#shop/sales/order/sale-words.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'
import { makeCreditNote, makePartialCreditNote, type Invoice, type InvoiceKind } from './invoice.ts'

/** Who bought in truth, and where VAT is due, with its rate in basis points. */
export type BuyerTerms = {
  company: OrderCompany | null
  country: CountryCode | 'outside-eu' | null
  basisPoints: number
  isReverseCharged: boolean
  /** The register's answer about the company's number; null if it wasn't asked, missing where the buyer stays the same. */
  consultation?: VatConsultation | null
}

type Paper = Pick<Invoice, 'kind' | 'part' | 'number' | 'snapshot'>

/** What an order's documents come to, in cents. */
export const sumOf = (papers: readonly Paper[]): number =>
  papers.reduce((sum, { snapshot }) => sum + snapshot.totalCents, 0)

/** How much of this invoice its credit notes took back, in cents. */
export const creditedOf = ({ number }: Pick<Invoice, 'number'>, papers: readonly Paper[]): number =>
  0 - sumOf(papers.filter(({ kind, snapshot }) => kind === 'credit_note' && snapshot.corrects?.number === number))

export const nextPart = (papers: readonly Paper[], kind: InvoiceKind): number =>
  papers.filter((paper) => paper.kind === kind).length + 1

/**
 * The order as its new invoice states it: `keptCents` of the payment were kept, and the VAT is within them. A discount
 * and a fee stay lines of their own as long as nothing was refunded.
 */
export function orderAsReissued(order: Order, keptCents: number, terms: BuyerTerms): Order {
  const { company, country, basisPoints, isReverseCharged } = terms
  const vatCents = vatWithin(keptCents, basisPoints)
  const netCents = keptCents - vatCents
  const subtotalCents = netCents + order.discountCents - order.processingFeeCents
  const areLinesKept = keptCents === order.totalCents && subtotalCents >= order.discountCents
  return {
    ...order,
    company,
    isReverseCharged,
    vatCountry: country,
    vatBasisPoints: basisPoints,
    vatCents,
    totalCents: keptCents,
    ...(areLinesKept ? { subtotalCents } : { subtotalCents: netCents, discountCents: 0, processingFeeCents: 0 }),
  }
}

/** The credit note for what is left of an invoice. */
export function takeBack(
  invoice: Invoice,
  papers: readonly Paper[],
  today: DateOnly,
  words: SaleWords,
): Invoice['snapshot'] {
  const creditedCents = creditedOf(invoice, papers)
  const whole = { creditedCents, refundedCents: invoice.snapshot.totalCents }
  const note =
    creditedCents === 0 ? makeCreditNote(invoice, today) : makePartialCreditNote(invoice, whole, today, words)
  return { ...note, isReissued: true }
}

/** Whether a new invoice would say what the old one says. */
export const saysTheSame = (one: Invoice['snapshot'], other: Invoice['snapshot']): boolean =>
  toldIn(one) === toldIn(other)

const toldIn = ({ buyer, vatCountry, vatBasisPoints, vatCents, taxNote }: Invoice['snapshot']) =>
  JSON.stringify([
    buyer.name,
    buyer.email,
    buyer.company && Object.entries(buyer.company).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    vatCountry,
    vatBasisPoints,
    vatCents,
    taxNote,
  ])
