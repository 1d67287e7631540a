import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINIMUM_CHARGE_CENTS, quote, quoteDifference, quoteOfTotal, vatWithin } from './quote.ts'
import type { Discount } from './quote.ts'

const free: Discount = { kind: 'free' }
const percent = (basisPoints: number): Discount => ({ kind: 'percentage', basisPoints })
const fixed = (cents: number): Discount => ({ kind: 'fixed', cents })

describe('a quote', () => {
  it.each([
    [345, 2100, undefined, { discountCents: 0, processingFeeCents: 0, vatCents: 72, totalCents: 417 }],
    [345, 2550, undefined, { discountCents: 0, processingFeeCents: 0, vatCents: 88, totalCents: 433 }],
    [345, 0, undefined, { discountCents: 0, processingFeeCents: 0, vatCents: 0, totalCents: 345 }],
    [345, 2100, percent(2000), { discountCents: 69, processingFeeCents: 0, vatCents: 58, totalCents: 334 }],
    [345, 2100, percent(1000), { discountCents: 35, processingFeeCents: 0, vatCents: 65, totalCents: 375 }],
    [345, 2100, free, { discountCents: 345, processingFeeCents: 0, vatCents: 0, totalCents: 0 }],
    [345, 2100, percent(10_000), { discountCents: 345, processingFeeCents: 0, vatCents: 0, totalCents: 0 }],
    [345, 2100, fixed(500), { discountCents: 345, processingFeeCents: 0, vatCents: 0, totalCents: 0 }],
    [345, 2100, fixed(300), { discountCents: 300, processingFeeCents: 5, vatCents: 11, totalCents: 61 }],
    [345, 2100, fixed(295), { discountCents: 295, processingFeeCents: 0, vatCents: 11, totalCents: 61 }],
    [345, 2100, fixed(344), { discountCents: 344, processingFeeCents: 49, vatCents: 11, totalCents: 61 }],
    [345, 2100, fixed(-10), { discountCents: 0, processingFeeCents: 0, vatCents: 72, totalCents: 417 }],
    [0, 2100, undefined, { discountCents: 0, processingFeeCents: 0, vatCents: 0, totalCents: 0 }],
  ])('of %i cents at %i basis points with %j', (subtotalCents, vatBasisPoints, discount, expected) => {
    expect(quote(subtotalCents, vatBasisPoints, discount)).toEqual({ subtotalCents, vatBasisPoints, ...expected })
  })

  const anyDiscount = fc.option(
    fc.oneof(
      fc.constant(free),
      fc.integer({ min: 0, max: 10_000 }).map(percent),
      fc.integer({ min: 0, max: 30_000 }).map(fixed),
    ),
    { nil: undefined },
  )
  const subtotal = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 1_000_000 }))
  const rate = fc.integer({ min: 0, max: 3000 })

  it('adds up, in whole cents that are never negative', () => {
    fc.assert(
      fc.property(subtotal, rate, anyDiscount, (cents, vat, discount) => {
        const answer = quote(cents, vat, discount)
        const netCents = answer.subtotalCents - answer.discountCents

        expect(answer.totalCents).toBe(netCents + answer.processingFeeCents + answer.vatCents)
        expect(Object.values(answer).every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true)
        expect(netCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('raises a small rest to exactly the minimum, and charges nothing for a free order (A23)', () => {
    fc.assert(
      fc.property(subtotal, rate, anyDiscount, (cents, vat, discount) => {
        const { subtotalCents, discountCents, processingFeeCents, totalCents } = quote(cents, vat, discount)
        const netCents = subtotalCents - discountCents
        const chargedCents = netCents === 0 ? 0 : Math.max(netCents, MINIMUM_CHARGE_CENTS)

        expect(netCents + processingFeeCents).toBe(chargedCents)
        expect(totalCents === 0).toBe(netCents === 0)
      }),
    )
  })

  it('never costs more with a higher discount', () => {
    fc.assert(
      fc.property(subtotal, rate, fc.nat(10_000), fc.nat(10_000), (cents, vat, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(quote(cents, vat, percent(more)).totalCents).toBeLessThanOrEqual(
          Math.max(quote(cents, vat, percent(less)).totalCents, quote(MINIMUM_CHARGE_CENTS, vat).totalCents),
        )
      }),
    )
  })

  it('rejects an invalid price', () => {
    expect(() => quote(-1, 2100)).toThrow(RangeError)
    expect(() => quote(3.45, 2100)).toThrow(RangeError)
    expect(() => quote(345, -1)).toThrow(RangeError)
  })
})

describe('the VAT inside an amount', () => {
  it.each([
    [1809, 2100, 314],
    [121, 2100, 21],
    [3, 2000, 1],
    [2, 2000, 0],
    [500, 0, 0],
    [0, 2100, 0],
  ])('of %i cents at %i basis points is %i', (gross, rate, vat) => expect(vatWithin(gross, rate)).toBe(vat))

  it('is what a quote added to a price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 1_000_000 }), fc.integer({ min: 0, max: 3000 }), (cents, rate) => {
        const { totalCents, vatCents } = quote(cents, rate)
        expect(vatWithin(totalCents, rate)).toBe(vatCents)
      }),
    )
  })

  it('is not computed from an invalid amount or rate', () => {
    expect(() => vatWithin(-1, 2100)).toThrow(RangeError)
    expect(() => vatWithin(100, 21.5)).toThrow(RangeError)
  })
})

describe('a total', () => {
  it('leads back to the one price behind it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 1_000_000 }), fc.integer({ min: 0, max: 3000 }), (cents, rate) => {
        const made = quote(cents, rate)
        expect(quoteOfTotal(made.totalCents, rate)).toEqual(made)
      }),
    )
  })

  it.each([
    [1809, 1495],
    [1811, 1497],
    [1812, undefined],
    [30, undefined],
  ])('of %i cents at 21 %% is that of a price of %s', (totalCents, subtotalCents) =>
    expect(quoteOfTotal(totalCents, 2100)?.subtotalCents).toBe(subtotalCents),
  )
})

describe('a difference', () => {
  it('is charged to the cent or a cent less, with VAT that adds up, or not at all if it is too little', () => {
    const difference = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(difference, fc.integer({ min: 0, max: 3000 }), (cents, vatBasisPoints) => {
        const found = quoteDifference(cents, vatBasisPoints)
        if (found === null) return cents * 10_000 <= (MINIMUM_CHARGE_CENTS + 1) * (10_000 + vatBasisPoints)
        expect(found).toEqual(quote(found.subtotalCents, vatBasisPoints))
        expect([cents, cents - 1]).toContain(found.totalCents)
        return found.processingFeeCents === 0 && found.subtotalCents >= MINIMUM_CHARGE_CENTS
      }),
    )
  })

  it.each([
    [49, 0, null],
    [50, 0, 50],
    [60, 2100, null],
    [61, 2100, 61],
    [1234, 2100, 1234],
  ])('of %i cents at %i basis points', (cents, vatBasisPoints, charged) => {
    expect(quoteDifference(cents, vatBasisPoints)?.totalCents ?? null).toBe(charged)
  })
})
