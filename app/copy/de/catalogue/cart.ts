// The words of a cart with something in it; those of an empty one are with the frame.
import type { cartCopy as english } from '../../catalogue/cart.ts'
import { daysText } from '../counts.ts'

export const cartCopy: typeof english = {
  line: (data, days) => `${data} für ${daysText(days)}`,
  lineTotal: 'Summe',
  total: 'Gesamt:',
  checkout: 'Zur Kasse',
  change: 'Paket ändern',
  removeShort: 'Entfernen',
  remove: (trip) => `${trip} entfernen`,
}
