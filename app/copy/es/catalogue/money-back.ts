// How money comes back, on the label of a bundle.
import { plural } from '#app/language/formats.ts'
import type { moneyBackCopy as english } from '../../catalogue/money-back.ts'

export const moneyBackCopy: typeof english = {
  withdrawal: '14 días, mientras no se active',
  undo: (days) => `al instante en ${plural(days, { one: 'día', other: 'días' })} si no está instalada`,
  person: 'nuestro equipo decide sobre una eSIM sin usar',
  'on request': 'la red decide sobre una eSIM sin usar',
  never: 'la red no acepta devoluciones',
}
