import { describe, expect, it } from 'vitest'
import type { Zone } from './bundle.ts'
import { countCountries, zoneDifference } from './zone-difference.ts'

const zone = (name: string, countries: string): Zone => ({
  name,
  countries: countries.split(' '),
  prices: { inclEsimCents: {}, topupCents: {} },
})
const zones = [
  zone('Europe2', 'FR GE IT'),
  zone('Europe', 'FR IT'),
  zone('North America', 'CA MX US'),
  zone('North America2', 'CA US'),
  zone('World3', 'FR JP ZA'),
  zone('World1', 'FR'),
  zone('World2', 'FR JP'),
]

describe('the difference between zones of the same name', () => {
  it.each([
    ['Europe2', { than: 'Europe', adds: ['GE'], lacks: [] }],
    ['North America2', { than: 'North America', adds: [], lacks: ['MX'] }],
    ['World2', { than: 'World1', adds: ['JP'], lacks: [] }],
    ['World3', { than: 'World2', adds: ['ZA'], lacks: [] }],
    ['Europe', null],
    ['World1', null],
    ['Atlantis2', null],
  ])('%s', (name, difference) => {
    expect(zoneDifference(name, zones)).toEqual(difference)
  })

  it('counts every country once', () => {
    expect(countCountries(zones)).toBe(8)
    expect(countCountries([])).toBe(0)
  })
})
