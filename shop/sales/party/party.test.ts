import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { shareOfTraveler } from './party.ts'

it('the shares of all travelers are the price, and differ by a cent at most', () => {
  const [cents, travelers, vat] = [
    integer({ min: 1, max: 20_000 }),
    integer({ min: 1, max: 10 }),
    integer({ max: 2_700, min: 0 }),
  ]
  assert(
    property(cents, travelers, vat, (eachCents, quantity, vatBasisPoints) => {
      const { totalCents } = quote(eachCents * quantity, vatBasisPoints)
      const shares = Array.from({ length: quantity }, (_, at) => shareOfTraveler(totalCents, quantity, at + 1))
      expect(shares.reduce((all, share) => all + share, 0)).toBe(totalCents)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }),
  )
})
