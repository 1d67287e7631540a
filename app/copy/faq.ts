// The installation guide and the questions that travellers ask (spec 2 §2 "/faq").
export const GUIDE_DEVICES = ['iphone', 'samsung', 'pixel', 'other'] as const
export type GuideDevice = (typeof GUIDE_DEVICES)[number]

/** Where to tap, screen by screen; the phone in the picture shows the same words. */
export type Path = readonly string[]
export type GuideStep = {
  title: string
  text: string
  paths: Record<GuideDevice, Path>
  notes: Partial<Record<GuideDevice, string>>
}
export type Question = { id: string; question: string; answer: string[] }

export const faqCopy = {
  title: 'Installation guide and FAQ',
  description:
    'Install your travel eSIM in four steps on iPhone, Samsung, Pixel and other phones, and what to do when there is no internet.',
  lead: 'Four steps from the QR code to your first page abroad. Choose your phone and the guide speaks its language.',
  guide: {
    heading: 'Install your eSIM in four steps',
    device: 'Your phone',
    devices: { iphone: 'iPhone', samsung: 'Samsung', pixel: 'Pixel', other: 'Other' } satisfies Record<
      GuideDevice,
      string
    >,
    where: 'Tap',
    steps: [
      {
        title: 'Check device compatibility',
        text: 'Your phone has to support eSIM and must not be locked to a provider. Dial *#06#: if an EID is shown, it has an eSIM.',
        paths: {
          iphone: ['Settings', 'General', 'About', 'No SIM restrictions'],
          samsung: ['Settings', 'Connections', 'SIM manager', 'Add eSIM'],
          pixel: ['Settings', 'Network & internet', 'SIMs', 'Add SIM'],
          other: ['Phone', 'Keypad', '*#06#', 'EID'],
        },
        notes: {
          iphone: 'No SIM restrictions under Carrier Lock means that the iPhone is not locked.',
          samsung: 'If Add eSIM is there, your Galaxy has one. Models for some countries do not.',
          other: 'The words in the settings differ from maker to maker; the EID is the sure sign.',
        },
      },
      {
        title: 'Prepare with Wi-Fi and the QR code',
        text: 'Do this at home, the day before you leave. You need Wi-Fi and the QR code from the order page or from our mail, on another screen or on paper.',
        paths: {
          iphone: ['Settings', 'Wi-Fi', 'Connected'],
          samsung: ['Settings', 'Connections', 'Wi-Fi', 'Connected'],
          pixel: ['Settings', 'Network & internet', 'Internet', 'Connected'],
          other: ['Settings', 'Wi-Fi', 'Connected'],
        },
        notes: {
          iphone:
            'Reading this on the iPhone itself? Open your order page on it: its install button needs no second screen.',
        },
      },
      {
        title: 'Install the eSIM',
        text: 'Scan the QR code and confirm. Do not delete the eSIM afterwards: it can usually be installed only once.',
        paths: {
          iphone: ['Settings', 'Mobile Data', 'Add eSIM', 'Scan QR Code'],
          samsung: ['Settings', 'Connections', 'SIM manager', 'Add eSIM', 'Scan QR code'],
          pixel: ['Settings', 'Network & internet', 'SIMs', 'Add SIM', 'Set up an eSIM'],
          other: ['Settings', 'Mobile Data', 'Add eSIM', 'Scan QR Code'],
        },
        notes: {
          iphone: 'In American English the entry is called Cellular.',
          other: 'Search the settings for "eSIM" if you do not see it.',
        },
      },
      {
        title: 'Activate and use it',
        text: 'When you arrive, turn the eSIM on, choose it for mobile data and allow data roaming for this line. Your own number stays on for calls. If you like, set the eSIM as your primary data line.',
        paths: {
          iphone: ['Settings', 'Mobile Data', 'Travel eSIM', 'Data Roaming: on'],
          samsung: ['Settings', 'Connections', 'Mobile networks', 'Data roaming: on'],
          pixel: ['Settings', 'Network & internet', 'SIMs', 'Travel eSIM', 'Roaming: on'],
          other: ['Settings', 'Mobile Data', 'Travel eSIM', 'Data roaming: on'],
        },
        notes: {
          iphone: 'Turn Allow Mobile Data Switching off, or your home SIM may be billed without a word.',
          samsung: 'In the SIM manager, choose the eSIM under Mobile data and turn Data switching off.',
        },
      },
    ] satisfies GuideStep[],
  },
  search: {
    label: 'Search the answers',
    button: 'Search',
    found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    none: (query: string) => `Nothing here about "${query}". Ask us: a person or the assistant answers.`,
    clear: 'Show all',
  },
  questionsHeading: 'Frequently asked questions',
  questions: [
    {
      id: 'what-is-an-esim',
      question: 'What is an eSIM?',
      answer: [
        'An eSIM is a SIM card that is built into your phone. Instead of putting a piece of plastic into a tray, you download the plan, by scanning a QR code or with one tap.',
        'It works like any other SIM: it has a number of its own (the ICCID) and connects you to mobile networks.',
      ],
    },
    {
      id: 'dual-sim',
      question: 'Can I use my own SIM at the same time?',
      answer: [
        'Yes. With dual SIM your own SIM stays in the phone and keeps your number for calls, texts and bank codes, while the eSIM carries the data.',
        'Set the eSIM for mobile data, and turn data roaming off for your own SIM so that it costs nothing abroad.',
      ],
    },
    {
      id: 'activation-time',
      question: 'How long does activation take?',
      answer: [
        'Activation takes a few minutes. You can install the eSIM at home; the days of your bundle begin when it uses data for the first time in a country of its zone.',
        'On arrival, give the phone a few minutes to find the network. Flight mode on and off again helps.',
      ],
    },
    {
      id: 'support-hours',
      question: 'When can I reach support?',
      answer: ['Support is available 24/7: the chat answers at any hour, and e-mails are answered within 24 hours.'],
    },
  ] satisfies Question[],
  fixHeading: 'Installed, but no internet?',
  fixLead: 'Go from top to bottom. Most phones are online after the second or third.',
  fixes: [
    {
      title: 'Is the eSIM turned on?',
      text: 'In the list of SIMs the travel eSIM has to be on. Turn it on and wait a minute.',
    },
    {
      title: 'Is it the one for mobile data?',
      text: 'Choose the travel eSIM under Mobile data. If your home SIM is chosen there, the eSIM is never asked.',
    },
    {
      title: 'Is data roaming on for this line?',
      text: 'It has to be on for the eSIM and may stay off for your home SIM. You are not charged for it.',
    },
    {
      title: 'Are you in a country of the bundle?',
      text: 'The countries stand on your pass, in our mail and on the eSIM status page.',
    },
    { title: 'Is there data left?', text: 'The eSIM status page shows what is left and until when.' },
    {
      title: 'Does the phone ask for an access point (APN)?',
      text: 'It normally sets it by itself. If it asks, write to us: we tell you the name for your eSIM.',
    },
    {
      title: 'Flight mode on, wait ten seconds, off',
      text: 'The phone looks for the network anew. Then restart it once.',
    },
    {
      title: 'Still nothing?',
      text: 'Write to us with the make of your phone and the country. Do not delete the eSIM.',
    },
  ],
  statusLink: 'Open eSIM Status',
  devicesLink: 'Look up your phone',
  contact: 'Your question is not here? Contact support, we are glad to help.',
  contactLink: 'Get Support',
}
