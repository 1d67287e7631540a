// What the wizard says where a day more or less changes the price, or doesn't.
import { formFor } from '#app/language/formats.ts'
import { daysText } from '../counts.ts'
import type { edgesCopy as english } from '../../catalogue/wizard-edges.ts'

const WORDS = ['', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun']

export const edgesCopy: typeof english = {
  shorter: (days, instead, price) => `${daysText(days)} statt ${instead}: ${price}`,
  longer: (days, instead, price, more) => `${daysText(days)} statt ${instead}: ${price}, ${more} mehr`,
  changed: (days) => `Die Reise dauert jetzt ${daysText(days)}`,
  more: (days) => `${WORDS[days] ?? days} ${formFor(days, { one: 'Tag', other: 'Tage' })} mehr zum selben Preis`,
}
