import { describe, expect, it } from 'vitest'
import {
  fateOf,
  GIVE_UP_AFTER_MS,
  pauseAfterFault,
  TELL_STAFF_AFTER_MS,
  type Fault,
  type RequestKind,
} from './faults.ts'

const PASSING: Fault[] = [
  'silent',
  'broken',
  'busy',
  'unauthorized',
  'unreadable',
  'refused',
  'out_of_stock',
  'no_credit',
  'late',
  'lost',
  'mail_postponed',
  'mail_refused',
  'record_missing',
]

describe('a fault', () => {
  it.each(PASSING)('that can pass is tried again: %s', (fault) => {
    expect(fateOf(fault)).toHaveProperty('tryAgain')
  })

  it.each([
    ['unusable_iccid', undefined, 'esim_unusable'],
    ['unusable_code', undefined, 'esim_unusable'],
    ['iccid_taken', undefined, 'esim_taken'],
    ['target_gone', 'top_up', 'network_refused'],
    ['not_known', 'allocation', 'network_refused'],
    ['not_known', 'top_up', 'network_refused'],
    ['conflict', 'top_up', 'network_refused'],
  ] as [Fault, RequestKind | undefined, string][])(
    'that cannot pass goes to a person: %s (%s)',
    (fault, request, reason) => {
      expect(fateOf(fault, request)).toEqual({ review: reason })
    },
  )

  it('that is looked at, not asked for, may be over in a moment', () => {
    expect(fateOf('not_known')).toHaveProperty('tryAgain')
    expect(fateOf('conflict', 'allocation')).toHaveProperty('tryAgain')
  })
})

describe('the pauses', () => {
  it.each(PASSING)('grow for a day, and nobody is asked all the time: %s', (fault) => {
    let spentMs = 0
    let tries = 0
    let before = 0
    while (spentMs < GIVE_UP_AFTER_MS) {
      tries += 1
      const pauseMs = pauseAfterFault(fault, tries)
      expect(pauseMs).toBeGreaterThanOrEqual(before)
      before = pauseMs
      spentMs += pauseMs
    }
    expect(tries).toBeGreaterThan(20)
    expect(tries).toBeLessThan(120)
  })

  it('are seconds at first, two minutes for a while, then a quarter of an hour, and longer for a mail server that said no', () => {
    expect([1, 2, 3].map((tries) => pauseAfterFault('busy', tries))).toEqual([5_000, 10_000, 20_000])
    expect([5, 6, 20].map((tries) => pauseAfterFault('silent', tries))).toEqual([80_000, 120_000, 120_000])
    expect([21, 50].map((tries) => pauseAfterFault('late', tries))).toEqual([15 * 60_000, 15 * 60_000])
    const quick = Array.from({ length: 20 }, (_, at) => pauseAfterFault('busy', at + 1)).reduce((sum, ms) => sum + ms)
    expect(quick).toBeGreaterThan(30 * 60_000)
    expect([1, 50].map((tries) => pauseAfterFault('mail_refused', tries))).toEqual([60_000, 60 * 60_000])
  })

  it('are short after what got lost, however often something failed before, since the network answers', () => {
    expect([1, 9, 20].map((tries) => pauseAfterFault('lost', tries))).toEqual([5_000, 30_000, 30_000])
    expect(pauseAfterFault('lost', 21)).toBe(15 * 60_000)
  })

  it('let the shop try for ten minutes before staff is told, and for a day in all', () => {
    expect([TELL_STAFF_AFTER_MS, GIVE_UP_AFTER_MS]).toEqual([10 * 60_000, 24 * 60 * 60_000])
  })
})
