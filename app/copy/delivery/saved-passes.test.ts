import { expect, it } from 'vitest'
import { ageText } from './saved-passes.ts'

it.each([
  [0, 'Saved just now'],
  [-5_000, 'Saved just now'],
  [60_000, 'Saved 1 minute ago'],
  [59 * 60_000, 'Saved 59 minutes ago'],
  [2 * 3_600_000, 'Saved 2 hours ago'],
  [49 * 3_600_000, 'Saved 2 days ago'],
])('tells the age of a pass saved %i ms ago', (age, words) => {
  expect(ageText(1_000_000_000_000 - age, 1_000_000_000_000)).toBe(words)
})
