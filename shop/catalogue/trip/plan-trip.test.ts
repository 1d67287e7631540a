import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { planTrip, type TripPlan } from './plan-trip.ts'
import { DAILY_MEGABYTES, type Usage } from './recommend-offers.ts'

const SIZES = { '512MB': 512, '1GB': 1024, '3GB': 3072, '5GB': 5120 } as const
type Size = keyof typeof SIZES
const SIZE_NAMES: readonly Size[] = ['512MB', '1GB', '3GB', '5GB']

/** Zones as [countries, price and top-up price by size]; bundles as [zone, size, days]. */
type Facts = {
  zones: [string[], Partial<Record<Size, [number, number | null]>>][]
  bundles: [number, Size, number][]
}
const catalogueOf = ({ zones, bundles }: Facts): Catalogue => ({
  zones: zones.map(([countries, prices], at) => ({
    name: `Zone ${at}`,
    countries,
    prices: {
      inclEsimCents: Object.fromEntries(Object.entries(prices).map(([size, [first]]) => [size, first])),
      topupCents: Object.fromEntries(
        Object.entries(prices).flatMap(([size, [, later]]) => (later === null ? [] : [[size, later]])),
      ),
    },
  })),
  bundles: bundles.map(([zone, size, validityDays], at) => ({
    bundleId: `${at}`,
    zone: `Zone ${zone}`,
    megabytes: SIZES[size],
    validityDays,
    status: 'Active',
  })),
})

/** What a plan says, in short: 'Zone 0 1024 MB, days 1 to 7, 445'. */
const inShort = (plan: TripPlan | null) =>
  plan?.purchases.map(
    ({ zone, bundle, isTopUp, priceCents, fromDay, days }) =>
      `${zone.name} ${bundle.megabytes} MB${isTopUp ? ' more' : ''}, days ${fromDay} to ${fromDay + days - 1}, ${priceCents}`,
  )

/** The cheapest of all sets of at most three purchases, each on any day: tried one by one. */
function tryAll(catalogue: Catalogue, destinations: string[], days: number, usage: Usage): number | null {
  const items = catalogue.bundles.flatMap((bundle) => {
    const zone = catalogue.zones.find(({ name }) => name === bundle.zone)
    const size = SIZE_NAMES.find((key) => SIZES[key] === bundle.megabytes)
    const first = size && zone?.prices.inclEsimCents[size]
    if (!zone || !size || first === undefined) return []
    const lasts = Math.min(bundle.validityDays, Math.floor(bundle.megabytes / DAILY_MEGABYTES[usage]))
    if (lasts < 1) return []
    return [{ zone, first, later: zone.prices.topupCents[size] ?? first, lasts }]
  })
  const cells = destinations.flatMap((code) => Array.from({ length: days }, (_, day) => ({ code, day })))
  type Placed = (typeof items)[number] & { start: number }
  const placed: Placed[] = items.flatMap((item) => Array.from({ length: days }, (_, start) => ({ ...item, start })))
  const covers = (chosen: Placed[]) =>
    cells.every(({ code, day }) =>
      chosen.some(({ zone, start, lasts }) => zone.countries.includes(code) && day >= start && day < start + lasts),
    )
  // Each may be the first on its eSIM; the others of its zone are top-ups where that is cheaper.
  const priceOf = (chosen: Placed[]) =>
    [...Map.groupBy(chosen, ({ zone }) => zone.name).values()]
      .map((same) => {
        const all = same.reduce((sum, { first, later }) => sum + Math.min(first, later), 0)
        return all + Math.min(...same.map(({ first, later }) => first - Math.min(first, later)))
      })
      .reduce((sum, cents) => sum + cents, 0)
  let best: number | null = null
  const judge = (chosen: Placed[]) => {
    const cents = priceOf(chosen)
    if ((best === null || cents < best) && covers(chosen)) best = cents
  }
  for (const [at, one] of placed.entries()) {
    judge([one])
    for (const [next, two] of placed.entries()) {
      if (next < at) continue
      judge([one, two])
      for (const three of placed.slice(next)) judge([one, two, three])
    }
  }
  return best
}

