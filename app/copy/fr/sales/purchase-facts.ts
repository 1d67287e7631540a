// What a company tells us about one purchase: how the checkout and the desk call it, and how its invoice does.
import type { purchaseFactsCopy as english } from '../../sales/purchase-facts.ts'

export const purchaseFactsCopy: typeof english = {
  purchaseOrder: {
    label: 'Bon de commande',
    hint: 'Votre propre numéro pour cet achat. Nous l’indiquerons sur la facture.',
    onInvoice: 'Votre bon de commande',
  },
}
