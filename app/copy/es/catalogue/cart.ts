// The words of a cart with something in it, in Spanish.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../catalogue/cart.ts'

export const cartCopy: typeof english.cartCopy = {
  line: (data, days) => `${data} durante ${plural(days, { one: 'día', other: 'días' })}`,
  lineTotal: 'Total de la línea',
  total: 'Total:',
  checkout: 'Ir a pagar',
  change: 'Cambiar de paquete',
  removeShort: 'Quitar',
  remove: (trip) => `Quitar ${trip}`,
}
