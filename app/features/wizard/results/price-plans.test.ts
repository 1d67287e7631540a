import { expect, it } from 'vitest'
import trips from '#tests/fixtures/recommended-trips.json' with { type: 'json' }
import bundleRows from '#db/seed/bundles.json' with { type: 'json' }
import zoneRows from '#db/seed/zones.json' with { type: 'json' }
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { isCountryCode } from '#values/country/country.ts'
import { addDays, daysBetween, parseDateOnly } from '#values/date.ts'
import { readWizard } from '../read-wizard.ts'
import { tripOfPart } from './price-plans.ts'

const SEEDED: Catalogue = {
  zones: zoneRows,
  bundles: bundleRows.map((row) => ({ ...row, status: row.status === 'Active' ? 'Active' : 'Inactive' })),
}
const ARRIVAL = parseDateOnly('2027-06-01') ?? expect.unreachable('It is a day.')
// One that needs a bundle for each of its zones.
const ALL = [...trips, { to: 'GP,BA,MZ', days: 15 }]

it.each(ALL)(
  'the parts of each plan to $to for $days days are for what they cover, and cover it all',
  ({ to, days }) => {
    const trip = {
      destinations: to.split(',').filter(isCountryCode),
      arrival: ARRIVAL,
      departure: addDays(ARRIVAL, days - 1),
    }
    const url = new URL(`http://x/?to=${to}&from=${ARRIVAL}&to_date=${trip.departure}&step=results`)
    const plans = readWizard(url, SEEDED, 2100, { earliest: ARRIVAL, latest: ARRIVAL }).results?.plans ?? []
    for (const plan of plans) {
      const bought = plan.parts
        .filter(({ isTopUp }) => !isTopUp)
        .map((part) => ({ part, of: tripOfPart(trip, plan, part) }))
      for (const { part, of } of bought) {
        expect(of.destinations.length).toBeGreaterThan(0)
        expect(part.offer.countries).toEqual(expect.arrayContaining(of.destinations))
      }
      for (const code of trip.destinations)
        for (let day = 0; day < days; day += 1)
          expect(
            bought.some(
              ({ of: { destinations, arrival, departure } }) =>
                destinations.includes(code) &&
                arrival !== null &&
                departure !== null &&
                daysBetween(ARRIVAL, arrival) <= day &&
                daysBetween(ARRIVAL, departure) >= day,
            ),
            `${code} on day ${day + 1}`,
          ).toBe(true)
    }
    expect(plans.length > 0 || to !== 'GP,BA,MZ').toBe(true)
  },
)
