// The words of the install page: first the one thing to do on this device, then everything around it.
import { translated } from '#app/language/translated.ts'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { byStart } from '../catalogue/by-start.ts'

/** What is said of an eSIM depends on when its days start, and on whether a top-up is sold for it. */
export type EsimRules = Pick<BundleFacts, 'startsAt'> & { isToppable: boolean }

export const installPageCopy = translated({
  title: 'Install your eSIM',
  lead: (trip: string, days: string, rules: Pick<BundleFacts, 'startsAt' | 'installWithinDays'>) =>
    [
      `${trip} for ${days}.`,
      rulesCopy.install(rules.startsAt),
      rules.startsAt === 'first use'
        ? 'Its days start only when it first connects abroad.'
        : rulesCopy.daysStart(rules.startsAt),
      rulesCopy.beginBy(rules),
    ]
      .filter(Boolean)
      .join(' '),
  first: {
    computer: 'Scan the QR code with your phone',
    phone: 'One tap on this phone',
  },
  notReady: {
    title: 'Your eSIM isn’t ready yet',
    text: 'See how far along it is on your order page. We’ll email you when it’s ready to install.',
    open: 'Open your order',
  },
  gone: {
    title: 'This eSIM is no longer valid',
    text: 'It was refunded, canceled or replaced, or its order was never paid. Your order page says which.',
  },
  /** Somebody withdrew from its order. */
  withdrawn: {
    title: 'You withdrew from this order',
  },
  /** For an order that adds data to an eSIM. */
  topUp: {
    title: 'There’s nothing to install',
    text: (iccidEnd: string) =>
      `A top-up adds data to the eSIM that you already have, the one with the number ending in ${iccidEnd}. Your order page shows how far along it is.`,
    status: 'See how much data is left',
  },
  connected: 'Am I connected?',
  unfit: 'Your phone can’t install it? Change or cancel',
  order: 'Open your order',
  status: 'eSIM status',

  send: {
    heading: 'Send to my phone',
    text: 'Scan a code to open this page on the phone you’re traveling with, then install with one tap.',
    button: 'Show the code for my phone',
    making: 'Creating the code',
    alt: 'QR code that opens this page on your phone',
    hint: 'It opens this page once, within 15 minutes. It isn’t the eSIM itself.',
    tooOften: 'You’ve tried several codes. Please open our email on your phone instead, or try again in an hour.',
  },

  calendar: {
    heading: 'Reminders for your calendar',
    text: (arrival: string | null) =>
      arrival
        ? `One to install it on Wi-Fi, and one to turn on data roaming when you arrive on ${arrival}.`
        : 'One to install it on Wi-Fi. Orders with travel dates also get one for your arrival.',
    button: 'Add reminders',
    hint: 'A calendar file (.ics). It contains no codes.',
    file: 'esim-reminders.ics',
    name: (brand: string) => `${brand} eSIM`,
    events: {
      install: {
        title: (trip: string) => `Install your eSIM (${trip}) on Wi-Fi`,
        text: ({ startsAt }: EsimRules) =>
          byStart(startsAt, {
            'first use': 'It takes a few minutes. The eSIM’s days don’t start yet.',
            installation: 'It takes a few minutes. The eSIM’s days start with it.',
            purchase: 'It takes a few minutes.',
            unknown: 'It takes a few minutes. The eSIM’s days may start with it.',
          }),
      },
      roaming: {
        title: (trip: string) => `Turn on data roaming for your eSIM (${trip})`,
        text: () => 'For this line only, and choose it for mobile data. Keep roaming off on your own line.',
      },
      expires: {
        title: (trip: string) => `Your eSIM (${trip}) expires`,
        text: ({ isToppable }: EsimRules) =>
          isToppable
            ? 'Staying longer? Top up before it expires.'
            : 'Staying longer? This eSIM can’t be topped up. A new bundle comes with its own eSIM.',
      },
    },
  },
})
