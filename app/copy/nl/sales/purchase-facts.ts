// What a company tells us about one purchase: how the checkout and the desk call it, and how its invoice does.
import type { purchaseFactsCopy as english } from '../../sales/purchase-facts.ts'

export const purchaseFactsCopy: typeof english = {
  purchaseOrder: {
    label: 'Inkoopordernummer',
    hint: 'Je eigen nummer voor deze aankoop. We zetten het op de factuur.',
    onInvoice: 'Je inkoopordernummer',
  },
}
