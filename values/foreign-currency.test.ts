import { expect, it } from 'vitest'
import { inForeignUnits } from './foreign-currency.ts'

it.each([
  ['dollars in cents', 1_809, 911_864, 2, 1_984],
  ['yen, which have no decimals', 1_809, 6_000, 0, 3_015],
  ['dinars in thousandths', 1_809, 2_800_000, 3, 6_461],
  ['a half upward', 1, 2_000_000, 2, 1],
  ['less than a half downward', 1, 2_000_001, 2, 0],
  ['nothing', 0, 911_864, 2, 0],
  ['a currency worth little', 1_809, 54, 0, 335_000],
])('tells %s', (_name, cents, millionths, decimals, units) => {
  expect(inForeignUnits(cents, millionths, decimals)).toBe(units)
})
