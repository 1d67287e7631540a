// What a company tells us about one purchase, in Italian.
import type * as english from '../../sales/purchase-facts.ts'

export const purchaseFactsCopy: typeof english.purchaseFactsCopy = {
  purchaseOrder: {
    label: 'Ordine di acquisto',
    hint: 'Il numero che la tua azienda dà a questo acquisto: compare sulla fattura.',
    onInvoice: 'Il tuo ordine di acquisto',
  },
  buyerReference: {
    label: 'Riferimento acquirente',
    hint: 'Se la tua contabilità ne richiede uno, per esempio un centro di costo.',
    onInvoice: 'Il tuo riferimento',
  },
  electronicAddress: {
    label: 'ID Peppol',
    hint: 'Se ricevi le fatture elettroniche a un indirizzo diverso dalla partita IVA, per esempio 0208:0123456749.',
    onInvoice: 'Il tuo ID Peppol',
  },
}
