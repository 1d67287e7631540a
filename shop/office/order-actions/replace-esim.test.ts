import { describe, expect, it } from 'vitest'
import { topUpsWithDataLeft } from '#shop/office/order-actions/replace-esim.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const [OLD, NEW] = [{ bundle: { megabytes: 1_024 } }, { bundle: { megabytes: 5_120 } }]
const left = (balanceMb: number | null, expiresAt: Date | null = null) =>
  topUpsWithDataLeft([OLD, NEW], { balanceMb, expiresAt }, NOW)

describe('the top-ups that have data left', () => {
  it.each([
    ['all, while the bundle itself is not used up', 10_000, [OLD, NEW]],
    ['all, while the older one is not', 5_121, [OLD, NEW]],
    ['the newer one, when the older one is used up', 5_120, [NEW]],
    ['the newer one, to its last megabyte', 1, [NEW]],
    ['none, when everything is used up', 0, []],
    ['none, when more than everything is', -3, []],
    ['all, when nobody knows', null, [OLD, NEW]],
  ])('are %s', (_which, balanceMb, expected) => {
    expect(left(balanceMb)).toEqual(expected)
  })

  it('are none once the eSIM has expired', () => {
    expect(left(null, NOW)).toEqual([])
    expect(left(1, new Date(NOW.getTime() + 1))).toEqual([NEW])
  })
})
