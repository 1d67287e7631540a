import { text } from 'drizzle-orm/pg-core'

/**
 * What a company tells us about one purchase, besides who it is. `PURCHASE_FACTS` in `shop/sales/order/order-company.ts` has
 * the same names.
 */
export const purchaseFacts = {
  // the buyer's own number for the purchase
  purchaseOrder: text('purchase_order'),
  // what its accounts department wants an invoice to name (BT-10)
  buyerReference: text('buyer_reference'),
  // where it takes structured invoices (BT-49), as '0208:0123456749'
  electronicAddress: text('electronic_address'),
}
export type PurchaseFactsData = Partial<Record<keyof typeof purchaseFacts, string | null>>
