import { assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packageCostCents, packagePriceCents, type PriceRule } from './package-price.ts'

const usd = (units: number, divisor = 10_000) => ({ units, divisor, currency: 'USD' })
const RATES = [
  { currency: 'USD', validFrom: '2026-11-01', millionths: 920_000 },
  { currency: 'USD', validFrom: '2026-12-01', millionths: 1_000_000 },
  { currency: 'GBP', validFrom: '2026-01-01', millionths: 1_150_000 },
]

describe('the cost of a package', () => {
  it.each([
    [usd(31_000), '2026-11-30', 286],
    [usd(31_000), '2026-12-01', 310],
    // Rounded up.
    [usd(1), '2026-11-01', 1],
    [usd(310, 100), '2026-11-30', 286],
    [{ units: 31, divisor: 10, currency: 'EUR' }, '2026-11-30', 310],
    [{ units: 100, divisor: 100, currency: 'GBP' }, '2026-11-30', 115],
    [usd(31_000), '2026-10-31', null],
    [{ units: 1, divisor: 1, currency: 'JPY' }, '2026-11-30', null],
  ])('%j on %s is %j cents', (cost, today, cents) => expect(packageCostCents(cost, RATES, today)).toBe(cents))

  it('is exact, however large, and never less than it is', () => {
    assert(
      property(integer({ min: 1, max: 2 ** 31 }), integer({ min: 1, max: 3_000_000 }), (units, millionths) => {
        const cents = packageCostCents(
          usd(units),
          [{ currency: 'USD', validFrom: '2026-01-01', millionths }],
          '2026-01-01',
        )
        const exact = BigInt(units) * BigInt(millionths)
        expect(BigInt(cents ?? 0) * 100_000_000n).toBeGreaterThanOrEqual(exact)
        expect((BigInt(cents ?? 0) - 1n) * 100_000_000n).toBeLessThan(exact)
      }),
    )
  })
})

const rule = (changes: Partial<PriceRule>): PriceRule => ({
  factorBasisPoints: 15_000,
  marginCents: 0,
  leastCents: 0,
  ending: 'none',
  ...changes,
})

describe('the price of a package', () => {
  it.each([
    [286, rule({}), 429],
    [286, rule({ marginCents: 100 }), 529],
    [286, rule({ ending: '99' }), 499],
    [286, rule({ ending: '49 or 99' }), 449],
    [300, rule({ ending: '49 or 99' }), 499],
    [299, rule({ ending: '49 or 99' }), 449],
    [1, rule({ leastCents: 199, ending: '49 or 99' }), 199],
    [1, rule({ leastCents: 200, ending: '49 or 99' }), 249],
    [0, rule({}), 1],
  ])('at a cost of %i with %j is %i', (cost, of, cents) => expect(packagePriceCents(cost, of)).toBe(cents))

  it('is never below what the rule says, and less than a euro above it', () => {
    const rules = record({
      factorBasisPoints: integer({ min: 10_000, max: 100_000 }),
      marginCents: integer({ min: 0, max: 5_000 }),
      leastCents: integer({ min: 0, max: 5_000 }),
      ending: constantFrom('none', '99', '49 or 99'),
    })
    assert(
      property(integer({ min: 0, max: 100_000 }), rules, (cost, of) => {
        const cents = packagePriceCents(cost, of)
        const asked = Math.max((cost * of.factorBasisPoints) / 10_000 + of.marginCents, of.leastCents, 1)
        expect(cents).toBeGreaterThanOrEqual(asked)
        expect(cents).toBeLessThan(asked + 101)
        expect(cents).toBeGreaterThanOrEqual(cost)
      }),
    )
  })
})
