// What the wizard says where a day more or less changes the price, or doesn't.
import { formFor } from '#app/language/formats.ts'
import type { edgesCopy as english } from '../../catalogue/wizard-edges.ts'
import { daysText } from '../counts.ts'

const WORDS = ['', 'Eén', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht', 'Negen']

export const edgesCopy: typeof english = {
  shorter: (days, instead, price) => `${daysText(days)} in plaats van ${instead}: ${price}`,
  longer: (days, instead, price, more) => `${daysText(days)} in plaats van ${instead}: ${price}, ${more} meer`,
  changed: (days) => `De reis duurt nu ${daysText(days)}`,
  more: (days) => `${WORDS[days] ?? days} ${formFor(days, { one: 'dag', other: 'dagen' })} langer voor dezelfde prijs`,
}
