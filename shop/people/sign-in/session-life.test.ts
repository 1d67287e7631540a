import { describe, expect, it } from 'vitest'
import { isFresh, isWorthTouching, sessionEnd } from './session-life.ts'

const start = new Date('2026-12-01T08:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
/** A millisecond earlier. */
const before = (minutes: number) => new Date(after(minutes).getTime() - 1)
const DAY = 24 * 60

describe('a session', () => {
  it.each([
    ['own-user', 0, 7 * DAY],
    ['business-admin', 20 * DAY, 27 * DAY],
    ['own-user', 29 * DAY, 30 * DAY],
    ['own-admin', 0, 30],
    ['super-admin', 11 * 60 + 50, 12 * 60],
  ] as const)('of a %s seen %d minutes after its start ends %d minutes after it', (role, seen, end) => {
    expect(sessionEnd(role, start, after(seen))).toEqual(after(end))
  })

  it('is saved again only if something changed', () => {
    expect(isWorthTouching('own-user', start, before(60))).toBe(false)
    expect(isWorthTouching('own-user', start, after(60))).toBe(true)
    expect(isWorthTouching('own-admin', start, before(1))).toBe(false)
    expect(isWorthTouching('own-admin', start, after(1))).toBe(true)
  })

  it('is fresh for ten minutes', () => {
    expect(isFresh(start, before(10))).toBe(true)
    expect(isFresh(start, after(10))).toBe(false)
  })
})
