// The installation guide and the questions that travelers ask (after-purchase rules §2 "/faq").
import { plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import type { GuideDevice } from '#app/features/install-guide/guide-device.ts'

/** Where to tap, screen by screen; the phone in the picture shows the same words. */
export type Path = readonly string[]
export type GuideStep = {
  title: string
  text: string
  paths: Record<GuideDevice, Path>
  notes: Partial<Record<GuideDevice, string>>
}
export type Question = { id: string; question: string; answer: readonly string[] }

export const faqCopy = translated({
  title: 'Installation guide and FAQ',
  description:
    'How to install your travel eSIM in four steps on iPhone, Samsung, Pixel and other phones, and what to do if there’s no internet.',
  lead: 'Four steps from QR code to online. Choose your phone and the guide shows its menus.',
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
        text: 'Your phone must support eSIM and must not be locked to a carrier. Dial *#06#. If you see an EID, it supports eSIM.',
        paths: {
          iphone: ['Settings', 'General', 'About', 'No SIM restrictions'],
          samsung: ['Settings', 'Connections', 'SIM manager', 'Add eSIM'],
          pixel: ['Settings', 'Network & internet', 'SIMs', 'Add SIM'],
          other: ['Phone', 'Keypad', '*#06#', 'EID'],
        },
        notes: {
          iphone: 'No SIM restrictions under Carrier Lock means the iPhone isn’t locked.',
          samsung: 'If you see Add eSIM, your Galaxy supports it. Models for some countries don’t.',
          other: 'Menus differ from brand to brand. The EID is the sure sign.',
        },
      },
      {
        title: 'Prepare with Wi-Fi and the QR code',
        text: 'Do this at home, the day before you leave. You need Wi-Fi and the QR code from your order page or our email, on another screen or on paper.',
        paths: {
          iphone: ['Settings', 'Wi-Fi', 'Connected'],
          samsung: ['Settings', 'Connections', 'Wi-Fi', 'Connected'],
          pixel: ['Settings', 'Network & internet', 'Internet', 'Connected'],
          other: ['Settings', 'Wi-Fi', 'Connected'],
        },
        notes: {
          iphone:
            'Reading this on the iPhone itself? Open your order page on it. With its install button you don’t need a second screen.',
        },
      },
      {
        title: 'Install the eSIM',
        text: 'Scan the QR code and confirm. Don’t delete the eSIM afterward: it can usually be installed only once.',
        paths: {
          iphone: ['Settings', 'Mobile Data', 'Add eSIM', 'Scan QR Code'],
          samsung: ['Settings', 'Connections', 'SIM manager', 'Add eSIM', 'Scan QR code'],
          pixel: ['Settings', 'Network & internet', 'SIMs', 'Add SIM', 'Set up an eSIM'],
          other: ['Settings', 'Mobile Data', 'Add eSIM', 'Scan QR Code'],
        },
        notes: {
          iphone: 'On iPhones set to US English, it’s called Cellular.',
          other: 'If you don’t see it, search the settings for "eSIM".',
        },
      },
      {
        title: 'Activate and use it',
        text: 'When you arrive, turn on the eSIM, choose it for mobile data and allow data roaming for this line. Your own number stays on for calls. You can also set the eSIM as your primary data line.',
        paths: {
          iphone: ['Settings', 'Mobile Data', 'Travel eSIM', 'Data Roaming: on'],
          samsung: ['Settings', 'Connections', 'Mobile networks', 'Data roaming: on'],
          pixel: ['Settings', 'Network & internet', 'SIMs', 'Travel eSIM', 'Roaming: on'],
          other: ['Settings', 'Mobile Data', 'Travel eSIM', 'Data roaming: on'],
        },
        notes: {
          iphone: 'Turn off Allow Mobile Data Switching, or your home SIM may run up charges.',
          samsung: 'In the SIM manager, choose the eSIM under Mobile data and turn off Data switching.',
        },
      },
    ] satisfies GuideStep[],
  },
  search: {
    label: 'Search the answers',
    button: 'Search',
    found: (count: number) => plural(count, { one: 'answer', other: 'answers' }),
    none: (query: string) => `Nothing here about “${query}”. Ask the assistant or a person.`,
    clear: 'Show all',
  },
  questionsHeading: 'Frequently asked questions',
  questions: [
    {
      id: 'what-is-an-esim',
      question: 'What is an eSIM?',
      answer: [
        'An eSIM is a SIM built into your phone. Instead of putting a plastic card in a tray, you download your plan by scanning a QR code or with one tap.',
        'It works like any other SIM: it has its own number (the ICCID) and connects you to mobile networks.',
      ],
    },
    {
      id: 'dual-sim',
      question: 'Can I use my own SIM at the same time?',
      answer: [
        'Yes. With dual SIM, your own SIM stays in the phone and keeps your number for calls, texts and bank codes, while the eSIM handles data.',
        'Set the eSIM for mobile data, and turn off data roaming for your own SIM so it costs nothing abroad.',
      ],
    },
    {
      id: 'activation-time',
      question: 'How long does activation take?',
      answer: [
        'Activation takes a few minutes. Your order page says where to install your eSIM, and when its days start: usually when it first uses data in a covered country, so you can install it at home.',
        'When you arrive, give the phone a few minutes to find the network. Turning airplane mode on and off helps.',
      ],
    },
    {
      id: 'support-hours',
      question: 'When can I reach support?',
      answer: ['Support is available 24/7. Chat with us anytime, and we answer emails within 24 hours.'],
    },
  ] satisfies Question[],
  fixHeading: 'Installed, but no internet?',
  fixLead: 'Work from top to bottom. Most phones are online after the second or third check.',
  fixes: [
    {
      title: 'Is the eSIM turned on?',
      text: 'Find the travel eSIM in your list of SIMs. If it’s off, turn it on and wait a minute.',
    },
    {
      title: 'Is it set for mobile data?',
      text: 'Choose the travel eSIM under Mobile data. If your home SIM is selected there, the phone won’t use the eSIM.',
    },
    {
      title: 'Is data roaming on for this line?',
      text: 'Turn it on for the eSIM and leave it off for your home SIM. It doesn’t cost extra.',
    },
    {
      title: 'Are you in a covered country?',
      text: 'You’ll find the countries on your order page, in our email and on the eSIM status page.',
    },
    { title: 'Is there data left?', text: 'The eSIM status page shows what’s left and when it expires.' },
    {
      title: 'Does the phone ask for an access point (APN)?',
      text: 'It’s normally set automatically. If your phone asks for one, contact us and we’ll tell you what to enter.',
    },
    {
      title: 'Turn airplane mode on, wait ten seconds, and turn it off',
      text: 'Your phone searches again. Then restart it once.',
    },
    {
      title: 'Still nothing?',
      text: 'Contact us with your phone model and the country you’re in. Don’t delete the eSIM.',
    },
  ],
  statusLink: 'Open eSIM Status',
  devicesLink: 'Look up your phone',
  contact: 'Didn’t find your answer? Contact support. We’re happy to help.',
  contactLink: 'Get Support',
})
