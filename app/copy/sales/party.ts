// The words of an order for several travelers: at the checkout, in the cart, and on its buyer's order page.
import { plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'

export const partyCopy = translated({
  checkout: {
    heading: 'Travelers',
    count: (travelers: number) => plural(travelers, { one: 'traveler', other: 'travelers' }),
    fewer: 'One traveler fewer',
    more: 'One traveler more',
    hint: 'Everybody gets an eSIM of their own, with one payment. A name helps you tell them apart; you are the first traveler.',
    /** Below the bundles, whose prices are for one. */
    each: 'The prices above are for one traveler. Everybody gets an eSIM of their own, with one payment.',
    planned: 'With reminders of the later parts, an order is for one traveler. Without them, it can be for several.',
    name: (traveler: number) => `Name of traveler ${traveler}`,
  },
  order: {
    heading: 'The other travelers',
    intro:
      'Each has an eSIM of their own. We email them to you separately: forward each email to its traveler, or share a link.',
    traveler: (traveler: number) => `Traveler ${traveler}`,
    sum: (ready: number, all: number) => `eSIMs delivered: ${ready} of ${all}`,
    canceled: (count: number) =>
      `Canceled: ${count}. If money goes back for it, we email you, and you find the credit note in the summary.`,
    returned: 'It was paid for with another order. If money goes back, whoever paid gets it, and an email.',
    states: {
      waiting: 'On its way',
      late: 'It takes longer',
      checked: 'We’re checking it',
      delivered: 'Delivered',
      installed: 'Installed',
      low: 'Running low',
      replaced: 'Replaced by a new eSIM',
      canceled: 'Canceled',
    },
    open: 'Show the eSIM',
    share: 'Get a link',
    sharing: 'Making a link…',
    shared: 'This link opens this one eSIM, and nothing else of your order. Only send it to its traveler.',
    rename: {
      add: 'Add a name',
      open: 'Change the name',
      hint: 'Leave it empty for no name. The eSIM’s own page can email it again with the new name.',
      save: 'Save',
      saving: 'Saving…',
      done: 'Saved. Emails from now on have this name.',
      unreadable: (most: number) => `Please use one line of readable letters, up to ${most} characters.`,
    },
    /** On the page of one traveler’s eSIM. */
    own: (name: string) => `For ${name}`,
    another: 'This eSIM was paid for with an order for several travelers. The invoice is with that order.',
  },
})
