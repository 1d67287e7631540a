// The words of topping up an eSIM: the page that lists the bundles, and the order page afterward.
import { formatEuro, plural, salesTaxText, sizeLabel, sizeWords } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import type { TopUpHint } from '#shop/delivery/alert/find-top-up-hint.ts'
import type { TopUpProblem } from '#shop/sales/checkout/check-top-up.ts'

const daysText = (days: number) => plural(days, { one: 'day', other: 'days' })

export const topUpCopy = translated({
  title: 'Top up your eSIM',
  lead: 'Add data to the eSIM you already have. Nothing to install: it’s there moments after you pay.',
  button: 'Top up',
  esim: (end: string) => `eSIM •••• ${end}`,
  now: 'Current balance',
  /** Of a day plan or an unlimited bundle, which has no balance. */
  data: 'Data',
  left: (data: string) => `${data} left`,
  leftUnknown: 'Not known right now',
  zone: 'eSIM zone',
  expiry: 'Expiry date',
  notActivated: 'eSIM is not activated',
  offers: 'How much more?',
  group: 'Choose a bundle',
  offer: (place: string, data: string) => `${place} · ${data}`,
  adds: (data: string, days: number) => `adds ${data} and ${daysText(days)}`,
  addsDays: (days: number) => `adds ${daysText(days)} of the same`,
  exclTax: (priceCents: number, vatBasisPoints: number) =>
    `${formatEuro(priceCents)} excl. Tax · ${salesTaxText(vatBasisPoints)}`,
  go: 'Continue to checkout',
  going: 'Adding to cart…',
  keeps: 'You keep what’s left. The new data and days are added.',
  keepsDays: 'You keep the days that are left. The new ones are added.',
  none: 'We have no top-ups for this eSIM’s zone right now. A new bundle comes with its own eSIM.',
  buy: 'Find a bundle',
  status: 'Check an eSIM',
  replaces: 'Your cart holds one bundle, so the top-up replaces what’s in it.',

  unnamed: {
    heading: 'Which eSIM?',
    text: 'Check your eSIM first, then press Top up. You’ll also find the button on your order page.',
    ended: 'This link has expired or isn’t complete. Check your eSIM and choose Top up there.',
  },
  unsent: 'We couldn’t connect. Nothing was ordered. Please try again in a moment.',
  tooOften: 'Too many attempts. Please wait a few minutes and try again.',
  refused: 'This eSIM can’t be topped up',
  notNow: 'Not right now',
  again: 'Try again',

  /** Where somebody is about to buy another eSIM. */
  hint: {
    heading: 'You already have an eSIM for this trip',
    text: ({ iccidEnd, days, ...data }: TopUpHint) =>
      `Add ${sizeLabel(data)} and ${daysText(days)} to eSIM ••••\u00A0${iccidEnd}. There’s nothing to install.`,
    saves: (cents: number) => `You pay ${formatEuro(cents)} less than for a new one.`,
    add: ({ totalCents, vatCents, ...data }: TopUpHint) =>
      `Add ${sizeLabel(data)} for ${priceTaxCopy.within(formatEuro(totalCents), vatCents)}`,
  },

  cart: {
    line: (zone: string, data: string, days: number) => `Top-up: ${zone}, ${sizeWords(data)} for ${daysText(days)}`,
    change: 'Change top-up',
  },
  checkout: {
    heading: (end: string) => `Top-up of eSIM •••• ${end}`,
    wait: 'We add the data to your eSIM, which takes a few seconds.',
    done: 'Your new balance appears here, and we email you the receipt.',
    emailHint: 'Your receipt goes here. No account needed.',
    emailGoesTo: (email: string) => `Your receipt goes to ${email}`,
    contact: 'Where should we send the receipt?',
    immediate: 'Add the data to my eSIM right away. I understand that my right of withdrawal ends once I use it.',
  },

  order: {
    running: {
      title: (step: number, of: number) => `Topping up your eSIM (${step} of ${of})`,
      heading: 'Topping up your eSIM',
      lead: 'This takes a few seconds. The page updates by itself.',
      close: (email: string) => `You can close this page. We’ll email the receipt to ${email}`,
    },
    ready: {
      title: 'Balance updated',
      heading: 'Balance updated',
      lead: (email: string) => `The data is on your eSIM. We’ve emailed the receipt to ${email}`,
      laterLead: (email: string) => `We added the data to your eSIM and sent the receipt to ${email}.`,
      status: 'Check Status',
    },
    failedSafe: 'Your payment is safe, and nothing is charged or added twice. Retrying continues where it stopped.',
    failedSafeFree: 'Nothing was charged, and nothing is added twice. Retrying continues where it stopped.',
    processing: (email: string) =>
      `We’ll add the data to your eSIM as soon as the money arrives and email the receipt to ${email}.`,
    review: {
      payment:
        'The payment we received doesn’t quite match this order, so someone will look at it before we add the data.',
      next: (email: string) =>
        `You don’t need to do anything. We’ll email ${email}, and you’ll get either your data or your money back.`,
    },
    card: {
      heading: (end: string) => `eSIM •••• ${end}`,
      added: 'Added',
      addedText: (data: string, days: number) => `${sizeWords(data)} for ${daysText(days)}`,
      balance: 'New balance',
      balanceNow: (data: string) => `${data} left`,
      exactly: (megabytes: string) => `${megabytes} MB`,
      unknown:
        'The network isn’t reporting the balance right now. Your top-up is on the eSIM. Check its status in a moment.',
      waiting: 'The new balance appears here.',
      stopped: 'The new balance appears here once the step above is fixed.',
      isAdded: 'The data is already on your eSIM. Its status page shows the balance.',
      nothingToDo: 'You don’t need to install or change anything on your phone.',
    },
    resent: (email: string) => `The receipt is on its way to ${email}.`,
    refunded: 'The data wasn’t added, or we agreed with you on what happens to it.',
  },
})

export const topUpProblems: Record<TopUpProblem, string> = translated({
  esim_not_found: 'This eSIM can’t be topped up. It was returned, or the network no longer knows it.',
  top_ups_not_offered: 'The network of this eSIM adds no data to it. A new bundle comes with its own eSIM.',
  order_withdrawn:
    'You withdrew from the order of this eSIM, so it can’t be topped up. Changed your mind? Write to us.',
  esim_expired: 'This eSIM has expired, so it can’t be topped up. A new bundle comes with its own eSIM.',
  esim_unreachable:
    'The network can’t check this eSIM right now, so nothing was ordered or charged. Please try again in a moment.',
})
