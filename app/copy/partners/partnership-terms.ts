// The terms on which affiliates and businesses sell with us, and the words around them. Whoever changes what the text
// says gives it a new day in `shop/people/partnership/terms-version.ts`: then every partner is asked again.
import { formatEuro } from '#app/language/formats.ts'

type Numbers = {
  shareBasisPoints: number
  referralBasisPoints: number
  attributionDays: number
  holdDays: number
  day: number
  minimumCents: number
}
type Chapter = { id: string; title: string; paragraphs: readonly string[] }

const percent = (basisPoints: number) => `${basisPoints / 100}%`

export const partnershipCopy = {
  title: 'Terms of partnership',
  description: 'What affiliates and businesses that sell with us agree to.',
  lead: (day: string) => `Version of ${day}. They apply to affiliates and to businesses with their own shop.`,
  accept: 'I accept, also for my business, the',
  link: 'terms of partnership',
  due: {
    first: 'Please accept the terms of partnership',
    again: 'The terms of partnership have changed',
    text: (day: string) =>
      `The version of ${day} applies to your business once you accept it. Until then everything stays open to you.`,
    read: 'Read the terms',
    accept: 'Accept the terms',
  },
  state: {
    heading: 'Terms of partnership',
    accepted: (day: string) => `Version of ${day}, accepted`,
    by: (name: string) => `by ${name}`,
    none: 'Not accepted yet. Partners are asked for it on their dashboard.',
    old: (day: string) => `The version of ${day} isn’t accepted yet. Partners are asked for it on their dashboard.`,
  },
} as const

export const partnershipChapters = (numbers: Numbers): Chapter[] => [
  {
    id: 'who',
    title: 'Who agrees with whom',
    paragraphs: [
      'These terms are between the company that runs this shop and you, for the business you act for. Whoever accepts them confirms that they may do so for that business. They apply beside the terms for travelers, which govern what travelers buy.',
      'You act in your own name and at your own risk. You aren’t our employee or commercial agent, and you make no promises for us.',
    ],
  },
  {
    id: 'earning',
    title: 'What you earn',
    paragraphs: [
      `With your code or link, you earn ${percent(numbers.shareBasisPoints)} of what travelers pay, excluding VAT, for ${numbers.attributionDays} days after they opened the link in the same browser. The link or code that was used last counts. For an affiliate that you referred, you earn ${percent(numbers.referralBasisPoints)} of the same amount.`,
      'A business that sets its own prices earns the difference between its price and what it pays us for the bundle, both excluding VAT.',
      `Each amount is held for ${numbers.holdDays} days. If an order is refunded or a payment is reversed, your share is reversed in proportion. You don’t earn on orders of your own.`,
    ],
  },
  {
    id: 'payouts',
    title: 'How you’re paid',
    paragraphs: [
      `We pay what is available on the ${numbers.day}th of each month, from ${formatEuro(numbers.minimumCents)}, to the bank account that you enter. Smaller amounts carry over. VAT is paid only on an invoice, yours or one that we write in your name if you agree to that.`,
      'You keep your name, address, VAT number, and bank account correct. While a VAT number is rejected, or an invoice is missing, the payout waits.',
    ],
  },
  {
    id: 'packages',
    title: 'Packages with a monthly fee',
    paragraphs: [
      'A package with a fee starts on the day that we agree on with you in writing. We invoice each month by email, excluding VAT, and you pay by bank transfer. Nothing is charged by accepting these terms. You may end a package at the end of each month.',
    ],
  },
  {
    id: 'conduct',
    title: 'How you advertise and sell',
    paragraphs: [
      'You tell people that you earn from your code or link where the law asks for it. You send no unsolicited messages, place no ads on our name, and promise nothing that the shop’s own pages don’t say.',
      'A shop in your name shows who sells: the company on its invoices. Prices, taxes, rights of withdrawal, and delivery are as the shop shows them.',
    ],
  },
  {
    id: 'keys',
    title: 'Accounts and API keys',
    paragraphs: [
      'You give access only to people who work for you, remove those who leave, and keep passwords and API keys secret. What is ordered with your keys is paid from your balance. Tell us at once when a key may be known to others, and revoke it.',
    ],
  },
  {
    id: 'data',
    title: 'Personal data',
    paragraphs: [
      'We are responsible for travelers’ data and show you no more of it than your dashboard needs. If your own software gives us a traveler’s data, or keeps what our API answers, you are responsible for that under data protection law.',
    ],
  },
  {
    id: 'ending',
    title: 'Changes and ending',
    paragraphs: [
      'When these terms change, your dashboard asks you to accept the new version. The version you accepted before applies until then. You and we may end the partnership at any time by email. Your code then stops earning, a shop in your name closes for new orders, and what you earned is still paid.',
    ],
  },
]
