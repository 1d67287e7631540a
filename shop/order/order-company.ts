// The company of an order (storefront rules §3 "Order history").
import type { CompanyDetails } from '#shop/account/company.ts'

/** The company that buys, as it stands on the invoice; details that a reference code supplied are marked. */
export type OrderCompany = {
  details: CompanyDetails
  isFromCode: boolean
  /** The code under which the buyer had the details saved with this order. */
  referenceCode: string | null
  /** The buyer's own number for the purchase; null when none was given. */
  purchaseOrder: string | null
}
