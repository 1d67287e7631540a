// The company of an order (storefront rules §3 "Order history").
import type { CompanyDetails } from '#shop/account/company.ts'

/** The buying company as printed on the invoice; details that came from a reference code are marked. */
export type OrderCompany = {
  details: CompanyDetails
  isFromCode: boolean
  /** The code under which the buyer saved the details with this order. */
  referenceCode: string | null
  /** The buyer's own number for the purchase; null if none was given. */
  purchaseOrder: string | null
}
