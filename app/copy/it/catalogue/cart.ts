// The words of a cart with something in it, in Italian.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../catalogue/cart.ts'

export const cartCopy: typeof english.cartCopy = {
  line: (data, days) => `${data} per ${plural(days, { one: 'giorno', other: 'giorni' })}`,
  lineTotal: 'Totale della riga',
  total: 'Totale:',
  checkout: 'Vai alla cassa',
  change: 'Cambia pacchetto',
  removeShort: 'Rimuovi',
  remove: (trip) => `Rimuovi ${trip}`,
}
