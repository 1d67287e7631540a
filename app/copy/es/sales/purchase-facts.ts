// What a company tells us about one purchase, in Spanish.
import type * as english from '../../sales/purchase-facts.ts'

export const purchaseFactsCopy: typeof english.purchaseFactsCopy = {
  purchaseOrder: {
    label: 'Orden de compra',
    hint: 'Tu propio número para esta compra. Lo ponemos en la factura.',
    onInvoice: 'Tu orden de compra',
  },
}
