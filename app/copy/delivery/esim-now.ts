// The words for where somebody is with an eSIM, on the pages of an order and of its installation.
import { translated } from '#app/language/translated.ts'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { byStart } from '../catalogue/by-start.ts'

export const esimNowCopy = translated({
  asking: 'Asking the network about your eSIM',
  inUse: 'Your eSIM is working',
  low: 'Your data is running low',
  usedUp: 'Your data is used up',
  until: 'Valid until',
  status: 'Check Status',
  topUp: 'Add data',
  /** What the network tells about it on a phone. */
  phone: {
    downloaded: 'Downloaded to a phone. Finish adding it in the phone’s settings.',
    installed: 'Installed on a phone.',
    enabled: 'Installed on a phone and turned on.',
    disabled: 'Installed on a phone and turned off.',
    deleted:
      'Deleted from the phone. Most eSIMs can be installed only once, so write to us if you still need this one.',
    told: (moment: string) => `Reported by the network on ${moment}.`,
  },
  arrive: {
    heading: 'When you land',
    text: (startsAt: BundleFacts['startsAt']) =>
      byStart(startsAt, {
        'first use':
          'Choose this eSIM for mobile data and turn on its data roaming. Its days start with the first connection.',
        installation:
          'Choose this eSIM for mobile data and turn on its data roaming. Its days start as soon as you install it.',
        purchase: 'Choose this eSIM for mobile data and turn on its data roaming. Its days started when you bought it.',
        unknown: 'Choose this eSIM for mobile data and turn on its data roaming.',
      }),
    connected: 'Am I connected?',
  },
  ended: {
    heading: 'This eSIM has ended',
    text: 'Its data or its days are used up. A new bundle comes with its own eSIM.',
    again: 'Buy the same again',
  },
  sameAgain: 'Same again for a fellow traveler',
  adding: 'Adding to cart…',
  notAgain: 'We couldn’t add this bundle. It may no longer be sold.',
  otherBundles: 'See other bundles',
})
