// What the wizard says in Italian where a day more or less changes the price, or doesn't.
import { formFor, plural } from '#app/language/formats.ts'
import type * as english from '../../catalogue/wizard-edges.ts'

const WORDS = ['', 'Un', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove']

export const edgesCopy: typeof english.edgesCopy = {
  shorter: (days, instead, price) =>
    `${plural(days, { one: 'giorno', other: 'giorni' })} invece di ${instead}: ${price}`,
  longer: (days, instead, price, more) =>
    `${plural(days, { one: 'giorno', other: 'giorni' })} invece di ${instead}: ${price}, ${more} in più`,
  changed: (days) => `Ora il viaggio dura ${plural(days, { one: 'giorno', other: 'giorni' })}`,
  more: (days) =>
    `${WORDS[days] ?? days} ${formFor(days, { one: 'giorno', other: 'giorni' })} in più allo stesso prezzo`,
}
