// The words of topping up an eSIM: the page that lists the bundles, and the order page afterwards.
import type { TopUpProblem } from '#shop/checkout/check-top-up.ts'
import { salesTaxText } from '#shop/pricing/vat.ts'
import { formatEuro } from '#shop/values/money.ts'

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`)

export const topUpCopy = {
  title: 'Top up your eSIM',
  lead: 'More data on the eSIM that you have. Nothing is to be installed: it is there a moment after you have paid.',
  button: 'Top up',
  esim: (end: string) => `eSIM •••• ${end}`,
  now: 'On it now',
  left: (data: string) => `${data} left`,
  leftUnknown: 'Not known right now',
  zone: 'eSIM zone',
  expiry: 'Expiry date',
  notActivated: 'eSIM is not activated',
  notActivatedText: 'Its days start when it first connects in a covered country.',
  offers: 'How much more?',
  group: 'Choose a bundle',
  offer: (zone: string, data: string) => `${zone} ${data}`,
  adds: (data: string, days: number) => `adds ${data} and ${daysText(days)}`,
  inclTax: 'incl. tax',
  exclTax: (priceCents: number, vatBasisPoints: number) =>
    `${formatEuro(priceCents)} excl. Tax · ${salesTaxText(vatBasisPoints)}`,
  go: 'Continue to checkout',
  going: 'Packing your top-up…',
  keeps: 'What is left stays on it: data and days are added.',
  none: 'For the zone of this eSIM, nothing can be topped up right now. A new bundle brings an eSIM of its own.',
  buy: 'Find a bundle',
  status: 'Check an eSIM',
  replaces: 'Your cart holds one bundle: the top-up takes the place of what is in it.',

  unnamed: {
    heading: 'Which eSIM?',
    text: 'Check your eSIM first. Its card has a Top up button; so has the page of your order.',
    ended: 'This link has ended, or it is not complete. Check your eSIM, and choose Top up there.',
  },
  unsent: 'We could not be reached. Nothing was ordered; please try again in a moment.',
  tooOften: 'That was a little often. Please wait a few minutes and try again.',
  refused: 'This eSIM cannot be topped up',
  notNow: 'Not right now',
  again: 'Try again',

  cart: {
    line: (zone: string, data: string, days: number) => `Top-up: ${zone}, ${data} for ${daysText(days)}`,
    change: 'Change the top-up',
  },
  checkout: {
    heading: (end: string) => `Top-up of eSIM •••• ${end}`,
    wait: 'We add the data to your eSIM. That takes a few seconds.',
    done: 'Your new balance appears here, and the receipt comes by email.',
    emailHint: 'Your receipt comes to this address. No account needed.',
    emailGoesTo: (email: string) => `Your receipt goes to ${email}`,
    contact: 'Where shall we send the receipt?',
  },

  order: {
    running: {
      title: (step: number, of: number) => `Topping up your eSIM (${step} of ${of})`,
      heading: 'Topping up your eSIM',
      lead: 'This takes a few seconds. The page moves on by itself.',
      close: (email: string) => `You can close this page, we mail you the receipt: ${email}`,
    },
    ready: {
      title: 'Balance updated',
      heading: 'Balance updated',
      lead: (email: string) => `The data is on your eSIM. The receipt is in your mailbox: ${email}`,
      laterLead: (email: string) => `The data was put on your eSIM, and the receipt was sent to ${email}.`,
      status: 'Check Status',
    },
    failedText: 'Something went wrong with this step. Please retry or contact support.',
    failedSafe: 'Your payment is safe and nothing is charged or added twice. A retry goes on where it stopped.',
    card: {
      heading: (end: string) => `eSIM •••• ${end}`,
      added: 'Added',
      addedText: (data: string, days: number) => `${data} for ${daysText(days)}`,
      balance: 'New balance',
      balanceNow: (data: string) => `${data} left`,
      exactly: (megabytes: string) => `${megabytes} MB`,
      unknown:
        'The network does not tell the balance right now. Your top-up is on the eSIM; check its status in a moment.',
      waiting: 'The new balance appears here.',
      stopped: 'The new balance appears here once the step above has worked.',
      isAdded: 'The data is on your eSIM already; its status page shows the balance.',
      nothingToDo: 'Nothing is to be installed or changed on your phone.',
    },
    resent: (email: string) => `The receipt is on its way to ${email}.`,
    refunded: 'Its data was not added, or we agreed with you what happens to it.',
  },
} as const

export const topUpProblems: Record<TopUpProblem, string> = {
  esim_not_found: 'This eSIM cannot be topped up: it was given back, or the network does not know it any more.',
  esim_expired: 'This eSIM has expired, so it cannot be topped up. A new bundle brings an eSIM of its own.',
  esim_unreachable:
    'The network cannot tell about this eSIM right now, so nothing was ordered or charged. Please try again in a moment.',
}
