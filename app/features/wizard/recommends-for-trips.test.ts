// What is recommended for thirty trips, with the seeded catalog and a VAT of 21%, and why.
import { describe, expect, it } from 'vitest'
import { formatEuro } from '#values/money.ts'
import { addDays, parseDateOnly } from '#values/date.ts'
import bundleRows from '#db/seed/bundles.json' with { type: 'json' }
import zoneRows from '#db/seed/zones.json' with { type: 'json' }
// Each with the sizes and their uses (* is selected by default), then the other plans with the day on which each part
// begins.
import trips from '#tests/fixtures/recommended-trips.json' with { type: 'json' }
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { readWizard, type PricedOffer } from './read-wizard.ts'
import { chosenOf, wholeOf } from './results/chosen-offer.ts'
import type { PricedPlan } from './results/price-plans.ts'
import { firstChoices } from './results/shown-offers.ts'

const SEEDED: Catalogue = {
  zones: zoneRows,
  bundles: bundleRows.map((row) => ({ ...row, status: row.status === 'Active' ? 'Active' : 'Inactive' })),
}
const ARRIVAL = parseDateOnly('2027-06-01')
const TODAY = parseDateOnly('2027-01-01')

function read(to: string, days: number) {
  if (!ARRIVAL || !TODAY) throw new Error('no dates')
  const url = new URL(`http://x/?to=${to}&from=${ARRIVAL}&to_date=${addDays(ARRIVAL, days - 1)}&step=results`)
  return readWizard(url, SEEDED, 2100, { earliest: TODAY, latest: TODAY })
}

function recommendedFor(to: string, days: number): string[] {
  const { results, trip } = read(to, days)
  if (!results) throw new Error('no results')
  const { plans, kind } = results
  const sizes = kind === 'offers' ? firstChoices(results, trip) : []
  const byDefault = kind === 'offers' ? chosenOf(results, trip, null) : null
  return [
    ...sizes.map(({ offer, plan, usages }) => {
      const isFirst = offer === byDefault?.offer && plan === byDefault.plan
      const what = plan ? `plan ${named(plan)}` : `${offer.name} ${formatEuro(offer.totalCents)}`
      return `${isFirst ? '* ' : ''}${usages.join('+') || 'extra'} ${what}`
    }),
    ...plans
      .filter((plan) => !sizes.some((each) => each.plan === plan))
      .map((plan) => `below: ${plan.usages.join('+')} plan ${named(plan)}`),
  ]
}

const named = (plan: PricedPlan) =>
  `${plan.parts.map(({ offer, isTopUp, fromDay }) => `${fromDay}: ${isTopUp ? 'more ' : ''}${offer.name}`).join(', ')} = ${formatEuro(plan.totalCents)}`

const isWorse = (one: PricedOffer, other: PricedOffer) =>
  one !== other && one.totalCents >= other.totalCents && one.megabytes <= other.megabytes

describe('what is recommended for a trip', () => {
  it.each(trips)('to $to for $days days: $why', ({ to, days, recommended }) => {
    expect(recommendedFor(to, days)).toEqual(recommended)
  })

  it.each(trips)('to $to for $days days has no size with less data for more money than another', ({ to, days }) => {
    const { results, trip } = read(to, days)
    const wholes = results?.kind === 'offers' ? firstChoices(results, trip).map((each) => wholeOf(each, days)) : []
    const lasting = wholes.filter(({ validityDays }) => validityDays >= days)
    expect(lasting.filter((one) => lasting.some((other) => isWorse(one, other)))).toEqual([])
  })

  it('is what one bundle does for several travelers, since a plan is for one eSIM', () => {
    const { results, trip } = read('TH', 21)
    if (results?.kind !== 'offers') throw new Error('no offers')
    expect(chosenOf(results, trip, null)).toMatchObject({ whole: { totalCents: 1494 }, offer: { totalCents: 538 } })
    const family = { ...trip, travelers: 4 }
    expect(chosenOf(results, family, null)).toMatchObject({ plan: null, whole: { totalCents: 4834 } })
    expect(firstChoices(results, family).every(({ plan }) => plan === null)).toBe(true)
  })
})
