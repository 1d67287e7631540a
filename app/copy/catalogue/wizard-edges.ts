// What the wizard says where a day more or less changes the price, or doesn't.
import { formFor, plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'

const WORDS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const edgesCopy = translated({
  shorter: (days: number, instead: number, price: string) =>
    `${plural(days, { one: 'day', other: 'days' })} instead of ${instead}: ${price}`,
  longer: (days: number, instead: number, price: string, more: string) =>
    `${plural(days, { one: 'day', other: 'days' })} instead of ${instead}: ${price}, ${more} more`,
  changed: (days: number) => `The trip is now ${plural(days, { one: 'day', other: 'days' })} long`,
  more: (days: number) =>
    `${WORDS[days] ?? days} more ${formFor(days, { one: 'day', other: 'days' })} at the same price`,
})
