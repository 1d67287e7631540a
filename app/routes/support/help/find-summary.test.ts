import { describe, expect, it } from 'vitest'
import { summaryCopy } from '#app/copy/sales/contract-summary.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { findSummary } from './find-summary.ts'

const bundle = { bundleId: '1_1', zone: 'Europe', megabytes: 5120, validityDays: 10, status: 'Active' as const }
const catalogue: Catalogue = {
  zones: [
    {
      name: 'Europe',
      countries: ['IT', 'FR'],
      prices: { inclEsimCents: { '5GB': 1495 }, topupCents: { '5GB': 1445 } },
    },
  ],
  bundles: [bundle, { ...bundle, bundleId: '1_2', status: 'Inactive' }],
}

describe('a contract summary', () => {
  it('says what a bundle is and costs', () => {
    const told = { zone: 'Europe', name: 'Europe', size: '5 GB', megabytes: 5120, days: 10, countries: ['FR', 'IT'] }
    const sold = { priceCents: 1495, topupCents: 1445, facts: HOME_FACTS, esimDays: 90 }
    expect(findSummary(catalogue, '1_1')).toEqual({ bundleId: '1_1', ...told, ...sold })
  })

  it('stays available for a bundle that is no longer sold, without a price', () => {
    expect(findSummary(catalogue, '1_2')).toMatchObject({ size: '5 GB', days: 10, priceCents: null, topupCents: null })
    expect(findSummary(catalogue, '9_9')).toBeNull()
  })

  it('counts a single day as one', () => {
    expect(summaryCopy.titleOf('Europe', '1 GB', 1)).toBe('Contract summary: Europe, 1 GB, 1 day')
    expect(summaryCopy.duration.text(1, HOME_FACTS, { megabytes: 1024 })).toContain('lasts 1 day from')
  })
})
