import { describe, expect, it } from 'vitest'
import { namedBars, ticksFor } from './chart-ticks.ts'

describe('the axis of a chart', () => {
  it.each([
    [[1809], [0, 500, 1000, 1500, 2000]],
    [
      [0, 417, 90],
      [0, 200, 400, 600],
    ],
    [
      [-500, 1000],
      [-500, 0, 500, 1000],
    ],
    [
      [0, 0],
      [0, 1],
    ],
    [[], [0, 1]],
    [[3], [0, 1, 2, 3]],
    [[123_456], [0, 50_000, 100_000, 150_000]],
  ])('of %j has round steps %j', (values, ticks) => {
    expect(ticksFor(values)).toEqual(ticks)
  })

  it('holds every value between its ends', () => {
    for (let most = 0; most < 5_000; most += 7) {
      const ticks = ticksFor([most, -Math.floor(most / 3)])
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks[0]).toBeLessThanOrEqual(-Math.floor(most / 3))
      expect(ticks.length).toBeLessThanOrEqual(7)
    }
  })
})

describe('the names below a chart', () => {
  it.each([
    [7, 6, [0, 2, 4, 6]],
    [5, 6, [0, 1, 2, 3, 4]],
    [30, 6, [0, 6, 12, 18, 24]],
    [90, 6, [0, 18, 36, 54, 72]],
    [0, 6, []],
  ])('of %i bars, at most %i, are those at %j', (count, most, places) => {
    expect(namedBars(count, most)).toEqual(places)
  })
})
