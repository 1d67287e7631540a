import { describe, expect, it } from 'vitest'
import type { Catalogue } from './bundle.ts'
import { findCoverage } from './covered-countries.ts'

const prices = { inclEsimCents: {}, topupCents: {} }
const catalogue: Catalogue = {
  zones: [
    { name: 'Europe', countries: ['AL', 'DE', 'FR', 'IT', 'AT'], prices },
    { name: 'Asia', countries: ['JP'], prices },
  ],
  bundles: [{ bundleId: '01032_5', zone: 'Europe', megabytes: 1024, validityDays: 7, status: 'Inactive' }],
}

describe('the countries of a bundle', () => {
  it('are those of the trip first, then all others of its zone by name', () => {
    const sold = { bundleId: '01032_5', zone: 'Europe', destinations: ['IT', 'FR'] }
    expect(findCoverage(catalogue, sold)).toEqual({ picked: ['IT', 'FR'], others: ['AL', 'AT', 'DE'] })
  })

  it('are those of the catalog that is in force, each time', () => {
    const sold = { bundleId: '01032_5', zone: 'Europe', destinations: ['FR'] }
    const othersIn = (countries: string[]) =>
      findCoverage({ ...catalogue, zones: [{ name: 'Europe', countries, prices }] }, sold).others
    const before = ['SE', 'FR', 'AL']
    expect([othersIn(before), othersIn(['PT', 'FR']), othersIn(before)]).toEqual([['AL', 'SE'], ['PT'], ['AL', 'SE']])
    expect(before).toEqual(['SE', 'FR', 'AL'])
  })

  it('are found by zone if the bundle is no longer in the catalog', () => {
    expect(findCoverage(catalogue, { bundleId: 'gone', zone: 'Asia', destinations: [] })).toEqual({
      picked: [],
      others: ['JP'],
    })
    expect(findCoverage(catalogue, { bundleId: 'gone', zone: 'gone', destinations: ['FR'] })).toEqual({
      picked: ['FR'],
      others: [],
    })
  })
})
