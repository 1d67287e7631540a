// When a bundle's days begin, and until when it can be begun, in sentences that fit every page about a bundle.
import { translated } from '#app/language/translated.ts'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { byStart } from './by-start.ts'
import { counted } from '#values/counted.ts'

type Rules = Pick<BundleFacts, 'startsAt' | 'installWithinDays'>

const YEAR_DAYS = 365

const periodText = (days: number) => (days === YEAR_DAYS ? '1 year' : counted(days, 'day'))

export const rulesCopy = translated({
  daysStart: (startsAt: BundleFacts['startsAt']) =>
    byStart(startsAt, {
      'first use': 'Its days start when it first connects in a covered country.',
      installation: 'Its days start as soon as you install it.',
      purchase: 'Its days started when you bought it.',
      unknown: 'Its network doesn’t say when its days start, so assume they start when you install it.',
    }),
  /** The same in a few words, for figures. */
  starts: (startsAt: BundleFacts['startsAt']) =>
    byStart(startsAt, {
      'first use': 'Starts when first used',
      installation: 'Starts when installed',
      purchase: 'Running since you bought it',
      unknown: 'Not started',
    }),
  /** When and where to install it. */
  install: (startsAt: BundleFacts['startsAt']) =>
    byStart(startsAt, {
      'first use': 'Install it at home on Wi-Fi.',
      installation: 'Install it on Wi-Fi right before you leave.',
      purchase: 'Install it at home on Wi-Fi.',
      unknown: 'Install it on Wi-Fi right before you leave.',
    }),
  /** Nothing for one that runs from its purchase. */
  beginBy: ({ startsAt, installWithinDays }: Rules) => {
    if (startsAt === 'purchase') return ''
    if (installWithinDays === null) return 'Its network doesn’t say how long you can wait before installing it.'
    const verb = startsAt === 'first use' ? 'activated' : 'installed'
    return `The eSIM must be ${verb} within ${periodText(installWithinDays)} of purchase.`
  },
  ofPurchase: (days: number) => `${periodText(days)} of purchase`,
})
