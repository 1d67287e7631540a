// How money comes back, on the label of a bundle. The server writes that line, so that no browser loads its words.
import { translated } from '#app/language/translated.ts'
import { counted } from '#values/counted.ts'

export const moneyBackCopy = translated({
  /** What the shop owes every consumer, whatever the network does. */
  withdrawal: 'Within 14 days, until it’s activated',
  /** What follows it: by the terms of the owner, or by what the network does. */
  undo: (days: number) => `right away within ${counted(days, 'day')} if it isn’t installed`,
  person: 'our team decides about an unused eSIM',
  'on request': 'the network decides about an unused eSIM',
  never: 'the network takes no eSIM back',
})
