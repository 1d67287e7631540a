import { expect, it } from 'vitest'
import { pauseAfter } from './pauses.ts'

it.each([
  [0, 5_000],
  [1, 5_000],
  [2, 10_000],
  [5, 80_000],
  [9, 900_000],
  [1_000, 900_000],
])('after %i tries the pause is %i ms', (tries, pauseMs) => {
  expect(pauseAfter(tries, { firstMs: 5_000, longestMs: 900_000 })).toBe(pauseMs)
})
