// The address of the top-up page for an eSIM, for pages and emails; it contains only a sealed name.

/** The purpose of the sealer for these addresses. */
export const TOP_UP_PURPOSE = 'top-up'

/** '/top-up?esim=…' at the shop's own address; `sealed` comes from `shop.sealTopUp`, and a bundle is chosen if it is given. */
export const topUpLink = (publicUrl: string, sealed: string, bundleId?: string): string =>
  `${publicUrl}/top-up?esim=${encodeURIComponent(sealed)}${bundleId === undefined ? '' : `&bundle=${encodeURIComponent(bundleId)}`}`
