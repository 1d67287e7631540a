// What the wizard says in Spanish where a day more or less changes the price, or doesn't.
import { formFor, plural } from '#app/language/formats.ts'
import type * as english from '../../catalogue/wizard-edges.ts'

const WORDS = ['', 'Un', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve']

export const edgesCopy: typeof english.edgesCopy = {
  shorter: (days, instead, price) => `${plural(days, { one: 'día', other: 'días' })} en vez de ${instead}: ${price}`,
  longer: (days, instead, price, more) =>
    `${plural(days, { one: 'día', other: 'días' })} en vez de ${instead}: ${price}, ${more} más`,
  changed: (days) => `Ahora el viaje dura ${plural(days, { one: 'día', other: 'días' })}`,
  more: (days) => `${WORDS[days] ?? days} ${formFor(days, { one: 'día', other: 'días' })} más por el mismo precio`,
}
