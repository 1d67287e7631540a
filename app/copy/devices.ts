// The words of the page that tells whether a phone can use an eSIM.
export const devicesCopy = {
  title: 'Does your phone support eSIM?',
  description:
    'Look up your phone, see whether it supports eSIM, and make sure with two quick checks: the EID and the lock.',
  lead: 'Look it up here, then make sure on the phone itself. Both take a minute and save you a bundle that you cannot use.',
  search: {
    label: 'Make or model',
    hint: 'For example: iPhone 13 mini, Galaxy S23, Pixel 8',
    button: 'Search',
    found: (count: number) => (count === 1 ? '1 model' : `${count} models`),
    more: (count: number) => `${count} more. Add a word to your search.`,
    none: (query: string) => `"${query}" is not in our list. That does not mean no: look for the EID on the phone.`,
  },
  detected: {
    model: (model: string) => `You seem to be using a ${model}.`,
    iphone:
      'You seem to be using an iPhone. It does not tell us which; you find the model under Settings > General > About.',
    ipad: 'You seem to be using an iPad. You find the model under Settings > General > About.',
    android:
      'You seem to be using an Android phone. It does not tell us which; you find the model under Settings > About phone.',
    show: 'Show it',
  },
  esim: {
    yes: 'Yes',
    regional: 'Yes, with exceptions',
    no: 'No',
  },
  source: 'Source:',
  listHeading: 'All makes',
  listLead: 'What the makers say about their models. It is what we know, not every phone there is.',
  resultsHeading: 'What we found',
  checks: {
    heading: 'Make sure on the phone',
    items: [
      {
        title: 'Dial *#06#',
        text: 'If an EID with 32 digits is shown, your phone has an eSIM. If there is none, it has not, whatever a list says.',
        path: 'Phone > Keypad > *#06#',
      },
      {
        title: 'Is it locked?',
        text: 'A phone bought with a contract may accept SIMs of that provider only. On an iPhone it has to say "No SIM restrictions". On Android try a SIM of somebody else, or ask the provider to unlock it.',
        path: 'Settings > General > About > Carrier Lock',
      },
      {
        title: 'Where was it bought?',
        text: 'Makers leave the eSIM out for some countries, most of all mainland China. The EID tells.',
        path: 'Settings > About phone > EID',
      },
    ],
  },
  guideLink: 'How to install',
  bundleLink: 'Find your bundle',
} as const
