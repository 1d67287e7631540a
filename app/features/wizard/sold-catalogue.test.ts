// The page knows part of the catalog, and gives the same answers with it as the whole catalog.
import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offeredZones, startingPriceCents, type Bundle, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { coverageAnswer, everydayOffer } from '#shop/catalogue/trip/find-offers.ts'
import { soldCatalogue } from './sold-catalogue.ts'

const COUNTRIES = ['FR', 'IT', 'ES', 'JP', 'TH', 'US']
const SIZES = [512, 1024, 3072, 5120, 20_480]
const PRICES = { '512MB': 345, '1GB': 445, '3GB': 995, '20GB': 995 } as const

const anyBundle = (place: number): Bundle => ({
  bundleId: `${place}`,
  zone: ['Europe', 'World', 'Asia', 'Nowhere'][place % 4] ?? '',
  megabytes: SIZES[(place >> 2) % SIZES.length] ?? 0,
  validityDays: [2, 7, 30][(place >> 5) % 3] ?? 1,
  status: place % 7 === 0 ? 'Inactive' : 'Active',
})
const catalogueOf = (places: number[]): Catalogue => ({
  zones: [
    { name: 'Europe', countries: ['FR', 'IT', 'ES'], prices: { inclEsimCents: PRICES, topupCents: { '1GB': 1 } } },
    { name: 'Asia', countries: ['JP', 'TH'], prices: { inclEsimCents: { '5GB': 700, '20GB': 345 }, topupCents: {} } },
    { name: 'World', countries: COUNTRIES, prices: { inclEsimCents: { ...PRICES, '512MB': 446 }, topupCents: {} } },
  ],
  bundles: [...new Set(places)].map(anyBundle),
})
const anyPlaces = array(constantFrom(...Array.from({ length: 96 }, (_, place) => place)), { maxLength: 24 })

describe('the catalogue of a page', () => {
  it('has the same zones, lowest prices, and answers as the whole catalog', () => {
    assert(
      property(anyPlaces, array(constantFrom(...COUNTRIES), { maxLength: 4 }), (places, destinations) => {
        const whole = catalogueOf(places)
        const sold = soldCatalogue(whole)
        expect(sold.zones.map(({ name }) => name)).toEqual(offeredZones(whole).map(({ name }) => name))
        for (const zone of sold.zones) {
          const before = whole.zones.find(({ name }) => name === zone.name) ?? zone
          expect(zone.countries).toEqual(before.countries)
          expect(startingPriceCents(zone, sold.bundles)).toBe(startingPriceCents(before, whole.bundles))
        }
        expect(coverageAnswer(sold, destinations)).toEqual(coverageAnswer(whole, destinations))
        expect(everydayOffer(sold, destinations)).toEqual(everydayOffer(whole, destinations))
      }),
    )
  })

  it('contains at most two bundles per zone, and no top-up prices', () => {
    const { zones, bundles } = soldCatalogue(catalogueOf(Array.from({ length: 96 }, (_, place) => place)))
    expect(new Set(bundles.map(({ zone }) => zone))).toEqual(new Set(zones.map(({ name }) => name)))
    expect(bundles.length).toBeLessThanOrEqual(zones.length * 2)
    expect(zones.every(({ prices }) => Object.keys(prices.topupCents).length === 0)).toBe(true)
  })

  it('contains few of many zones, and gives the same answers about countries and prices', () => {
    const anyZone = tuple(array(constantFrom(...COUNTRIES), { maxLength: 4 }), integer({ min: 0, max: 500 }))
    assert(
      property(
        array(anyZone, { minLength: 30, maxLength: 60 }),
        array(constantFrom(...COUNTRIES), { maxLength: 3 }),
        (zones, destinations) => {
          const whole = {
            zones: zones.map(([countries, cents], place) => ({
              name: `Zone ${place}`,
              countries: [...new Set(countries)],
              prices: { inclEsimCents: { '1GB': cents }, topupCents: {} },
            })),
            bundles: zones.map(([, number], place) => ({
              bundleId: `${place}`,
              zone: `Zone ${place}`,
              megabytes: 1024,
              validityDays: number % 4,
              status: 'Active' as const,
            })),
          }
          const sold = soldCatalogue(whole)
          expect(coverageAnswer(sold, destinations)).toEqual(coverageAnswer(whole, destinations))
        },
      ),
    )
  })

  it('doesn’t grow with copies of its zones', () => {
    const { zones, bundles } = catalogueOf(Array.from({ length: 96 }, (_, place) => place))
    const copies = Array.from({ length: 300 }, (_, copy) => copy)
    const many = {
      zones: copies.flatMap((copy) => zones.map((zone) => ({ ...zone, name: `${zone.name} ${copy}` }))),
      bundles: copies.flatMap((copy) =>
        bundles.map((each) => ({ ...each, bundleId: `${each.bundleId}-${copy}`, zone: `${each.zone} ${copy}` })),
      ),
    }
    expect(soldCatalogue(many).zones).toHaveLength(24)
  })

  it('is searched once per reading', () => {
    const whole = catalogueOf([1, 2, 3])
    expect(soldCatalogue(whole)).toBe(soldCatalogue(whole))
    expect(soldCatalogue(catalogueOf([1, 2, 3]))).not.toBe(soldCatalogue(whole))
  })
})
