import { describe, expect, it } from 'vitest'
import {
  bundlePriceCents,
  findBundle,
  listTopUps,
  offeredZones,
  sizeKeyFor,
  startingPriceCents,
  topupPriceCents,
} from './bundle.ts'
import { sizeLabel, sizeText } from '#values/data-allowance.ts'
import type { Bundle, Catalogue, Zone } from './bundle.ts'

const europe: Zone = {
  name: 'Europe',
  countries: ['FR', 'IT'],
  prices: { inclEsimCents: { '512MB': 345, '1GB': 445, '5GB': 1495 }, topupCents: { '1GB': 395 } },
}
const morocco: Zone = { name: 'Morocco', countries: ['MA'], prices: { inclEsimCents: { '1GB': 500 }, topupCents: {} } }
const unpriced: Zone = { name: 'Asia Pacific', countries: ['JP'], prices: { inclEsimCents: {}, topupCents: {} } }

const bundle = (bundleId: string, zone: string, megabytes: number, more: Partial<Bundle> = {}): Bundle => ({
  bundleId,
  zone,
  megabytes,
  validityDays: 7,
  status: 'Active',
  ...more,
})
const catalogue: Catalogue = {
  zones: [europe, morocco, unpriced],
  bundles: [
    bundle('1_1', 'Europe', 5120),
    bundle('1_2', 'Europe', 1024),
    bundle('1_3', 'Europe', 512, { status: 'Inactive' }),
    bundle('1_4', 'Europe', 20 * 1024),
    bundle('2_1', 'Morocco', 1024, { status: 'Inactive' }),
    bundle('3_1', 'Asia Pacific', 1024),
    bundle('4_1', 'Atlantis', 1024),
  ],
}

describe('a bundle', () => {
  it.each([
    [1, '512MB'],
    [512, '512MB'],
    [513, '1GB'],
    [1024, '1GB'],
    [1025, '3GB'],
    [3072, '3GB'],
    [5120, '5GB'],
    [5121, '10GB'],
    [10_240, '10GB'],
    [20_480, '20GB'],
    [20_481, '50GB'],
    [51_200, '50GB'],
    [102_400, '50GB'],
  ] as const)('of %i MB is priced as %s', (megabytes, size) => {
    expect(sizeKeyFor(megabytes)).toBe(size)
  })

  it.each([
    [512, '512MB', '512 MB'],
    [1024, '1GB', '1 GB'],
    [1536, '1.5GB', '1.5 GB'],
    [51_200, '50GB', '50 GB'],
  ])('of %i MB is shown as %s in the cart and %s on screens', (megabytes, text, label) => {
    expect(sizeText({ megabytes })).toBe(text)
    expect(sizeLabel({ megabytes })).toBe(label)
  })

  it('has its zone’s price for its size, with and without the eSIM', () => {
    expect(bundlePriceCents(europe, { megabytes: 1024 })).toBe(445)
    expect(topupPriceCents(europe, { megabytes: 1024 })).toBe(395)
    expect(bundlePriceCents(europe, { megabytes: 20_480 })).toBeNull()
    expect(topupPriceCents(europe, { megabytes: 512 })).toBeNull()
  })

  it('has its own price if it has one, whatever its zone asks', () => {
    const own = { megabytes: 20_480, ownPrice: { priceCents: 249, topupCents: null } }
    expect([bundlePriceCents(europe, own), topupPriceCents(europe, own)]).toEqual([249, null])
    expect(bundlePriceCents(europe, { megabytes: 1024, ownPrice: null })).toBe(445)
  })

  it('can top up an eSIM of its zone if its size has a top-up price, cheapest first', () => {
    expect(listTopUps(catalogue, 'Europe').map((sold) => [sold.bundle.bundleId, sold.priceCents])).toEqual([
      ['1_2', 395],
    ])
    expect(listTopUps(catalogue, 'Morocco')).toEqual([])
    expect(listTopUps(catalogue, 'nowhere')).toEqual([])
  })

  it('of one price tops up with more data first, then with more days, however the catalog is sorted', () => {
    const prices = { inclEsimCents: {}, topupCents: { '512MB': 395, '1GB': 395, '3GB': 300 } }
    const sizes = [
      ['a', 1024, 7],
      ['b', 512, 30],
      ['c', 1024, 30],
      ['d', 3072, 7],
      ['e', 1024, 7],
    ] as const
    const bundles = sizes.map(([bundleId, megabytes, validityDays]): Bundle => ({
      bundleId,
      zone: 'Europe',
      megabytes,
      validityDays,
      status: 'Active',
      networkId: 'esim-network',
    }))
    for (const sorted of [bundles, bundles.toReversed()])
      expect(
        listTopUps({ zones: [{ ...europe, prices }], bundles: sorted }, 'Europe').map((sold) => sold.bundle.bundleId),
      ).toEqual(['d', 'c', 'a', 'e', 'b'])
  })

  it('is found with zone and price only while it is on sale', () => {
    expect(findBundle(catalogue, '1_2')).toEqual({ bundle: catalogue.bundles[1], zone: europe, priceCents: 445 })
    expect(['1_3', '1_4', '2_1', '3_1', '4_1', 'unknown', ''].map((id) => findBundle(catalogue, id))).toEqual(
      Array.from({ length: 7 }, () => null),
    )
  })
})

describe('a zone', () => {
  it('is offered only when something in it is active and priced', () => {
    expect(offeredZones(catalogue).map((zone) => zone.name)).toEqual(['Europe'])
  })

  it('starts at the lowest price on sale', () => {
    expect(startingPriceCents(europe, catalogue.bundles)).toBe(445)
    expect(startingPriceCents(morocco, catalogue.bundles)).toBeNull()
    expect(startingPriceCents(europe, [])).toBeNull()
  })
})

it('the zones on sale are found by looking at each bundle once, however many zones there are', () => {
  let looks = 0
  const counted = Array.from({ length: 1_000 }, (_, place): Bundle => ({
    bundleId: `b${place}`,
    get zone() {
      looks += 1
      return `Zone ${place}`
    },
    megabytes: 1024,
    validityDays: 7,
    status: 'Active',
  }))
  const zones = counted.map((_, place): Zone => ({
    name: `Zone ${place}`,
    countries: ['FR'],
    prices: { inclEsimCents: { '1GB': 400 }, topupCents: {} },
  }))
  expect(offeredZones({ zones, bundles: counted })).toHaveLength(1_000)
  expect(looks).toBeLessThan(3_000)
})
