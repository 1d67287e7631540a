// What a company tells us about one purchase: how the checkout and the desk call it, and how its invoice does.
import type { purchaseFactsCopy as english } from '../../sales/purchase-facts.ts'

export const purchaseFactsCopy: typeof english = {
  purchaseOrder: {
    label: 'Inkoopordernummer',
    hint: 'Je eigen nummer voor deze aankoop. We zetten het op de factuur.',
    onInvoice: 'Je inkoopordernummer',
  },
  buyerReference: {
    label: 'Referentie van de koper',
    hint: 'Als je boekhouding erom vraagt, bijvoorbeeld een kostenplaats of een OIN.',
    onInvoice: 'Je referentie',
  },
  electronicAddress: {
    label: 'Peppol-ID',
    hint: 'Als je e-facturen op een ander adres dan je btw-nummer ontvangt, bijvoorbeeld 0208:0123456749.',
    onInvoice: 'Je Peppol-ID',
  },
}
