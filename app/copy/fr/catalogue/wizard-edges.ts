// What the wizard says where a day more or less changes the price, or doesn't.
import { formFor, plural } from '#app/language/formats.ts'
import type { edgesCopy as english } from '../../catalogue/wizard-edges.ts'

const WORDS = ['', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf']

export const edgesCopy: typeof english = {
  shorter: (days, instead, price) =>
    `${plural(days, { one: 'jour', other: 'jours' })} au lieu de ${instead}\u202F: ${price}`,
  longer: (days, instead, price, more) =>
    `${plural(days, { one: 'jour', other: 'jours' })} au lieu de ${instead}\u202F: ${price}, soit ${more} de plus`,
  changed: (days) => `Le voyage dure maintenant ${plural(days, { one: 'jour', other: 'jours' })}`,
  more: (days) => `${WORDS[days] ?? days} ${formFor(days, { one: 'jour', other: 'jours' })} de plus au même prix`,
}
