// The address where more data is put on an eSIM, for pages and mails; it names the eSIM by a sealed name alone.

/** What the sealer of the names in these addresses is made for. */
export const TOP_UP_PURPOSE = 'top-up'

/** '/top-up?esim=…' at the shop's own address; `sealed` comes from `shop.sealTopUp`. */
export const topUpLink = (publicUrl: string, sealed: string): string =>
  `${publicUrl}/top-up?esim=${encodeURIComponent(sealed)}`
