// The words of the page that tells whether a phone can use an eSIM.
import { plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'

export const devicesCopy = translated({
  title: 'Does your phone support eSIM?',
  description:
    'Look up your phone to see if it supports eSIM, then make sure with two quick checks: the EID and the carrier lock.',
  lead: 'Look it up here, then make sure on the phone itself. It takes a minute and saves you from buying a bundle you can’t use.',
  search: {
    label: 'Brand or model',
    hint: 'For example: iPhone 13 mini, Galaxy S23, Pixel 8',
    button: 'Search',
    found: (count: number) => plural(count, { one: 'model', other: 'models' }),
    more: (count: number) => `${count} more. Add a word to narrow your search.`,
    none: (query: string) => `“${query}” isn’t on our list. That doesn’t mean no: look for the EID on the phone.`,
  },
  detected: {
    model: (model: string) => `Looks like you’re using a ${model}.`,
    iphone:
      'Looks like you’re using an iPhone. We can’t tell which one. Find the model under Settings > General > About.',
    ipad: 'Looks like you’re using an iPad. Find the model under Settings > General > About.',
    android:
      'Looks like you’re using an Android phone. We can’t tell which one. Find the model under Settings > About phone.',
    show: 'Show it',
  },
  esim: {
    yes: 'Yes',
    regional: 'Yes, with exceptions',
    no: 'No',
  },
  source: 'Source:',
  listHeading: 'All brands',
  listLead: 'Based on what the manufacturers say. It’s what we know, not every phone there is.',
  resultsHeading: 'Results',
  checks: {
    heading: 'Make sure on your phone',
    items: [
      {
        title: 'Dial *#06#',
        text: 'A 32-digit EID means your phone supports eSIM. No EID means no eSIM support.',
        path: 'Phone > Keypad > *#06#',
      },
      {
        title: 'Is it locked?',
        text: 'A phone bought on contract may only accept that carrier’s SIMs. On iPhone, look for "No SIM restrictions". On Android, try someone else’s SIM, or ask the carrier to unlock it.',
        path: 'Settings > General > About > Carrier Lock',
      },
      {
        title: 'Where was it bought?',
        text: 'Some models sold in certain countries, mainly mainland China, don’t have eSIM. Check the EID.',
        path: 'Settings > About phone > EID',
      },
    ],
  },
  guideLink: 'How to install',
  bundleLink: 'Find your bundle',
})
