// A package that says more than before isn't worse for it.
import { expect, it } from 'vitest'
import type { CataloguePackage, StartRule } from '#values/network-package.ts'
import { changeOf } from './package-change.ts'

const startingAt = (startsAt: StartRule | null): CataloguePackage => ({
  packageId: 'IT_3_15',
  name: 'Italy 3 GB',
  isTopUp: false,
  countries: ['IT'],
  kind: 'total',
  megabytes: 3072,
  days: 15,
  soldByDay: null,
  installWithinDays: null,
  startsAt,
  cost: { units: 310, divisor: 100, currency: 'USD' },
  operators: null,
  slowSpeedKbps: null,
  exitCountry: null,
  allowsHotspot: null,
  canTopUp: true,
})

it.each([
  [null, 'first use', 'not worse'],
  [null, 'installation', 'not worse'],
  [null, 'purchase', 'worse'],
  ['first use', 'installation', 'worse'],
  ['installation', 'first use', 'worse'],
  ['first use', null, 'worse'],
] as const)('a start that was %s and is %s is %s', (before, after, is) => {
  expect(changeOf(startingAt(before), startingAt(after)) === 'worse' ? 'worse' : 'not worse').toBe(is)
})
