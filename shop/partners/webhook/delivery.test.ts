import { describe, expect, it } from 'vitest'
import { afterTry, givenUpAfter, restAfter } from './delivery.ts'
import { signingSecrets } from './endpoint.ts'

const NOW = new Date('2026-12-10T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const SECOND = 1_000
const DAY = 86_400 * SECOND

describe('a webhook that nobody accepts', () => {
  it('is given up after a day, and not a millisecond earlier', () => {
    const givenUpAt = givenUpAfter(NOW)
    expect(givenUpAt).toEqual(later(DAY))
    expect(afterTry(500, 9, givenUpAt, later(DAY - 1))).toEqual({ state: 'waiting', nextTryAt: givenUpAt })
    expect(afterTry(500, 9, givenUpAt, later(DAY))).toEqual({ state: 'failed', nextTryAt: null })
    expect(afterTry(204, 9, givenUpAt, later(DAY))).toEqual({ state: 'taken', nextTryAt: null })
  })

  it.each([
    [199, 'waiting'],
    [200, 'taken'],
    [299, 'taken'],
    [300, 'waiting'],
    [null, 'waiting'],
  ])('is told by the answer: %s leaves it %s', (status, state) => {
    expect(afterTry(status, 1, later(DAY), NOW)).toMatchObject({ state })
  })

  it('is tried again after ten seconds, and twice as long each time, up to two hours', () => {
    const pauses = [1, 2, 3, 10, 11, 40].map((tries) => +(afterTry(500, tries, later(DAY), NOW).nextTryAt ?? 0) - +NOW)
    expect(pauses.map((ms) => ms / SECOND)).toEqual([10, 20, 40, 5_120, 7_200, 7_200])
  })

  it('lets its endpoint rest only while there is no answer at all', () => {
    expect(restAfter(0, NOW)).toBeNull()
    expect([1, 2, 5, 6, 40].map((silences) => (+(restAfter(silences, NOW) ?? 0) - +NOW) / SECOND)).toEqual([
      30, 60, 480, 600, 600,
    ])
  })
})

it('signs with the former secret beside the new one until its time is over, and from then on with the new one', () => {
  const secrets = { secret: 'new', formerSecret: 'former', formerUntil: NOW }
  expect(signingSecrets(secrets, later(-1))).toEqual(['new', 'former'])
  expect(signingSecrets(secrets, NOW)).toEqual(['new'])
})
