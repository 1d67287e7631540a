// The ten lines of a bundle's label: the same ones for every bundle, so that two of them can be compared.
import { translated } from '#app/language/translated.ts'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'

export const labelCopy = translated({
  heading: 'What this bundle includes',
  undisclosed: 'Not disclosed',
  elsewhere: 'In the contract summary',
  names: {
    networks: 'Networks',
    start: 'Days start',
    begin: 'Begin within',
    hotspot: 'Hotspot',
    fullSpeed: 'At full speed',
    afterwards: 'After that',
    exit: 'Traffic exits in',
    topUp: 'Top-up',
    moneyBack: 'Money back',
    price: 'Price',
  },
  network: (name: string, generation: string | null) => (generation ? `${name} ${generation}` : name),
  /** Networks of a country that is one of several. */
  inCountry: (country: string, networks: string) => `${country}: ${networks}`,
  start: {
    'first use': 'When it first connects in a covered country',
    installation: 'When you install it',
    purchase: 'When you buy it',
  } satisfies Record<NonNullable<BundleFacts['startsAt']>, string>,
  beginAtOnce: 'Its days run from the purchase',
  hotspot: { yes: 'Allowed', no: 'Not allowed' },
  fullSpeed: (size: string) => `The first ${size}`,
  all: (size: string) => `All ${size}`,
  stops: 'The connection stops',
  slow: (speed: string) => `Goes on at ${speed}`,
  topUp: { yes: 'Possible', no: 'Not possible' },
  /** Where two bundles are compared. */
  differs: (name: string, text: string) => `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  noPrice: 'No longer sold',
})
