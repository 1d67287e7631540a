// What of the cart a checkout showed: another tab may have put something else into it since, at the same total.
import { createHash } from 'node:crypto'
import type { SavedCart } from '#app/session/visitor.ts'

/** The same for all carts that order the same; it tells nobody what that is. */
export const cartMark = ({ bundleId, destinations, arrival, departure, topUpFor }: SavedCart): string =>
  createHash('sha256')
    .update(JSON.stringify([bundleId, destinations, arrival, departure, topUpFor ?? null]))
    .digest('hex')
    .slice(0, 16)

/** Whether the form names another cart than this one; a form that names none was shown none. */
export function isOtherCart(form: FormData, cart: SavedCart): boolean {
  const shown = form.get('cart')
  return typeof shown === 'string' && shown !== '' && shown !== cartMark(cart)
}
