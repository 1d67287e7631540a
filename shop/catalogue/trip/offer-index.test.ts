import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bundle, Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { coverageAnswer, coveringOffers, describeOffer, findOffers } from './find-offers.ts'
import { buildOfferIndex, prepareOffers } from './offer-index.ts'
import { shutFrom } from './open-for.ts'

const COUNTRIES = ['FR', 'IT', 'ES', 'JP', 'TH', 'US', 'XX']
const ZONES = ['Europe', 'Asia', 'World', 'Empty', 'Europe2', 'Nowhere']
const SIZES = [512, 1024, 3072, 5120, 20_480, 51_200]
const LENGTHS = [1, 2, 7, 30, 60]
/** Each network's own rules; some keep all that another one promises. */
const FACTS: BundleFacts[] = [
  { ...HOME_FACTS, allowsHotspot: true },
  { ...HOME_FACTS, startsAt: 'installation', installWithinDays: 180, allowsHotspot: true },
  { ...HOME_FACTS, startsAt: null, installWithinDays: null, canTopUp: null },
  { ...HOME_FACTS, canTopUp: false, exitCountry: 'HK' },
  { ...HOME_FACTS, slowSpeedKbps: 384, installWithinDays: 30 },
]

const anyBundle = integer({ min: 0, max: 2 ** 20 }).map((number): Omit<Bundle, 'bundleId'> => ({
  zone: ZONES[number % ZONES.length] ?? '',
  megabytes: SIZES[(number >> 4) % SIZES.length] ?? 0,
  validityDays: LENGTHS[(number >> 8) % LENGTHS.length] ?? 1,
  status: number % 11 === 0 ? 'Inactive' : 'Active',
  ...(number % 5 > 2 && { facts: FACTS[(number >> 14) % FACTS.length] ?? HOME_FACTS }),
  ownPrice: number % 3 === 0 ? { priceCents: 300 + ((number >> 10) % 9) * 100, topupCents: null } : null,
}))
const PRICES = { '512MB': 345, '1GB': 445, '3GB': 995, '20GB': 995 } as const
const catalogueOf = (bundles: Omit<Bundle, 'bundleId'>[]): Catalogue => ({
  zones: [
    { name: 'Europe', countries: ['FR', 'IT', 'ES'], prices: { inclEsimCents: PRICES, topupCents: {} } },
    { name: 'Asia', countries: ['JP', 'TH'], prices: { inclEsimCents: { '5GB': 700, '20GB': 345 }, topupCents: {} } },
    {
      name: 'World',
      countries: COUNTRIES.slice(0, 6),
      prices: { inclEsimCents: { ...PRICES, '512MB': 446 }, topupCents: {} },
    },
    { name: 'Empty', countries: [], prices: { inclEsimCents: PRICES, topupCents: {} } },
    { name: 'Europe2', countries: ['FR', 'IT', 'ES'], prices: { inclEsimCents: PRICES, topupCents: {} } },
  ],
  bundles: bundles.map((bundle, place) => ({ ...bundle, bundleId: `${(place * 7) % 100}-${place}` })),
})

describe('the index of offers', () => {
  it('gives the same answers as the rules, for every trip and zone', () => {
    assert(
      property(
        array(anyBundle, { maxLength: 90 }),
        array(constantFrom(...COUNTRIES), { maxLength: 3 }),
        integer({ min: 1, max: 70 }),
        constantFrom(0, 1, 29, 30, 179, 180, 400),
        (bundles, destinations, days, wait) => {
          const catalogue = catalogueOf(bundles)
          const index = buildOfferIndex(catalogue)
          expect(index.find(destinations, days)).toEqual(findOffers(catalogue, destinations, days))
          const open = catalogue.bundles.filter(({ facts = HOME_FACTS }) => shutFrom(facts) > wait)
          const whatIsOpen = { ...catalogue, bundles: open }
          expect(index.find(destinations, days, wait)).toEqual(findOffers(whatIsOpen, destinations, days))
          const [first] = coveringOffers(catalogue, destinations)
          expect(coverageAnswer(catalogue, destinations).kind === 'covered').toBe(first !== undefined)
          for (const { zone, first: cheapest, lengths } of index.zones) {
            expect(zone.name).not.toBe('Nowhere')
            expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
            const own = coveringOffers({ ...catalogue, zones: [zone] }, zone.countries.slice(0, 1))
            if (zone.countries.length === 0) continue
            expect(describeOffer(cheapest)).toEqual(own[0])
            expect(new Set(lengths)).toEqual(new Set(own.map(({ validityDays }) => validityDays)))
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  // A zone and size takes one bit, and a word holds 32 of them.
  it('gives them for more offers than a machine word has bits', () => {
    const zones = Array.from({ length: 30 }, (_zone, place) => ({
      name: `Zone ${place}`,
      countries: COUNTRIES.filter((_code, at) => (place >> (at % 5)) % 2 === 0),
      prices: { inclEsimCents: PRICES, topupCents: {} },
    }))
    const bundles = zones.flatMap(({ name }, place) =>
      [512, 1024, 3072].map((megabytes, at): Bundle => ({
        bundleId: `${name}-${at}`,
        zone: name,
        megabytes,
        validityDays: LENGTHS[(place + at) % LENGTHS.length] ?? 1,
        status: 'Active',
      })),
    )
    const index = buildOfferIndex({ zones, bundles })
    for (const destinations of [['FR'], ['FR', 'TH'], ['IT', 'ES', 'JP'], ['US'], ['XX', 'FR']])
      for (const days of [1, 2, 8, 30, 60, 61])
        expect(index.find(destinations, days)).toEqual(findOffers({ zones, bundles }, destinations, days))
    expect(index.zones.map(({ zone }) => zone.name)).toEqual(
      zones.filter(({ countries }) => countries.length > 0).map(({ name }) => name),
    )
  })

  it('is built once per reading', () => {
    const catalogue = catalogueOf([])
    expect(buildOfferIndex(catalogue)).toBe(buildOfferIndex(catalogue))
  })

  it('lets others have their turn while it is prepared, and is the same then', async () => {
    const bundles = Array.from({ length: 40_000 }, (_, place): Omit<Bundle, 'bundleId'> => ({
      zone: ZONES[place % 3] ?? '',
      megabytes: SIZES[place % SIZES.length] ?? 0,
      validityDays: 1 + (place % 90),
      status: 'Active',
      ownPrice: { priceCents: 300 + ((place * 7919) % 20_011), topupCents: null },
    }))
    const catalogue = catalogueOf(bundles)
    let turns = 0
    let isDone = false
    const count = () => {
      if (isDone) return
      turns += 1
      setImmediate(count)
    }
    setImmediate(count)
    await prepareOffers(catalogue)
    isDone = true
    expect(turns).toBeGreaterThan(1)
    const prepared = buildOfferIndex(catalogue)
    expect(prepared.find(['FR'], 30)).toEqual(buildOfferIndex({ ...catalogue }).find(['FR'], 30))
  })
})
