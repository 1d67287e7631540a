// What a company tells us about one purchase, in Spanish.
import type * as english from '../../sales/purchase-facts.ts'

export const purchaseFactsCopy: typeof english.purchaseFactsCopy = {
  purchaseOrder: {
    label: 'Orden de compra',
    hint: 'Tu propio número para esta compra. Lo ponemos en la factura.',
    onInvoice: 'Tu orden de compra',
  },
  buyerReference: {
    label: 'Referencia del comprador',
    hint: 'Si tu departamento de contabilidad la pide, por ejemplo un centro de coste.',
    onInvoice: 'Tu referencia',
  },
  electronicAddress: {
    label: 'ID de Peppol',
    hint: 'Si recibes las facturas electrónicas en otra dirección que la de tu NIF-IVA, por ejemplo 0208:0123456749.',
    onInvoice: 'Tu ID de Peppol',
  },
}
