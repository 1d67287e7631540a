// What is recommended for thirty trips, with the seeded catalog and a VAT of 21%, and why.
import { describe, expect, it } from 'vitest'
import { formatEuro } from '#values/money.ts'
import { addDays, parseDateOnly } from '#values/date.ts'
import bundleRows from '#db/seed/bundles.json' with { type: 'json' }
import zoneRows from '#db/seed/zones.json' with { type: 'json' }
// Each with the sizes and their uses, then the plans with the day on which each part begins.
import trips from '#tests/fixtures/recommended-trips.json' with { type: 'json' }
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { readWizard } from './read-wizard.ts'
import { firstOffers } from './results/shown-offers.ts'

const SEEDED: Catalogue = {
  zones: zoneRows,
  bundles: bundleRows.map((row) => ({ ...row, status: row.status === 'Active' ? 'Active' : 'Inactive' })),
}
const ARRIVAL = parseDateOnly('2027-06-01')
const TODAY = parseDateOnly('2027-01-01')

function recommendedFor(to: string, days: number): string[] {
  if (!ARRIVAL || !TODAY) throw new Error('no dates')
  const url = new URL(`http://x/?to=${to}&from=${ARRIVAL}&to_date=${addDays(ARRIVAL, days - 1)}&step=results`)
  const { results } = readWizard(url, SEEDED, 2100, { earliest: TODAY, latest: TODAY })
  if (!results) throw new Error('no results')
  const sizes = results.kind === 'offers' ? firstOffers(results) : []
  return [
    ...sizes.map(({ offer, usages }) => `${usages.join('+') || 'extra'} ${offer.name} ${formatEuro(offer.totalCents)}`),
    ...results.plans.map(
      ({ usages, parts, totalCents }) =>
        `${usages.join('+')} plan ${parts.map(({ offer, isTopUp, fromDay }) => `${fromDay}: ${isTopUp ? 'more ' : ''}${offer.name}`).join(', ')} = ${formatEuro(totalCents)}`,
    ),
  ]
}

describe('what is recommended for a trip', () => {
  it.each(trips)('to $to for $days days: $why', ({ to, days, recommended }) => {
    expect(recommendedFor(to, days)).toEqual(recommended)
  })
})
