// The contract summary of a bundle, under the headings that Implementing Regulation (EU) 2019/2243 prescribes.
import { salesTaxText } from '#shop/pricing/vat.ts'
import { formatEuro } from '#shop/values/money.ts'

export const summaryCopy = {
  title: 'Contract summary',
  titleOf: (zone: string, data: string, days: number) => `Contract summary: ${zone}, ${data}, ${days} days`,
  description: (zone: string, data: string, days: number) =>
    `Contract summary of the ${zone} eSIM bundle with ${data} for ${days} days: service, price, duration and other terms.`,
  // The sentence that the regulation asks for.
  purpose:
    'This contract summary provides the main elements of this service offer as required by EU law. It helps to make a comparison between service offers. Complete information about the service is provided in other documents.',
  provider: 'Provider',
  bundle: 'Offer',
  bundleNumber: 'Bundle number',
  asOf: 'As of',
  services: {
    heading: 'Services and equipment',
    text: (data: string, zone: string) =>
      `Mobile data for travellers: ${data} of data in the zone ${zone}, prepaid, delivered as an eSIM profile (QR code and activation code). No phone number, no calls, no text messages, no television. No equipment is supplied; you need a device with eSIM that is not locked to a provider.`,
    coverage: (count: number) => `Countries and territories of the zone (${count})`,
  },
  speed: {
    heading: 'Speeds of the internet service and remedies in case of problems',
    text: [
      'The connection uses mobile networks in the country you visit. The highest speed is the one that this network gives to visitors at that place with your device; no minimum speed is promised, and the catalogue states no advertised speed for this bundle.',
      'If the connection does not work as promised, tell support. We mend it or give your money back; your legal rights in case of a lasting or frequently recurring difference remain.',
    ],
  },
  price: {
    heading: 'Price',
    total: 'You pay once',
    before: 'Price before tax',
    tax: (basisPoints: number) => salesTaxText(basisPoints),
    note: 'At the tax rate of the country chosen on this website. There is no activation fee, no monthly fee and no charge after the data is used up: the connection then stops.',
    topup: (cents: number) => `More data for the same eSIM (top-up): ${formatEuro(cents)} before tax.`,
  },
  duration: {
    heading: 'Duration, renewal and termination',
    text: (days: number) =>
      `The bundle lasts ${days} days from the first data use in the zone, or until the data is used up. It is never renewed by itself and needs no termination. The eSIM must be activated within 1 year of purchase; an eSIM is valid up to 90 days after first data use.`,
    withdrawal:
      'A consumer may withdraw within 14 days of the order. If immediate delivery was asked for, this right ends with the activation of the eSIM.',
  },
  features: {
    heading: 'Features for end-users with disabilities',
    text: 'The shop is built to WCAG 2.2 level AA, and support is given in writing. The bundle itself is data only; relay and emergency services that need a phone number are reached over your own SIM.',
  },
  other: {
    heading: 'Other relevant information',
    text: 'Payment is made in advance. Dutch law applies. The full terms, the privacy page and the accessibility statement are part of the complete information.',
  },
  links: {
    terms: 'General terms',
    withdraw: 'Withdraw from contract here',
    support: 'Get Support',
    devices: 'Check your device',
  },
} as const
