// The words of the landing page below the wizard. Nothing here claims a customer, a partner or a score we do not have.
export const tilesCopy = {
  heading: 'One eSIM, wherever the trip goes',
  tiles: [
    {
      title: '150+ countries',
      text: 'Coverage in 150+ countries, from city breaks to long crossings.',
      isAddon: false,
    },
    {
      title: 'Multi-zone support',
      text: 'Zones that span borders: one bundle covers every stop of a trip.',
      isAddon: false,
    },
    { title: 'Secure VPN', text: 'An addon that keeps your connection private on any network.', isAddon: true },
    { title: 'Real-time translation', text: 'An addon that speaks the language where you land.', isAddon: true },
  ],
  addon: 'Addon',
  learnMore: 'Learn More',
  learnAbout: 'about installing and using an eSIM',
}

export const partnersCopy = {
  heading: 'Made to travel with your business',
  lead: 'An eSIM needs a network to carry it and people to hand it over. These are the kinds of partner our packages are made for.',
  kinds: [
    { mark: 'network', name: 'Mobile networks', text: 'carry the data abroad' },
    { mark: 'airport', name: 'Airlines and airports', text: 'greet people who just landed' },
    { mark: 'agency', name: 'Travel agencies', text: 'add data to a booking' },
    { mark: 'hotel', name: 'Hotels and hosts', text: 'help guests arrive' },
    { mark: 'creator', name: 'Travel writers', text: 'share a coupon code' },
  ],
  note: 'The drawings stand for kinds of business. A partner’s own logo appears here once that partner has agreed to it.',
} as const

export const storiesCopy = {
  heading: 'Three trips, one bundle each',
  note: 'Sample stories: we wrote them to show what a trip with an eSIM looks like. They are not customer reviews.',
  tag: 'Sample story',
  stories: [
    {
      trip: 'Two weeks by train, five countries',
      text: 'Every border came with a welcome text and a new price list. With one Europe bundle the train app, the tickets and the map simply kept working, and the total was known before the first station.',
    },
    {
      trip: 'A trade fair, three days',
      text: 'Nobody had time to open an account. A name and a mail address were enough, the QR code was on the screen before the taxi came, and the SIM card with the office number stayed where it was.',
    },
    {
      trip: 'A family, first time in Asia',
      text: 'The QR code was scanned at the kitchen table the evening before. After landing, somebody switched on the new line while the luggage was still on its belt, and the ride to town was already ordered.',
    },
  ],
} as const

export const reviewsCopy = {
  heading: 'Reviews by others',
  text: 'What travellers say belongs where we cannot edit it, so reviews are on a public review site and no score is copied here.',
  link: 'Read reviews on the public review site',
  updated: 'Score last updated March 2025',
  /** Used until the brand names its own profile: a search for the name, so that nothing is claimed. */
  search: (brand: string) => `https://www.trustpilot.com/search?query=${encodeURIComponent(brand)}`,
} as const

export const rallyCopy = {
  kicker: 'Sponsorship',
  heading: (brand: string) => `The ${brand} eSIM is the official partner of a rally team`,
  text: 'A rally asks of a connection what a long trip does: new countries, no shop along the way, and a word home from the finish. That is why we are on the car.',
} as const

export const howCopy = {
  heading: 'How it works',
  steps: [
    {
      title: 'Choose bundle',
      text: 'Say where you go and when. You see the bundles that cover all of it, with the price including VAT.',
    },
    {
      title: 'Activate eSIM by scanning a QR code',
      text: 'The code is on the screen after payment and in your mail. Scan it over Wi-Fi, before you leave if you like.',
    },
    { title: 'Start using', text: 'Switch the new line on when you arrive. Your own number stays in the phone.' },
  ],
  guide: 'Read the installation guide',
} as const

export const affiliateCopy = {
  heading: 'Sell eSIMs, or send people to them',
  lead: 'Four classes, from a free coupon code for your readers to a shop under your own name.',
  tiers: [
    {
      name: 'Economy Class',
      kind: 'Free',
      points: ['A unique coupon code', '10% discount plus a referral bonus', 'Basic email support'],
    },
    { name: 'Premium Economy Class', kind: 'White label', points: ['The shop in your name and colours'] },
    { name: 'Business Class', kind: 'More control', points: ['More control over pricing and products'] },
    { name: 'First Class', kind: 'Enterprise', points: ['Enterprise flexibility'] },
  ],
  start: 'Get Started',
  explore: 'Explore Full Partnership Options',
} as const

export const closingCopy = {
  heading: 'Where to next?',
  text: 'Two questions, one price, and a QR code before you pack.',
  action: 'Find your bundle',
} as const
