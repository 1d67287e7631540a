// What a company tells us about one purchase: how the checkout and the desk call it, and how its invoice does.
import type { purchaseFactsCopy as english } from '../../sales/purchase-facts.ts'

export const purchaseFactsCopy: typeof english = {
  purchaseOrder: {
    label: 'Bestellzeichen',
    hint: 'Ihre eigene Nummer für diesen Kauf. Wir drucken sie auf die Rechnung.',
    onInvoice: 'Ihr Bestellzeichen',
  },
  buyerReference: {
    label: 'Käuferreferenz',
    hint: 'Falls Ihre Buchhaltung eine verlangt, etwa eine Kostenstelle oder eine Leitweg-ID.',
    onInvoice: 'Ihre Referenz',
  },
  electronicAddress: {
    label: 'Peppol-ID',
    hint: 'Falls Sie E-Rechnungen nicht unter Ihrer USt-IdNr. empfangen, zum Beispiel 0208:0123456749.',
    onInvoice: 'Ihre Peppol-ID',
  },
}
