// The address that opens an order to whoever holds its key.
export const orderLink = (publicUrl: string, reference: string, key: string): string =>
  `${publicUrl}/success?reference=${encodeURIComponent(reference)}&key=${key}`

/** The address that opens the invoice of an order to whoever holds its key. */
export const invoiceLink = (publicUrl: string, reference: string, key: string): string =>
  `${publicUrl}/order/invoice?reference=${encodeURIComponent(reference)}&key=${key}`

/** Where a contract is withdrawn from; the reference is filled in. */
export const withdrawLink = (publicUrl: string, reference: string): string =>
  `${publicUrl}/withdraw?reference=${encodeURIComponent(reference)}`
