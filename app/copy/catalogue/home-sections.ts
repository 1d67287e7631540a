// The words of the landing page below the wizard. It must not claim a customer, a partner, or a rating that we don't
// have.

import { translated } from '#app/language/translated.ts'
import { endSentence } from '#app/format/end-sentence.ts'

export const tilesCopy = translated({
  heading: 'One eSIM, wherever you’re headed',
  tiles: (countries: string) => [
    {
      title: `${countries} countries`,
      text: 'Coverage from city breaks to round-the-world trips.',
      isAddon: false,
    },
    {
      title: 'Multi-zone support',
      text: 'One bundle covers every stop on your trip.',
      isAddon: false,
    },
    {
      title: 'Secure VPN',
      text: 'Will keep your connection private. Not available yet.',
      isAddon: true,
    },
    {
      title: 'Real-time translation',
      text: 'Will speak the local language. Not available yet.',
      isAddon: true,
    },
  ],
  addon: 'Add-on',
  places: 'Plans:',
  /** The part in brackets is only read out. */
  learnMore: 'Learn More [about installing and using an eSIM]',
})

export const partnersCopy = translated({
  heading: 'Built for travel businesses',
  lead: 'Networks carry our eSIMs, and travel businesses put them in people’s hands.',
  kinds: [
    { mark: 'network', name: 'Mobile networks', text: 'carry the data abroad' },
    { mark: 'airport', name: 'Airlines and airports', text: 'get people online when they land' },
    { mark: 'agency', name: 'Travel agencies', text: 'add data to every booking' },
    { mark: 'hotel', name: 'Hotels and hosts', text: 'help guests find their way' },
    { mark: 'creator', name: 'Travel writers', text: 'share a coupon code' },
  ],
})

export const storiesCopy = translated({
  heading: 'Three trips, one bundle each',
  note: 'Sample stories, written by us.',
  stories: [
    {
      trip: 'Two weeks by train, five countries',
      text: 'Every border brings a welcome text and a new price list. With one Europe bundle, the train app, the tickets and the map just keep working, and you know the total before the first station.',
    },
    {
      trip: 'A trade fair, three days',
      text: 'No time to open an account? A name and an email address are enough. The QR code is on screen before the taxi comes, and the SIM with the office number stays where it is.',
    },
    {
      trip: 'A family, first time in Asia',
      text: 'Scan the QR code at the kitchen table the night before. After landing, turn on the new line at the baggage belt, and the ride into town is booked before the bags arrive.',
    },
  ],
})

export const guaranteesCopy = translated({
  heading: 'What you can count on',
  guarantees: [
    {
      icon: 'refresh',
      title: 'Your eSIM, or your money back',
      text: 'If we can’t deliver your eSIM, we’ll try again or refund you. Your order page and the support page are always one click away.',
      link: 'Get help',
      to: '/support',
    },
    {
      icon: 'receipt',
      title: '14 days to change your mind',
      text: 'Withdraw in two steps, without an account and without a reason, as long as the eSIM hasn’t been activated.',
      link: 'How withdrawal works',
      to: '/withdraw',
    },
    {
      icon: 'mail',
      title: 'People who answer',
      text: 'Write to us and a person replies within 24 hours.',
      link: 'Who runs this shop',
      to: '/terms#company',
    },
  ],
  soldBy: (company: string) => `Your contract is with ${endSentence(company)}`,
})

export const reviewsCopy = translated({
  heading: 'Reviews',
  text: 'Our reviews live on a public review site, where we can’t edit them.',
  link: 'Read reviews on the public review site',
  updated: 'Score last updated March 2025',
  /** Used until the brand sets its own profile: a search for its name, which claims nothing. */
  search: (brand: string) => `https://www.trustpilot.com/search?query=${encodeURIComponent(brand)}`,
})

export const rallyCopy = translated({
  kicker: 'Sponsorship',
  heading: (brand: string) => `The ${brand} eSIM is the official partner of a rally team`,
  text: 'New borders, no phone shop for miles, and someone waiting for news. That’s a rally, and that’s why we’re on the car.',
})

export const howCopy = translated({
  heading: 'How it works',
  steps: [
    {
      title: 'Choose bundle',
      text: 'Tell us where you’re going and when. You’ll see every bundle that covers the whole trip, with VAT in the price.',
    },
    {
      title: 'Activate eSIM by scanning a QR code',
      text: 'You get the code on screen and by email as soon as you’ve paid. Scan it on Wi-Fi, even before you leave.',
    },
    { title: 'Start using', text: 'Turn on the new line when you arrive. You keep your own number.' },
  ],
  guide: 'Read the installation guide',
})

export const affiliateCopy = translated({
  heading: 'Sell eSIMs, or refer people to us',
  lead: 'Four packages, from a free coupon code for your readers to a shop under your own name.',
  tiers: [
    {
      name: 'Economy Class',
      kind: 'Free',
      points: ['A unique coupon code', '10% discount plus a referral bonus', 'Basic email support'],
    },
    { name: 'Premium Economy Class', kind: 'White label', points: ['A shop in your name and colors'] },
    { name: 'Business Class', kind: 'More control', points: ['More control over pricing and products'] },
    { name: 'First Class', kind: 'Enterprise', points: ['Enterprise flexibility'] },
  ],
  start: 'Get Started',
  explore: 'Explore Full Partnership Options',
})

export const closingCopy = translated({
  heading: 'Where to next?',
  text: 'Two questions, then your QR code.',
  action: 'Find your bundle',
})
