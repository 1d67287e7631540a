// What a plan costs with fifty thousand bundles, in what is looked at: time says nothing on a busy machine.
import { beforeAll, describe, expect, it } from 'vitest'
import { largeCatalogue, SHAPES } from '#tests/support/large-catalogue.ts'
import type { Bundle, Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { choiceOf } from './plan-choice.ts'
import { planTrip } from './plan-trip.ts'
import { USAGES } from './recommend-offers.ts'
import { zoneGroupsOf, prepareShelves, worthOf } from './stock-shelves.ts'

const TRIPS = ['ES', 'ES FR', 'ES FR IT DE', 'ES FR IT DE PT NL'].map((to) => to.split(' '))
const DAYS = [7, 21, 60, 365]

/** Of all zones that have one of six countries, once for a trip and a use. */
const MOST_LOOKED_AT = 27_000
/** With each other; a thousand are a millisecond. */
const MOST_CHOSEN_FROM = 700

let reads = 0

/** The same catalog, counting each look at what a bundle holds or lasts. */
const counting = ({ zones, bundles }: Catalogue): Catalogue => ({ zones, bundles: bundles.map(watched) })

const watched = (bundle: Bundle): Bundle => ({
  ...bundle,
  get megabytes() {
    reads += 1
    return bundle.megabytes
  },
  get validityDays() {
    reads += 1
    return bundle.validityDays
  },
})

describe.each(SHAPES)('with fifty thousand bundles in %s zones', (shape) => {
  const catalogue = counting(largeCatalogue(shape))
  beforeAll(() => prepareShelves(catalogue))

  it('no plan looks at a bundle, since the catalog is sorted out before', () => {
    reads = 0
    for (const destinations of TRIPS)
      for (const days of DAYS)
        for (const usage of USAGES) {
          const plan = planTrip(catalogue, { destinations, days, wait: 0 }, usage)
          expect(plan === null || plan.purchases.length <= 3).toBe(true)
        }
    expect(reads).toBe(0)
  })

  it.each(TRIPS)('a plan to %s %s %s %s %s %s chooses among few ways', (...codes) => {
    const destinations = codes.filter((code) => code !== undefined)
    const all = (1n << BigInt(destinations.length)) - 1n
    const groups = zoneGroupsOf(catalogue, destinations)
    const zones = groups.flatMap((each) => each.zones)
    for (const usage of USAGES) {
      const looked = zones.map((zone) => worthOf(zone, usage, 0)).flatMap(({ one, two }) => [...one, ...two]).length
      const { kinds } = choiceOf(groups, all, usage, 0)
      const ways = kinds.flatMap(({ one, two }) => [...one, ...two]).length
      expect(looked).toBeLessThan(MOST_LOOKED_AT)
      expect(ways).toBeLessThan(MOST_CHOSEN_FROM)
    }
  })

  it('a trip with a day more or less sorts out nothing anew', () => {
    for (const destinations of TRIPS) {
      const all = (1n << BigInt(destinations.length)) - 1n
      const groups = zoneGroupsOf(catalogue, destinations)
      const choice = choiceOf(groups, all, 'light', 0)
      planTrip(catalogue, { destinations, days: 8 }, 'light')
      expect(zoneGroupsOf(catalogue, [...destinations])).toBe(groups)
      expect(choiceOf(groups, all, 'light', 0)).toBe(choice)
    }
  })
})
