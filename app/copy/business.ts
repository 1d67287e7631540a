// The words of the partner page.
export const businessCopy = {
  title: 'Become a partner',
  description: 'Four classes of partnership: a free coupon code, a shop under your own name, or terms made for you.',
  heading: 'Take your travellers online',
  lead: 'Send people to us with a coupon code, or sell eSIMs under your own name. Four classes, the first of them free.',
  ask: 'Become a partner',
  login: 'Partner Login',
  affiliate: {
    heading: 'Free: the affiliate programme',
    text: 'Economy Class costs nothing. You get a unique coupon code, your readers get a 10% discount and you get a 10% kickback.',
    ask: 'Join for free',
  },
  packages: 'Partnership packages',
  exclVat: 'Prices per month, excl. VAT.',
  mostPopular: 'Most popular',
  choose: (tier: string) => `Ask for ${tier}`,
  views: { label: 'Packages as', features: 'Features', comparison: 'Comparison' },
  table: {
    caption: 'What each class includes',
    feature: 'Feature',
    yes: 'Yes',
    no: 'No',
    next: 'Next step',
    ask: 'Ask',
  },
  api: {
    heading: 'Order by API',
    text: 'One call orders an eSIM for a customer; the answer comes back under your own reference. Tokens are part of a partner agreement.',
    note: 'A sample: the token and the reference are yours to fill in.',
  },
} as const

export type TierId = 'economy' | 'premium-economy' | 'business' | 'first-class'

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
      'E-mail support within 5 business days',
    ],
  },
  {
    id: 'premium-economy',
    name: 'Premium Economy Class',
    price: '€49/month',
    kind: 'White label',
    points: ['Your name, logo and colours', 'The whole journey, from destination to QR code'],
  },
  {
    id: 'business',
    name: 'Business Class',
    price: '€249/month',
    kind: 'More control',
    points: ['Everything of Premium Economy Class', 'More control over pricing', 'More control over products'],
  },
  {
    id: 'first-class',
    name: 'First Class',
    price: 'Custom pricing',
    kind: 'Enterprise',
    points: ['Everything of Business Class', 'Enterprise flexibility', 'Terms that fit your organisation'],
  },
]

/** One row per feature; the cells follow the order of the tiers, true and false become words and marks. */
export const COMPARISON: readonly { feature: string; cells: readonly (string | boolean)[] }[] = [
  { feature: 'Price, excl. VAT', cells: TIERS.map(({ price }) => price) },
  { feature: 'Affiliate coupon code and kickback', cells: [true, true, true, true] },
  { feature: 'Shop in your name and colours', cells: [false, true, true, true] },
  { feature: 'More control over pricing and products', cells: [false, false, true, true] },
  { feature: 'Enterprise flexibility', cells: [false, false, false, true] },
  { feature: 'Support', cells: ['E-mail, within 5 business days', 'By agreement', 'By agreement', 'By agreement'] },
]

export const inquiryCopy = {
  title: 'What is it about?',
  topics: {
    economy: { name: 'Affiliate programme', text: 'Economy Class, free' },
    'premium-economy': { name: 'White label shop', text: 'Premium Economy Class' },
    business: { name: 'Own prices and products', text: 'Business Class' },
    'first-class': { name: 'Enterprise', text: 'First Class' },
    other: { name: 'Something else', text: 'The API, the press, a question' },
  },
  topic: 'Kind of inquiry',
  name: 'Your name',
  email: 'Email',
  company: 'Company',
  message: 'Message',
  send: 'Write the e-mail',
  hint: (address: string) =>
    `Opens an e-mail to ${address} in your mail app. Nothing is sent before you send it there.`,
  problems: {
    topic: 'Please choose what it is about',
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
  },
  subject: (topic: string, name: string) => `Partner inquiry: ${topic} (${name})`,
  lines: { name: 'Name', email: 'Email', company: 'Company', topic: 'Inquiry' },
  opened: 'Mail app did not open? Copy your message',
  to: (address: string) => `and send it to ${address}.`,
  copy: 'Copy message',
  ready: 'Your e-mail is ready',
  open: 'Open it in your mail app',
} as const
