import { expect, it } from 'vitest'
import { tokenMaker } from '#values/secret.ts'
import { pageLimit, tooManyPages } from './page-limit.ts'

const NOW = new Date('2026-12-10T12:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const TEN_MINUTES = 600_000

it('counts the pages of the last ten minutes, ten for a visitor', () => {
  expect(pageLimit(tokenMaker('x'), '203.0.113.7', NOW)).toMatchObject({ most: 10, since: ago(TEN_MINUTES) })
  expect(pageLimit(tokenMaker('x'), null, NOW)).toBeNull()
})

it.each([
  [0, 600],
  [1, 600],
  [1_000, 599],
  [TEN_MINUTES - 1_001, 2],
  [TEN_MINUTES - 1_000, 1],
  [TEN_MINUTES - 1, 1],
  [TEN_MINUTES, 1],
])('tells a visitor whose oldest page is %i ms old to come back in %i seconds', (ms, seconds) => {
  expect(tooManyPages(ago(ms), NOW)).toMatchObject({ problem: 'too_often', retryAfterSeconds: seconds })
})
