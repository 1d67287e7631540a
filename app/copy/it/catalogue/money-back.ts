// How money comes back, on the label of a bundle.
import { plural } from '#app/language/formats.ts'
import type { moneyBackCopy as english } from '../../catalogue/money-back.ts'

export const moneyBackCopy: typeof english = {
  withdrawal: 'Entro 14 giorni, finché non è attivata',
  undo: (days) => `subito entro ${plural(days, { one: 'giorno', other: 'giorni' })} se non è installata`,
  person: 'su una eSIM non usata decide il nostro team',
  'on request': 'su una eSIM non usata decide la rete',
  never: 'la rete non ritira le eSIM',
}
