// Tells the browser's cart that its order is done, so that it empties itself at the next load (storefront rules §4).

const FRESH_MS = 60 * 60_000

export type Completion = { reference: string; startedAt: string; isSeenLive: boolean }

/**
 * Sets `order_completed` and `order_reference`, once per order: an old order that is opened again from an email must not
 * empty the cart of the next trip. Without storage nothing happens; the cookie of the cart is emptied by the server.
 */
export function rememberCompletion(
  storage: Storage,
  { reference, startedAt, isSeenLive }: Completion,
  now: number,
): void {
  const isExpected = storage.getItem('order_started') === 'true' && storage.getItem('order_reference') === reference
  const isFresh = now - Date.parse(startedAt) < FRESH_MS && storage.getItem('order_reference') !== reference
  if (!isSeenLive && !isExpected && !isFresh) return

  storage.setItem('order_completed', 'true')
  storage.setItem('order_reference', reference)
  storage.removeItem('order_started')
}
