// What a company tells us about one purchase: how the checkout and the desk call it, and how its invoice does.
import { translated } from '#app/language/translated.ts'
import type { PurchaseFact } from '#shop/sales/order/order-company.ts'

type Words = { label: string; hint: string; onInvoice: string }

export const purchaseFactsCopy: Record<PurchaseFact, Words> = translated({
  purchaseOrder: {
    label: 'Purchase order',
    hint: 'Your own number for this purchase. We’ll print it on the invoice.',
    onInvoice: 'Your purchase order',
  },
  buyerReference: {
    label: 'Buyer reference',
    hint: 'If your accounts department asks for one, such as a cost center or a Leitweg-ID.',
    onInvoice: 'Your reference',
  },
  electronicAddress: {
    label: 'Peppol ID',
    hint: 'If you take e-invoices at another address than your VAT number, such as 0208:0123456749.',
    onInvoice: 'Your Peppol ID',
  },
})
