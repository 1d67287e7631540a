// The addresses that open an order, or the page to install its eSIM, for whoever has the key.
export const orderLink = (publicUrl: string, reference: string, key: string): string =>
  keyedLink(publicUrl, '/success', reference, key)

export const installLink = (publicUrl: string, reference: string, key: string): string =>
  keyedLink(publicUrl, '/install', reference, key)

/** The address that opens a gift, and nothing of the order that paid for it. */
export const giftLink = (publicUrl: string, key: string): string => `${publicUrl}/gift?key=${key}`

/** The address that opens an order's invoice for whoever has its key. */
export const invoiceLink = (publicUrl: string, reference: string, key: string): string =>
  keyedLink(publicUrl, '/order/invoice', reference, key)

/** The address of the PDF alone, for an office that has nothing to do with the eSIM. */
export const invoicePdfLink = (publicUrl: string, reference: string, key: string): string =>
  keyedLink(publicUrl, '/order/invoice.pdf', reference, key)

/** The withdrawal page, with the reference filled in. */
export const withdrawLink = (publicUrl: string, reference: string): string =>
  `${publicUrl}/withdraw?reference=${encodeURIComponent(reference)}`

const keyedLink = (publicUrl: string, path: string, reference: string, key: string): string =>
  `${publicUrl}${path}?reference=${encodeURIComponent(reference)}&key=${key}`
