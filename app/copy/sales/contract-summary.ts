// The contract summary of a bundle, under the headings that Implementing Regulation (EU) 2019/2243 prescribes.
import { formatEuro, plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { byStart } from '../catalogue/by-start.ts'
import { prepaidText, usedUpText } from '../catalogue/data-words.ts'
import { isTotal, type DataAllowance } from '#values/data-allowance.ts'

const fromText = (startsAt: BundleFacts['startsAt']) =>
  byStart(startsAt, {
    'first use': 'from the first data use in the zone',
    installation: 'from its installation',
    purchase: 'from its purchase',
    unknown: 'from a moment that its network doesn’t disclose, at the earliest its installation',
  })

const daysText = (days: number) => plural(days, { one: 'day', other: 'days' })

export const summaryCopy = translated({
  days: daysText,
  title: 'Contract summary',
  titleOf: (zone: string, data: string, days: number) => `Contract summary: ${zone}, ${data}, ${daysText(days)}`,
  description: (zone: string, data: string, days: number) =>
    `Contract summary for the ${zone} eSIM bundle with ${data} for ${daysText(days)}: service, price, duration and other terms.`,
  // The sentence that the regulation asks for.
  purpose:
    'This contract summary provides the main elements of this service offer as required by EU law. It helps to make a comparison between service offers. Complete information about the service is provided in other documents.',
  provider: 'Provider',
  bundle: 'Offer',
  bundleNumber: 'Bundle number',
  asOf: 'As of',
  services: {
    heading: 'Services and equipment',
    text: (data: DataAllowance, zone: string) =>
      `Mobile data for travelers: ${prepaidText(data)} in the ${zone} zone, delivered as an eSIM profile (QR code and activation code). No phone number, calls, text messages or television. No equipment is supplied. You need a device that supports eSIM and isn’t locked to a carrier.`,
    coverage: (count: number) => `Countries and territories in the zone (${count})`,
  },
  speed: {
    heading: 'Speeds of the internet service and remedies in case of problems',
    text: [
      'The connection uses mobile networks in the country you visit. The maximum speed is whatever that network gives visitors at that location on your device. No minimum speed is promised, and no advertised speed is stated for this bundle.',
      'If the connection doesn’t work as promised, contact support. We’ll fix it or refund you. You keep your legal rights in case of a lasting or frequently recurring difference.',
    ],
  },
  price: {
    heading: 'Price',
    total: 'You pay once',
    before: 'Price before tax',
    note: (data: DataAllowance, isSlow: boolean) =>
      `At the tax rate of the country chosen on this website. There’s no activation fee, no monthly fee, and ${usedUpText(data, isSlow)}.`,
    ended: 'We no longer sell this bundle. If you bought it, your receipt and your invoice say what you paid.',
    topup: (cents: number) => `More data for the same eSIM (top-up): ${formatEuro(cents)} before tax.`,
  },
  duration: {
    heading: 'Duration, renewal and termination',
    text: (days: number, facts: BundleFacts, data: DataAllowance) =>
      `The bundle lasts ${daysText(days)} ${fromText(facts.startsAt)}${isTotal(data) ? ', or until the data is used up' : ''}. It never renews automatically and needs no cancellation. ${rulesCopy.beginBy(facts)}`.trim(),
    /** Of the whole eSIM, with everything that is added to it. */
    esim: (days: number) => `An eSIM is valid up to ${daysText(days)} after first data use.`,
    withdrawal:
      'Consumers may withdraw within 14 days of the order. If they asked for immediate delivery, this right ends once the eSIM is activated.',
  },
  features: {
    heading: 'Features for end-users with disabilities',
    text: 'The shop is built to WCAG 2.2 level AA, and support is available in writing. The bundle is data only. Use your own SIM for relay and emergency services that need a phone number.',
  },
  other: {
    heading: 'Other relevant information',
    text: 'Payment is made in advance. Dutch law applies. The full terms, the privacy page and the accessibility statement are part of the complete information.',
  },
  links: {
    plan: 'Plan a trip',
    terms: 'General terms',
    withdraw: 'Withdraw from contract here',
    support: 'Get Support',
    devices: 'Check your device',
  },
})
