// What a business with its own prices charges and owes, without a database.
import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundlePriceCents, findBundle, topupPriceCents } from './bundle.ts'
import type { DeskCatalogue } from './catalogue-change.ts'
import { capCents, floorCents, judgePrices, toPriceList, sellingCents, type RetailPrice } from './retail-price.ts'

const DESK: DeskCatalogue = {
  zones: [
    {
      name: 'Europe',
      countries: ['FR', 'IT'],
      prices: { inclEsimCents: { '1GB': 445, '5GB': 1495 }, topupCents: { '5GB': 1445 } },
      marginFloorBasisPoints: 2000,
    },
  ],
  bundles: [
    { bundleId: '1', zone: 'Europe', megabytes: 1024, validityDays: 7, status: 'Active', costCents: null },
    { bundleId: '5', zone: 'Europe', megabytes: 5120, validityDays: 30, status: 'Active', costCents: 1000 },
    { bundleId: '6', zone: 'Europe', megabytes: 4096, validityDays: 30, status: 'Active', costCents: 900 },
    { bundleId: '7', zone: 'Europe', megabytes: 5120, validityDays: 90, status: 'Inactive', costCents: 1400 },
  ],
}
const CATALOGUE = {
  zones: DESK.zones.map(({ marginFloorBasisPoints: _floor, ...zone }) => zone),
  bundles: DESK.bundles.map(({ costCents: _cost, ...bundle }) => bundle),
}
const terms = (discountBasisPoints = 0, capBasisPoints = 20_000) => ({ discountBasisPoints, capBasisPoints })
const own = (cents: number): RetailPrice => ({ zone: 'Europe', kind: 'price', size: '5GB', cents })

describe('the floor of a price', () => {
  it.each([
    ['the shop’s own price without a discount', 1495, 0, 1000, 2000, 1495],
    ['less the discount', 1495, 1000, null, 2000, 1345],
    ['rounded to a cent', 1495, 3333, null, 0, 997],
    ['what covers the cost with the zone’s margin, where the discount is deeper', 1495, 5000, 1000, 2000, 1250],
    ['rounded up where the margin would not be whole', 1495, 9000, 999, 2000, 1249],
    ['never above the shop’s price, even where that itself leaves less', 1100, 5000, 1000, 2000, 1100],
    ['never nothing', 1, 9000, null, 0, 1],
  ])('is %s', (_what, shopCents, discount, costCents, margin, expected) => {
    expect(floorCents(shopCents, terms(discount), costCents, margin)).toBe(expected)
  })
})

describe('the cap of a price', () => {
  it.each([
    ['twice the shop’s price', 1495, 20_000, 2990],
    ['rounded down to a cent', 1495, 15_001, 2242],
    ['never below the shop’s price', 1495, 10_000, 1495],
    ['not even where a row says so', 1495, 1, 1495],
    ['a thousand euros at most', 20_000, 100_000, 100_000],
    ['the shop’s price where that is more', 120_000, 20_000, 120_000],
  ])('is %s', (_what, shopCents, cap, expected) => {
    expect(capCents(shopCents, terms(0, cap))).toBe(expected)
  })
})

