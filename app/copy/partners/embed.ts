// What the widget says on other people's pages, and what partners read about it.
import { translated } from '#app/language/translated.ts'

const listOf = (names: string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

/** The name of the frame, for screen readers. */
export const FRAME_TITLE = 'Travel eSIMs'

export const embedCopy = translated({
  frame: FRAME_TITLE,
  title: (brand: string) => `Travel eSIMs by ${brand}`,
  heading: 'Find a travel eSIM',
  where: 'Where are you going?',
  another: 'Add another country',
  optional: '(optional)',
  choose: 'Choose a country',
  remove: (name: string) => `Remove ${name}`,
  arrival: 'Arrival date',
  departure: 'Departure date',
  show: 'Show bundles',
  results: (days: number, names: string[]) => `${days === 1 ? '1 day' : `${days} days`} in ${listOf(names)}`,
  pick: 'Choose',
  pickNamed: (name: string, size: string) => `Choose ${name}, ${size}`,
  all: (brand: string) => `Compare all bundles at ${brand}`,
  other: (brand: string) => `Plan your trip at ${brand}`,
  closed: 'This shop isn’t taking new orders right now.',
})

/** The part of /business-dashboard that hands it out. */
export const embedCardCopy = translated({
  heading: 'On your own site',
  text: 'Paste this line into any page. It adds a destination search with matching bundles, in your colors, and leads to the checkout. It sets no cookies.',
  counts: 'Orders of visitors who come through it count as yours.',
  copy: 'Copy the line',
  preview: 'Preview',
})
