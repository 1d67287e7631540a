// The addresses that open an order, or the page that installs its eSIM, to whoever holds the key.
export const orderLink = (publicUrl: string, reference: string, key: string): string =>
  keyedLink(publicUrl, '/success', reference, key)

export const installLink = (publicUrl: string, reference: string, key: string): string =>
  keyedLink(publicUrl, '/install', reference, key)

const keyedLink = (publicUrl: string, path: string, reference: string, key: string): string =>
  `${publicUrl}${path}?reference=${encodeURIComponent(reference)}&key=${key}`
