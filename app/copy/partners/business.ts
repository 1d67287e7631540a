// The words of the partner page.
import { formatEuro } from '#app/language/formats.ts'

type AffiliateTerms = { attributionDays: number; holdDays: number; day: number; minimumCents: number }

export const businessCopy = {
  title: 'Become a partner',
  description: 'Four partnership packages, from a free coupon code to a shop under your own name and custom terms.',
  heading: 'Keep your travelers connected',
  lead: 'Refer people with a coupon code, or sell eSIMs under your own name. Four packages, and the first is free.',
  ask: 'Become a partner',
  login: 'Partner Login',
  affiliate: {
    heading: 'Free: the affiliate program',
    text: 'Economy Class is free. You get a unique coupon code, your readers get a 10% discount, and you get a 10% kickback.',
    terms: ({ attributionDays, holdDays, day, minimumCents }: AffiliateTerms): string[] => [
      `A link or code counts for ${attributionDays} days in the same browser. If someone uses several, the last one counts.`,
      `You earn on each order’s price excluding VAT. Your share is held for ${holdDays} days and reversed if the order is refunded.`,
      `We pay on the ${day}th of each month, starting at ${formatEuro(minimumCents)}. Smaller amounts carry over.`,
      'You don’t earn on your own orders.',
    ],
    ask: 'Join for free',
  },
  packages: 'Partnership packages',
  exclVat:
    'Prices per month, excl. VAT. We agree on a start with you and invoice each month by email; nothing is charged here.',
  terms: 'Terms of partnership',
  mostPopular: 'Most popular',
  choose: (tier: string) => `Apply for ${tier}`,
  views: { label: 'View packages by', features: 'Features', comparison: 'Comparison' },
  table: {
    caption: 'What each package includes',
    feature: 'Feature',
    yes: 'Yes',
    no: 'No',
    next: 'Next step',
    ask: 'Apply',
  },
  api: {
    heading: 'Sell from your own software',
    text: 'With our API, your shop finds the offers for a trip, orders eSIMs from a prepaid balance, follows them and tops them up. Create keys on the business dashboard, and try everything with a test key first.',
    guide: 'Read the guide',
  },
} as const

type TierId = 'economy' | 'premium-economy' | 'business' | 'first-class'

type Tier = { id: TierId; name: string; price: string; kind: string; points: string[] }

export const TIERS: readonly Tier[] = [
  {
    id: 'economy',
    name: 'Economy Class',
    price: 'Free',
    kind: 'Affiliate',
    points: [
      'A unique coupon code',
      '10% discount plus 10% kickback',
      '5% of revenue from referred affiliates',
      'Monthly payouts on the 10th',
      'Email support within 5 business days',
    ],
  },
  {
    id: 'premium-economy',
    name: 'Premium Economy Class',
    price: '€49/month',
    kind: 'White label',
    points: ['Your name, logo and colors', 'The full customer journey, from destination to QR code'],
  },
  {
    id: 'business',
    name: 'Business Class',
    price: '€249/month',
    kind: 'More control',
    points: ['Everything in Premium Economy Class', 'More control over pricing', 'More control over products'],
  },
  {
    id: 'first-class',
    name: 'First Class',
    price: 'Custom pricing',
    kind: 'Enterprise',
    points: ['Everything in Business Class', 'Enterprise flexibility', 'Terms that fit your organization'],
  },
]

/** One row per feature; the cells follow the order of the tiers, true and false become words and marks. */
export const COMPARISON: readonly { feature: string; cells: readonly (string | boolean)[] }[] = [
  { feature: 'Price, excl. VAT', cells: TIERS.map(({ price }) => price) },
  { feature: 'Affiliate coupon code and kickback', cells: [true, true, true, true] },
  { feature: 'Shop in your name and colors', cells: [false, true, true, true] },
  { feature: 'More control over pricing and products', cells: [false, false, true, true] },
  { feature: 'Enterprise flexibility', cells: [false, false, false, true] },
  { feature: 'Support', cells: ['Email, within 5 business days', 'By agreement', 'By agreement', 'By agreement'] },
]

export const inquiryCopy = {
  title: 'What’s it about?',
  topics: {
    economy: { name: 'Affiliate program', text: 'Economy Class, free' },
    'premium-economy': { name: 'White-label shop', text: 'Premium Economy Class' },
    business: { name: 'Your own prices and products', text: 'Business Class' },
    'first-class': { name: 'Enterprise', text: 'First Class' },
    other: { name: 'Something else', text: 'The API, press, or a question' },
  },
  topic: 'Kind of inquiry',
  name: 'Your name',
  email: 'Email',
  company: 'Company',
  message: 'Message',
  send: 'Write the email',
  hint: (address: string) =>
    `We keep your inquiry and answer by email. It also opens as an email to ${address}, in case you want to add something.`,
  problems: {
    topic: 'Please choose a topic',
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
  },
  subject: (topic: string, name: string) => `Partner inquiry: ${topic} (${name})`,
  lines: { name: 'Name', email: 'Email', company: 'Company', topic: 'Inquiry' },
  noMessage: '(no message)',
  kept: (ticket: string) => `We have your inquiry and will answer by email. Ticket number: ${ticket}`,
  invited: 'Your invitation is on its way. Open the link in our email to get your code.',
  lost: 'We couldn’t reach the shop, so your inquiry isn’t with us yet. Check your connection and try again, or send the email.',
  again: 'Try again',
  opened: 'Mail app didn’t open? Copy your message',
  to: (address: string) => `and send it to ${address}.`,
  copy: 'Copy message',
  ready: 'Your email is ready',
  open: 'Open it in your mail app',
} as const
