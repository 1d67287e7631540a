import { expect, it } from 'vitest'
import type { Bundle, Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { countryPageCopy } from '#app/copy/catalogue/country-page.ts'
import { parseDateOnly } from '#values/date.ts'
import { daysOf } from './plan-words.ts'
import { readPlace } from './read-place.ts'

const SOLD = 60
const bundles = Array.from({ length: SOLD }, (_, at): Bundle => {
  const isLast = at === SOLD - 1
  return {
    bundleId: `all_${at}`,
    zone: 'Spain',
    megabytes: 1024 * (at + 1),
    validityDays: isLast ? 90 : 30,
    status: 'Active',
    ownPrice: { priceCents: 400 + 100 * at, topupCents: null },
    facts: { ...HOME_FACTS, allowsHotspot: !isLast },
  }
})
const zone = { name: 'Spain', countries: ['ES'], prices: { inclEsimCents: {}, topupCents: {} } }
const catalogue: Catalogue = { zones: [zone], bundles }

it('speaks of everything that is sold, also of the plans that it doesn’t list', async () => {
  const today = parseDateOnly('2027-01-01')
  if (!today) throw new Error('There is no such day.')
  const place = { kind: 'country', slug: 'spain', country: 'ES' } as const
  const { plans, count, spans, hotspot } = await readPlace(catalogue, place, today, () => Promise.resolve({}))
  expect(count).toBe(SOLD)
  expect(plans.length).toBeLessThan(SOLD)
  expect(spans).toEqual({ days: [30, 90], data: ['1 GB', '60 GB'], priceCents: [400, 6300] })
  expect(countryPageCopy.glance.hotspots[hotspot]).toBe('Depends on the plan')
})

it('says a length once if all plans last as long', () => {
  expect([daysOf([7, 7]), daysOf([1, 1]), daysOf([7, 30])]).toEqual(['7 days', '1 day', '7 to 30 days'])
})
