// What a company tells us about one purchase: how the checkout and the desk call it, and how its invoice does.
import type { purchaseFactsCopy as english } from '../../sales/purchase-facts.ts'

export const purchaseFactsCopy: typeof english = {
  purchaseOrder: {
    label: 'Bon de commande',
    hint: 'Votre propre numéro pour cet achat. Nous l’indiquerons sur la facture.',
    onInvoice: 'Votre bon de commande',
  },
  buyerReference: {
    label: 'Référence acheteur',
    hint: 'Si votre comptabilité en demande une, par exemple un code service ou un centre de coûts.',
    onInvoice: 'Votre référence',
  },
  electronicAddress: {
    label: 'Identifiant Peppol',
    hint: 'Si vous recevez les factures électroniques à une autre adresse que votre numéro de TVA, par exemple 0208:0123456749.',
    onInvoice: 'Votre identifiant Peppol',
  },
}
