import { describe, expect, it } from 'vitest'
import { isNight, leavesAt, mailedWhy } from './payment-mail.ts'

const TIME_ZONE = 'Europe/Amsterdam'

describe('the email about a failed payment', () => {
  it.each([
    ['an hour later', '2026-11-28T10:20:00Z', '2026-11-28T11:20:00Z'],
    ['the latest by day', '2026-11-28T17:59:00Z', '2026-11-28T18:59:00Z'],
    ['on the next morning after that', '2026-11-28T18:00:00Z', '2026-11-29T08:00:00Z'],
    ['on the same morning after midnight', '2026-11-28T23:30:00Z', '2026-11-29T08:00:00Z'],
    ['by day where clocks go forward', '2026-03-28T22:30:00Z', '2026-03-29T08:00:00Z'],
    ['by day where they go back', '2026-10-24T22:30:00Z', '2026-10-25T07:00:00Z'],
  ])('leaves %s', (_what, now, at) => {
    const leaving = leavesAt(new Date(now), TIME_ZONE)
    expect(leaving.toISOString()).toBe(at.replace('Z', '.000Z'))
    expect(isNight(leaving, TIME_ZONE)).toBe(false)
  })

  it.each([
    ['2026-11-28T06:59:00Z', true],
    ['2026-11-28T07:00:00Z', false],
    ['2026-11-28T19:59:00Z', false],
    ['2026-11-28T20:00:00Z', true],
  ])('doesn’t leave at night, as at %s', (at, is) => {
    expect(isNight(new Date(at), TIME_ZONE)).toBe(is)
  })

  it.each([
    ['declined', 'insufficient_funds', 'declined'],
    ['unconfirmed', null, 'unconfirmed'],
    ['declined', 'stolen_card', null],
    ['refused', 'too_many_tries', null],
  ] as const)('is for a card that was %s (%s) %s', (why, code, mailed) => {
    expect(mailedWhy({ why, code })).toBe(mailed)
  })
})
