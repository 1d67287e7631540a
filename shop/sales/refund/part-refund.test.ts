import { expect, it } from 'vitest'
import { partProblem } from './part-refund.ts'

it.each<[number, number, ReturnType<typeof partProblem>]>([
  [1, 2, null],
  [1808, 1809, null],
  [1809, 1809, 'amount_whole'],
  [1810, 1809, 'amount_too_high'],
  [0, 1809, 'amount_invalid'],
  [-1, 1809, 'amount_invalid'],
  [0.5, 1809, 'amount_invalid'],
  [Number.NaN, 1809, 'amount_invalid'],
  [1, 0, 'amount_too_high'],
])('a part of %d cents of %d that are left: %s', (cents, left, problem) =>
  expect(partProblem(cents, left)).toBe(problem),
)
