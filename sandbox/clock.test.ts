import { expect, it } from 'vitest'
import { openClock } from './clock.ts'
import { openDatabase } from './database.ts'

it('follows the wall clock, moves on request, remembers its offset, and can be reset', () => {
  const database = openDatabase(':memory:')
  let wall = Date.UTC(2026, 10, 21, 12)
  const clock = openClock(database, () => wall)
  const jumps: number[] = []
  clock.onMove((jumpMs) => jumps.push(jumpMs))

  clock.advance(3_600)
  wall += 1_000
  expect(clock.now().toISOString()).toBe('2026-11-21T13:00:01.000Z')
  expect(openClock(database, () => wall).offsetSeconds()).toBe(3_600)
  clock.reset()
  expect(clock.now().toISOString()).toBe('2026-11-21T12:00:01.000Z')
  expect(jumps).toEqual([3_600_000, -3_600_000])
  database.close()
})
