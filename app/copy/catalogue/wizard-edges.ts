// What the wizard says where a day more or less changes the price, or doesn't.
import { translated } from '#app/language/translated.ts'

const WORDS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const edgesCopy = translated({
  shorter: (days: number, instead: number, price: string) =>
    `${days === 1 ? '1 day' : `${days} days`} instead of ${instead}: ${price}`,
  changed: (days: number) => `The trip is now ${days === 1 ? '1 day' : `${days} days`} long`,
  more: (days: number) => `${WORDS[days] ?? days} more ${days === 1 ? 'day' : 'days'} at the same price`,
})
