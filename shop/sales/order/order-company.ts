// The company of an order (storefront rules §3 "Order history"), and what it tells us about this purchase alone.
import type { CompanyDetails } from '#shop/people/company/company.ts'
import { recordOf } from '#values/record-of.ts'

/**
 * What a company tells us about one purchase, besides who it is. Each name here is also the name of the order's column.
 * The checkout asks for each, the desk and the invoice show each, and each is deleted together with the buyer.
 */
export const PURCHASE_FACTS = [
  // the buyer's own number for the purchase
  'purchaseOrder',
  // what its accounts department wants an invoice to name, such as a Leitweg-ID of a German authority
  'buyerReference',
  // where it takes structured invoices, if that doesn't follow from its VAT number; `readElectronicAddress` knows its form
  'electronicAddress',
] as const
export type PurchaseFact = (typeof PURCHASE_FACTS)[number]
/** Null for whatever the company didn't tell. */
export type PurchaseFacts = Record<PurchaseFact, string | null>

/** The buying company as printed on the invoice; details that came from a reference code are marked. */
export type OrderCompany = PurchaseFacts & {
  details: CompanyDetails
  isFromCode: boolean
  /** The code under which the buyer saved the details with this order. */
  referenceCode: string | null
}

/** The facts of a purchase and nothing else, out of anything that contains them. */
export const purchaseFactsIn = (told: PurchaseFacts): PurchaseFacts => recordOf(PURCHASE_FACTS, (fact) => told[fact])

/** A company that was entered in full and isn't saved under a code, with what it told about the purchase. */
export const companyWith = (details: CompanyDetails, told: Partial<PurchaseFacts> = {}): OrderCompany => ({
  details,
  isFromCode: false,
  referenceCode: null,
  ...recordOf(PURCHASE_FACTS, (fact) => told[fact] ?? null),
})
