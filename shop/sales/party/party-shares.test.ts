import { array, assert, integer, nat, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { shareOfTraveler } from './party.ts'
import { sumBack } from './party-shares.ts'

const partyOf = (totalCents: number, quantity: number) =>
  Array.from({ length: quantity }, (_, at) => ({
    traveler: at + 1,
    cents: shareOfTraveler(totalCents, quantity, at + 1),
    isGone: false,
  }))

const bought = record({
  eachCents: integer({ min: 50, max: 20_000 }),
  quantity: integer({ min: 1, max: 10 }),
  vatBasisPoints: integer({ min: 0, max: 2_700 }),
})

it('the shares of all travelers go back in any order and add up to what was paid', () => {
  assert(
    property(bought, array(array(nat(9), { minLength: 1, maxLength: 4 }), { maxLength: 12 }), (order, asked) => {
      const { totalCents } = quote(order.eachCents * order.quantity, order.vatBasisPoints)
      const shares = partyOf(totalCents, order.quantity)
      let left = totalCents
      for (const some of [...asked, ...shares.map(({ traveler }) => [traveler - 1])]) {
        const travelers = [...new Set(some.map((at) => (at % order.quantity) + 1))]
        const chosen = shares.filter(({ traveler }) => travelers.includes(traveler))
        const back = sumBack(shares, travelers, left)
        const isRefused = chosen.some(({ isGone }) => isGone)
        const cents = chosen.reduce((sum, share) => sum + share.cents, 0)
        if (!isRefused) left -= cents
        for (const share of isRefused ? [] : chosen) share.isGone = true
        expect(back).toEqual(isRefused ? null : { cents, isWhole: left === 0 })
      }
      expect(left).toBe(0)
    }),
  )
})

it('the shares go back in any order, and never more than what was paid', () => {
  assert(
    property(bought, nat(), (order, drawn) => {
      const { totalCents } = quote(order.eachCents * order.quantity, order.vatBasisPoints)
      const shares = partyOf(totalCents, order.quantity)
      // Staff paid a part of it back before, for another reason.
      let left = totalCents - (drawn % totalCents)
      for (const share of shares) {
        const back = sumBack(shares, [share.traveler], left)
        const isLast = share.traveler === order.quantity
        expect(back?.cents ?? 0).toBe(isLast && share.cents >= left ? left : Math.min(share.cents, left - 1))
        left -= back?.cents ?? 0
        share.isGone = true
      }
      expect(left).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('nothing goes back for whoever lost their eSIM before', () => {
  const [first, ...others] = partyOf(7236, 4)
  const shares = [{ traveler: 1, cents: first?.cents ?? 0, isGone: true }, ...others]
  expect(sumBack(shares, [1], 5427)).toBeNull()
  expect(sumBack(shares, [1, 2], 5427)).toBeNull()
  expect(sumBack(shares, [5], 5427)).toBeNull()
  expect(sumBack(shares, [], 5427)).toBeNull()
  expect(sumBack(shares, [2, 3, 4], 5427)).toEqual({ cents: 5427, isWhole: true })
})
