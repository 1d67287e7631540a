// What the page unpacks is what the server packed.
import { describe, expect, it } from 'vitest'
import { packCatalogue, unpackCatalogue } from './packed-catalogue.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'

const catalogue: Catalogue = {
  zones: [
    {
      name: 'Europe "all" | | and\nmore',
      countries: ['FR', 'IT'],
      prices: { inclEsimCents: { '1GB': 445 }, topupCents: {} },
    },
    { name: 'Nowhere', countries: [], prices: { inclEsimCents: {}, topupCents: {} } },
  ],
  bundles: [
    { bundleId: '2', zone: 'Nowhere', megabytes: 512, validityDays: 1, status: 'Active' },
    { bundleId: '1', zone: 'Europe "all" | | and\nmore', megabytes: 1024, validityDays: 7, status: 'Active' },
  ],
}

describe('the packed catalogue', () => {
  it('unpacks to every zone, price and bundle in the order they were in', () => {
    expect(unpackCatalogue(packCatalogue(catalogue))).toEqual(catalogue)
  })

  it('unpacks to nothing when nothing is for sale', () => {
    const empty = { zones: [], bundles: [] }
    expect(unpackCatalogue(packCatalogue(empty))).toEqual(empty)
  })
})
