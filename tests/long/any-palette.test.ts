// Whatever colors a partner chooses, its pages stay readable.
import { describe, expect, it } from 'vitest'
import { findBrokenPalettes } from '#tests/support/palettes.ts'

describe('any five colours', () => {
  it.each(['by day', 'at night'] as const)(
    'keep the promised contrast in 20,000 palettes, %s',
    (time) => {
      expect(findBrokenPalettes(20_000, time)).toEqual([])
    },
    300_000,
  )
})
