import { expect, it } from 'vitest'
import type { Bundle } from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { isTopUpSold } from './find-top-up-path.ts'

const zones = [
  { name: 'France', countries: ['FR'], prices: { inclEsimCents: { '1GB': 400 }, topupCents: { '1GB': 300 } } },
]
const bundleOf = (bundleId: string, canTopUp: boolean): Bundle => ({
  bundleId,
  zone: 'France',
  megabytes: 1_024,
  validityDays: 7,
  status: 'Active',
  networkId: 'second',
  ownPrice: { priceCents: 400, topupCents: 300 },
  facts: { ...HOME_FACTS, canTopUp },
})
const readCatalogue = () => Promise.resolve({ zones, bundles: [bundleOf('takes', true), bundleOf('refuses', false)] })

it.each([
  ['takes', null, true],
  ['refuses', null, false],
  ['takes', 'refuses', false],
  ['refuses', 'takes', true],
])('an eSIM of %s, delivered as %s, gets more data: %s', async (bundleId, substituteBundleId, isSold) => {
  const order = { bundle: { zone: 'France', bundleId }, networkId: 'second', substituteBundleId }
  expect(await isTopUpSold({ readCatalogue }, order)).toBe(isSold)
})
