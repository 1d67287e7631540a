import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  option,
  property,
  record,
  string,
  uuid,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDateOnly } from '#values/date.ts'
import { readSnapshot, toSnapshot } from './order-snapshot.ts'
import { orderReference } from './order.ts'

const PAGE = '2b1c7a4e-6f0d-4a53-9b0b-0f4b8c9e5c11'
const USER = 'f1d3a6f2-3f0d-4a53-9b0b-0f4b8c9e5c11'
const AT = new Date('2027-03-01T09:30:00.123Z')
const cents = integer({ min: 0, max: 99_999_999 })
const code = constantFrom('FR', 'IT', 'DE', 'US', 'XK')

const placed = record({
  id: uuid(),
  reference: constant(orderReference('wanderpass', AT, '01032_3', USER)),
  topUp: option(
    record({
      orderId: uuid(),
      networkEsimId: constant('8931080000000000001'),
      iccid: constant('8931080000000000001'),
    }),
  ),
  swapOf: option(uuid()),
  balance: option(record({ businessId: string({ minLength: 1, maxLength: 20 }), use: constant('fills' as const) })),
  businessId: option(string({ minLength: 1, maxLength: 20 })),
  bundle: record({
    bundleId: constant('01032_3'),
    zone: string({ maxLength: 40 }),
    data: string({ maxLength: 10 }),
    days: integer({ min: 0, max: 365 }),
    megabytes: integer({ min: 0, max: 1_000_000 }),
    destinations: array(code, { maxLength: 200 }),
    arrival: constantFrom(null, parseDateOnly('2027-04-01')),
    departure: constantFrom(null, parseDateOnly('2027-04-11')),
  }),
  quantity: integer({ min: 1, max: 10 }),
  networkId: constant('esim-network'),
  packageId: constantFrom(null, 'IT_3_15'),
  couponCode: option(constantFrom('WANDER20', 'A-B_C')),
  affiliate: option(
    record({
      businessId: string({ minLength: 1, maxLength: 20 }),
      by: constantFrom('code', 'link'),
      isOwnReferral: boolean(),
    }),
  ),
  subtotalCents: cents,
  partnerPriceCents: option(cents),
  discountCents: cents,
  processingFeeCents: cents,
  vatBasisPoints: integer({ min: 0, max: 10_000 }),
  vatCents: cents,
  totalCents: cents,
  vatCountry: constantFrom(null, 'NL', 'outside-eu' as const),
  wantsImmediateDelivery: boolean(),
  company: constant(null),
  placed: record({
    attemptKey: constant('0f'.repeat(32)),
    taxBasis: constantFrom('chosen', 'located', 'default', 'company', 'reverse_charge'),
    chosenCountry: constantFrom(null, 'DE', 'outside-eu' as const),
    isTaxConflict: boolean(),
  }),
})

describe('the copy of an order at the payment provider', () => {
  it('can be read back unchanged', () => {
    assert(
      property(placed, (order) => {
        const { topUp, company, ...same } = order
        expect(readSnapshot(toSnapshot(order, PAGE))).toEqual({
          ...same,
          pageId: PAGE,
          userId: USER,
          createdAt: AT,
          targetOrderId: topUp?.orderId ?? null,
          isCompany: company !== null,
        })
      }),
    )
  })

  it('fits the provider’s limits: 50 values of 500 characters, none empty', () => {
    assert(
      property(placed, (order) => {
        const values = Object.entries(toSnapshot(order, PAGE))
        expect(values.length).toBeLessThan(45)
        expect(values.filter(([name, value]) => name.length > 40 || value === '' || value.length > 500)).toEqual([])
      }),
    )
  })

  it.each([
    ['none', {}],
    [
      'of an earlier version',
      { order_id: PAGE, page_id: PAGE, order_reference: 'x', bundle_id: '01032_3', coupon: '' },
    ],
    ['that somebody changed', { order_id: "' or 1=1", prices: '1,2' }],
  ])('is empty if there is %s', (_what, metadata) => {
    expect(readSnapshot(metadata)).toBe(null)
  })
})
