// The words with which a buyer swaps an order for another bundle.
import { translated } from '#app/language/translated.ts'
import { formatEuro } from '#app/language/formats.ts'
import { counted } from '#values/counted.ts'

export const swapCopy = translated({
  invite: 'Going somewhere else? You can take another bundle instead of the money.',
  link: 'Choose another bundle instead',
  several: 'An order for several travelers can’t be swapped in one step. Cancel it, then order again.',
  ownPrice: 'This order can’t be swapped in one step. Cancel it, then order again.',
  heading: 'Swap the bundle',
  paid: (cents: number) => `You paid ${formatEuro(cents)}.`,
  left: (cents: number) => `${formatEuro(cents)} of what you paid is left.`,
  how: 'Choose another bundle. If it costs less, we pay back the difference. If it costs more, you pay the difference before we change anything. Prices are today’s, with VAT. We ask the network whether your eSIM is installed. If it isn’t, we take it back and email you the new one. If it is, our team looks at it and writes to you.',
  country: 'Where will you use it?',
  sameCountries: (places: string) => `As before: ${places}`,
  show: 'Show bundles',
  group: 'Bundle',
  offer: (zone: string, data: string, days: number) => `${zone} · ${data} · ${counted(days, 'day', 'days')}`,
  less: (cents: number) => `${formatEuro(cents)} back`,
  equal: 'Same price',
  more: (cents: number) => `${formatEuro(cents)} more`,
  none: 'For this choice, we sell no other bundle.',
  money: 'Cancel for the money instead',
  reason: 'Why are you swapping?',
  finish: 'Swap the bundle',
  pay: (cents: number) => `Pay ${formatEuro(cents)} and swap`,
  held: (cents: number) => `The difference of ${formatEuro(cents)} goes back to your original payment method.`,
  asked: {
    heading: 'We’re swapping your bundle',
    text: 'The network is taking the former eSIM back, which may take some minutes. You don’t need to do anything. We’ll email you the new one.',
  },
  swapped: {
    heading: 'Your bundle is swapped',
    text: 'The network took the former eSIM back. The new eSIM comes by email in a moment.',
    nothing: 'Nothing more was charged.',
    paid: (cents: number) => `You paid the difference of ${formatEuro(cents)}.`,
    back: (cents: number) =>
      `${formatEuro(cents)} goes back to your original payment method. Banks usually show it within five to ten days.`,
    next: 'Open the new eSIM',
  },
  problems: {
    payment_unavailable:
      'The payment page can’t be opened right now. Nothing was charged. Please try again in a few minutes.',
    bundle_missing: 'Please choose a bundle',
    bundle_not_found: 'This bundle isn’t sold for that choice anymore. Please choose again.',
    price_changed: 'The price has changed. Please look at the difference and choose again.',
    not_swappable: 'This order can’t be swapped here anymore.',
  },
})
