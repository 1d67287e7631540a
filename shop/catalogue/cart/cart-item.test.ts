import { describe, expect, it } from 'vitest'
import { describeItem } from './cart-item.ts'

const found = {
  bundle: { bundleId: '01032_6', zone: 'Europe', megabytes: 512, validityDays: 2, status: 'Active' as const },
  zone: { name: 'Europe', countries: ['FR', 'IT'], prices: { inclEsimCents: { '512MB': 345 }, topupCents: {} } },
  priceCents: 345,
}
const trip = { destinations: ['FR'], arrival: null, departure: null }

describe('a cart item', () => {
  it('is a bundle in words, with its price, tax and total', () => {
    expect(describeItem(found, trip, 2100)).toEqual({
      bundleId: '01032_6',
      zone: 'Europe',
      place: null,
      data: '512MB',
      days: 2,
      priceCents: 345,
      taxCents: 72,
      taxBasisPoints: 2100,
      totalCents: 417,
      destinations: ['FR'],
      arrival: null,
      departure: null,
    })
  })

  it.each([
    [0, 0, 345],
    [2550, 88, 433],
  ])('is taxed at %i basis points with %i cents', (basisPoints, taxCents, totalCents) => {
    expect(describeItem(found, trip, basisPoints)).toMatchObject({ taxCents, totalCents })
  })
})
