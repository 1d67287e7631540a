// What a company tells us about one purchase, in Italian.
import type * as english from '../../sales/purchase-facts.ts'

export const purchaseFactsCopy: typeof english.purchaseFactsCopy = {
  purchaseOrder: {
    label: 'Ordine di acquisto',
    hint: 'Il numero che la tua azienda dà a questo acquisto: compare sulla fattura.',
    onInvoice: 'Il tuo ordine di acquisto',
  },
}
