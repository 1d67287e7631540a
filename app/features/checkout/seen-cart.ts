// Which cart a checkout page showed: another tab may have changed it since, even with the same total.
import { createHash } from 'node:crypto'
import type { SavedCart } from '#app/session/visitor.ts'

/** The same for all carts that order the same things, without revealing them. */
export const cartMark = ({ bundleId, destinations, arrival, departure, topUpFor, travelers = 1 }: SavedCart): string =>
  createHash('sha256')
    .update(JSON.stringify([bundleId, destinations, arrival, departure, topUpFor ?? null, travelers]))
    .digest('hex')
    .slice(0, 16)

/** Whether the form names another cart than this one; a form that names none was shown none. */
export function isOtherCart(form: FormData, cart: SavedCart): boolean {
  const shown = form.get('cart')
  return typeof shown === 'string' && shown !== '' && shown !== cartMark(cart)
}