describe('a price in the shop of a business', () => {
  it('is its own, or else the shop’s, and never below the floor or above the cap', () => {
    expect(sellingCents(1800, 1495, 1345, 2990)).toBe(1800)
    expect(sellingCents(null, 1495, 1345, 2990)).toBe(1495)
    expect(sellingCents(1300, 1495, 1345, 2990)).toBe(1345)
    expect(sellingCents(2991, 1495, 1345, 2990)).toBe(2990)
  })

  it('covers the cost of the most expensive bundle of its size on sale', () => {
    expect(judgePrices(DESK, terms(9000), [])({ zone: 'Europe', kind: 'price', size: '5GB' })?.floorCents).toBe(1250)
  })

  it('of a bundle with its own price is the shop’s, and the business pays less the discount, but the cost and margin', () => {
    const [cheap, dear] = ([100, 1_000] as const).map((costCents, place) => ({
      bundleId: `own-${place}`,
      zone: 'Europe',
      megabytes: 3072,
      validityDays: 7,
      status: 'Active' as const,
      costCents,
      ownPrice: { priceCents: 1200, topupCents: 1100 },
    }))
    if (!cheap || !dear) throw new Error('There are two.')
    const desk = { ...DESK, bundles: [...DESK.bundles, cheap, dear] }
    const catalogue = { ...CATALOGUE, bundles: desk.bundles.map(({ costCents: _cost, ...bundle }) => bundle) }
    const { selling, buying } = toPriceList(catalogue, desk, terms(5000), [])
    const pricesIn = (list: typeof catalogue, bundleId: string) =>
      [bundlePriceCents, topupPriceCents].map((priceOf) => findBundle(list, bundleId, priceOf)?.priceCents)
    expect([pricesIn(selling, 'own-0'), pricesIn(buying, 'own-0')]).toEqual([
      [1200, 1100],
      [600, 550],
    ])
    // No size of the zone costs what such a bundle costs.
    expect(pricesIn(buying, 'own-1')).toEqual([1200, 1100])
    expect(judgePrices(desk, terms(9000), [])({ zone: 'Europe', kind: 'price', size: '3GB' })).toBeNull()
  })

  it('is shown to shoppers with the same bundles and zones, and without costs', () => {
    const { selling, buying } = toPriceList(CATALOGUE, DESK, terms(1000), [own(1800)])
    expect(findBundle(selling, '5')?.priceCents).toBe(1800)
    expect(findBundle(buying, '5')?.priceCents).toBe(1345)
    expect(findBundle(selling, '5', topupPriceCents)?.priceCents).toBe(1445)
    expect(findBundle(selling, '1')?.priceCents).toBe(445)
    expect(findBundle(selling, '7')).toBeNull()
    expect(selling.bundles).toBe(CATALOGUE.bundles)
    expect(JSON.stringify([selling, buying])).not.toMatch(/cost|margin/i)
  })

  it('sells nothing that the shop doesn’t sell', () => {
    const { selling } = toPriceList(CATALOGUE, DESK, terms(), [{ ...own(900), kind: 'topup', size: '1GB' }])
    expect(selling.zones[0] && topupPriceCents(selling.zones[0], { megabytes: 1024 })).toBeNull()
  })

  it('never leaves the shop less than its floor or its zone’s margin, and never asks more than the cap', () => {
    const slot = record({ kind: constantFrom('price', 'topup'), size: constantFrom('1GB', '5GB', '50GB') })
    const prices = array(record({ slot, cents: integer({ min: 1, max: 100_000 }) }), { maxLength: 6 })
    const cost = option(integer({ min: 0, max: 3_000 }))
    assert(
      property(
        prices,
        cost,
        integer({ min: 0, max: 9000 }),
        integer({ min: 0, max: 9999 }),
        integer({ min: 10_000, max: 100_000 }),
        (asked, costCents, off, floor, cap) => {
          const desk = {
            zones: DESK.zones.map((zone) => ({ ...zone, marginFloorBasisPoints: floor })),
            bundles: DESK.bundles.map((bundle) => ({ ...bundle, costCents })),
          }
          const retail = asked.map(({ slot: named, cents }): RetailPrice => ({ zone: 'Europe', ...named, cents }))
          const { selling, buying } = toPriceList(CATALOGUE, desk, terms(off, cap), retail)
          for (const [place, zone] of selling.zones.entries())
            for (const priceOf of [bundlePriceCents, topupPriceCents])
              for (const megabytes of [1024, 5120, 51_200]) {
                const [was, wholesale] = [CATALOGUE.zones[place], buying.zones[place]].map(
                  (at) => at && priceOf(at, { megabytes }),
                )
                const now = priceOf(zone, { megabytes })
                expect(now === null).toBe(was === null)
                if (now === null || was == null || wholesale == null) continue
                expect(now).toBeGreaterThanOrEqual(wholesale)
                expect(now * 10_000).toBeLessThanOrEqual(was * cap)
                expect(wholesale).toBeGreaterThanOrEqual(1)
                expect(wholesale).toBeLessThanOrEqual(was)
                const leavesMargin = (wholesale - (costCents ?? 0)) * 10_000 >= wholesale * floor
                expect(wholesale === was || costCents === null || leavesMargin).toBe(true)
              }
        },
      ),
      { numRuns: 300 },
    )
  })
})
