// The address that opens an order to whoever holds its key.
export const orderLink = (publicUrl: string, reference: string, key: string): string =>
  `${publicUrl}/success?reference=${encodeURIComponent(reference)}&key=${key}`
