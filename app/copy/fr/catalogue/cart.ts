// The words of a cart with something in it; those of an empty one are with the frame.
import { plural } from '#app/language/formats.ts'
import type { cartCopy as english } from '../../catalogue/cart.ts'

export const cartCopy: typeof english = {
  line: (data, days) => `${data} pour ${plural(days, { one: 'jour', other: 'jours' })}`,
  lineTotal: 'Total de la ligne',
  total: 'Total\u202F:',
  checkout: 'Valider le panier',
  change: 'Changer de forfait',
  removeShort: 'Retirer',
  remove: (trip) => `Retirer\u202F: ${trip}`,
}
