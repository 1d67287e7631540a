import { expect, it } from 'vitest'
import { countsUntil, heldUntil } from './affiliate-terms.ts'
import { findAffiliate } from './find-affiliate.ts'

const AT = new Date('2026-12-10T12:00:00Z')
const later = (days: number, ms = 0) => new Date(AT.getTime() + days * 86_400_000 + ms)

it('holds earnings for 28 days: two weeks to withdraw, and two for the refund', () => {
  expect(heldUntil(AT)).toEqual(later(28))
})

it.each([
  ['before it was opened', later(0, -1), null],
  ['at once', AT, 'north'],
  ['in the last millisecond of its 30 days', later(30, -1), 'north'],
  ['from then on', later(30), null],
])('counts a link %s as it says', async (_when, now, businessId) => {
  expect(countsUntil(AT)).toEqual(later(30))
  const north = { businessId: 'north', code: 'NORTH', endedAt: null, referredBy: null, joinedAt: AT }
  const stores = {
    affiliates: { find: () => Promise.resolve(north), findByCode: () => Promise.resolve(north) },
    customers: { listOfBusiness: () => Promise.resolve([]) },
  }
  const order = { couponOwnerId: null, touch: { code: 'NORTH', at: AT }, email: 'a@example.com', brandId: null, now }
  expect((await findAffiliate(stores, order))?.businessId ?? null).toBe(businessId)
})
