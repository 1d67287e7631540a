// The words of a cart with something in it; those of an empty one are with the frame.
import type { cartCopy as english } from '../../catalogue/cart.ts'
import { daysText } from '../counts.ts'

export const cartCopy: typeof english = {
  line: (data, days) => `${data} voor ${daysText(days)}`,
  lineTotal: 'Bedrag',
  total: 'Totaal:',
  checkout: 'Afrekenen',
  change: 'Andere bundel kiezen',
  removeShort: 'Verwijderen',
  remove: (trip) => `${trip} verwijderen`,
}