describe('a plan for a trip', () => {
  const europe: Facts = {
    zones: [
      [['ES', 'FR'], { '1GB': [445, 395], '3GB': [995, 945], '5GB': [1495, null] }],
      [['JP', 'TH'], { '1GB': [500, 450], '3GB': [1100, 1050] }],
    ],
    bundles: [
      [0, '1GB', 7],
      [0, '3GB', 15],
      [1, '1GB', 7],
      [1, '3GB', 20],
    ],
  }

  it('puts bundles of one zone on one eSIM, one after the other', () => {
    expect(inShort(planTrip(catalogueOf(europe), { destinations: ['ES'], days: 21 }, 'light'))).toEqual([
      'Zone 0 1024 MB, days 1 to 7, 445',
      'Zone 0 1024 MB more, days 8 to 14, 395',
      'Zone 0 1024 MB more, days 15 to 21, 395',
    ])
  })

  it('tops up no eSIM whose network adds no data to it', () => {
    const { bundles, ...catalogue } = catalogueOf(europe)
    const closed = bundles.map((bundle) => ({ ...bundle, facts: { ...HOME_FACTS, canTopUp: false } }))
    const plan = planTrip({ ...catalogue, bundles: closed }, { destinations: ['ES'], days: 21 }, 'light')
    expect(plan?.purchases.map(({ isTopUp }) => isTopUp)).toEqual([false, false, false])
    expect(plan?.purchases.map(({ priceCents }) => priceCents)).toEqual([445, 445, 445])
  })

  it('puts zones beside each other where none has every country', () => {
    expect(inShort(planTrip(catalogueOf(europe), { destinations: ['ES', 'JP'], days: 7 }, 'light'))).toEqual([
      'Zone 0 1024 MB, days 1 to 7, 445',
      'Zone 1 1024 MB, days 1 to 7, 500',
    ])
  })

  it('covers countries side by side, and one of them one after the other', () => {
    expect(inShort(planTrip(catalogueOf(europe), { destinations: ['ES', 'JP'], days: 20 }, 'light'))).toEqual([
      'Zone 1 3072 MB, days 1 to 20, 1100',
      'Zone 0 3072 MB, days 1 to 15, 995',
      'Zone 0 1024 MB more, days 16 to 20, 395',
    ])
  })

  it('takes as much data as the use needs', () => {
    expect(planTrip(catalogueOf(europe), { destinations: ['ES'], days: 7 }, 'heavy')).toMatchObject({
      priceCents: 995 + 945 + 395,
    })
  })

  it('is none where three purchases cannot cover the trip, or nothing is asked', () => {
    expect(planTrip(catalogueOf(europe), { destinations: ['ES'], days: 46 }, 'light')).toBeNull()
    expect(planTrip(catalogueOf(europe), { destinations: ['ES', 'US'], days: 7 }, 'light')).toBeNull()
    expect(planTrip(catalogueOf(europe), { destinations: [], days: 7 }, 'light')).toBeNull()
  })

  const COUNTRIES = ['ES', 'FR', 'JP']
  const anyPrice = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.option(fc.integer({ min: 1, max: 20 })))
  const anyZone = fc.tuple(
    fc.subarray(COUNTRIES, { minLength: 1 }),
    fc.record({ '512MB': anyPrice, '1GB': anyPrice, '3GB': anyPrice }, { requiredKeys: [] }),
  )
  const anyBundle = fc.tuple(
    fc.integer({ min: 0, max: 2 }),
    fc.constantFrom<Size>('512MB', '1GB', '3GB'),
    fc.integer({ min: 1, max: 6 }),
  )
  const anyFacts = fc.record({
    zones: fc.array(anyZone, { minLength: 1, maxLength: 3 }),
    bundles: fc.array(anyBundle, { maxLength: 5 }),
  })

  it('costs as little as the cheapest of all sets of three purchases, tried one by one', () => {
    fc.assert(
      fc.property(
        anyFacts,
        fc.subarray(COUNTRIES, { minLength: 1 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom<Usage>('light', 'heavy'),
        (facts, destinations, days, usage) => {
          const catalogue = catalogueOf(facts)
          const plan = planTrip(catalogue, { destinations, days }, usage)
          expect(plan?.priceCents ?? null).toBe(tryAll(catalogue, destinations, days, usage))
        },
      ),
      { numRuns: 150 },
    )
  })

  it('covers every country on every day with at most three purchases, whose prices add up', () => {
    fc.assert(
      fc.property(
        anyFacts,
        fc.subarray(COUNTRIES, { minLength: 1 }),
        fc.integer({ min: 1, max: 20 }),
        (facts, destinations, days) => {
          const plan = planTrip(catalogueOf(facts), { destinations, days }, 'light')
          const purchases = plan?.purchases ?? []
          expect(purchases.length).toBeLessThanOrEqual(3)
          expect(purchases.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBe(plan?.priceCents ?? 0)
          const open = destinations.flatMap((code) =>
            Array.from({ length: plan ? days : 0 }, (_, at) => at + 1).filter(
              (day) =>
                !purchases.some(
                  ({ zone, fromDay, days: lasting }) =>
                    zone.countries.includes(code) && day >= fromDay && day < fromDay + lasting,
                ),
            ),
          )
          expect(open).toEqual([])
          expect(purchases.filter((each) => each.fromDay + each.days - 1 > days)).toEqual([])
        },
      ),
    )
  })
})
