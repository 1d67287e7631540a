import { describe, expect, it } from 'vitest'
import { sessionAmounts } from './session-amounts.ts'

const line = (unitCents: number, percentage: number, quantity = 1) => ({
  unitCents,
  quantity,
  isTaxInclusive: false,
  taxPercentages: [percentage],
})

describe('session amounts', () => {
  it.each([
    [345, 21, 72, 417],
    [345, 25.5, 88, 433],
    [50, 0, 0, 50],
    [10, 5, 1, 11],
    [30, 5, 2, 32],
  ])('adds tax to %i cents at %d %%: rounded half up', (cents, percentage, tax, total) => {
    expect(sessionAmounts([line(cents, percentage)], null)).toMatchObject({ subtotal: cents, tax, total })
  })

  it('takes the discount off before the tax', () => {
    expect(sessionAmounts([line(1000, 21)], { amountOff: 200 })).toMatchObject({ discount: 200, tax: 168, total: 968 })
    expect(sessionAmounts([line(1000, 21)], { percentOff: 10 })).toMatchObject({ discount: 100, tax: 189, total: 1089 })
  })

  it('never exceeds the amount, and distributes every cent', () => {
    expect(sessionAmounts([line(300, 0)], { amountOff: 900 })).toMatchObject({ discount: 300, total: 0 })
    const three = sessionAmounts([line(100, 0), line(100, 0), line(100, 0)], { amountOff: 100 })
    expect(three.lines.map((each) => each.discount)).toEqual([34, 33, 33])
    expect(three.total).toBe(200)
  })

  it('computes the tax contained in a price', () => {
    const inclusive = { unitCents: 417, quantity: 1, isTaxInclusive: true, taxPercentages: [21] }
    expect(sessionAmounts([inclusive], null)).toMatchObject({ tax: 72, total: 417 })
  })
})
