import { describe, expect, it } from 'vitest'
import {
  fateOf,
  GIVE_UP_AFTER_MS,
  pauseAfterFault,
  TELL_STAFF_AFTER_MS,
  type Fault,
  type RequestKind,
} from './faults.ts'

/** A fault that hits all orders, and ends for all of them at once. */
const OUTAGES: Fault[] = ['silent', 'broken', 'busy', 'unauthorized', 'unreadable', 'no_credit', 'late', 'lost']
/** A fault that may be this order's own. */
const OWN: Fault[] = ['refused', 'out_of_stock', 'mail_postponed', 'mail_refused', 'record_missing']
const PASSING: Fault[] = [...OUTAGES, ...OWN, 'left_alone']

describe('a fault', () => {
  it.each(PASSING)('that can pass is retried: %s', (fault) => {
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

  it('is retried soon if it happened while looking something up', () => {
    expect(fateOf('not_known')).toHaveProperty('tryAgain')
    expect(fateOf('conflict', 'allocation')).toHaveProperty('tryAgain')
  })
})

describe('the pauses', () => {
  it.each(OWN)('grow for a day, so that no vendor is called all the time: %s', (fault) => {
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

  it.each(OUTAGES)('never exceed two minutes, so that everything resumes within minutes: %s', (fault) => {
    const pauses = Array.from({ length: 1_000 }, (_, at) => pauseAfterFault(fault, at + 1))
    expect(Math.min(...pauses)).toBe(5_000)
    expect(Math.max(...pauses)).toBe(fault === 'lost' ? 30_000 : 120_000)
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  })

  it('are those of the circuit breaker if the vendor wasn’t even called', () => {
    expect([1, 2, 50].map((tries) => pauseAfterFault('left_alone', tries))).toEqual([10_000, 10_000, 10_000])
  })

  it('are seconds at first, then two minutes, then a quarter of an hour, and longer after a mail server’s refusal', () => {
    expect([1, 2, 3].map((tries) => pauseAfterFault('out_of_stock', tries))).toEqual([5_000, 10_000, 20_000])
    expect([5, 6, 20].map((tries) => pauseAfterFault('refused', tries))).toEqual([80_000, 120_000, 120_000])
    expect([21, 50].map((tries) => pauseAfterFault('mail_postponed', tries))).toEqual([15 * 60_000, 15 * 60_000])
    const quick = Array.from({ length: 20 }, (_, at) => pauseAfterFault('refused', at + 1)).reduce(
      (sum, ms) => sum + ms,
    )
    expect(quick).toBeGreaterThan(30 * 60_000)
    expect([1, 50].map((tries) => pauseAfterFault('mail_refused', tries))).toEqual([60_000, 60 * 60_000])
  })

  it('are short after a lost answer, however often something failed before, because the network answers', () => {
    expect([1, 9, 20].map((tries) => pauseAfterFault('lost', tries))).toEqual([5_000, 30_000, 30_000])
  })

  it('let the shop retry for ten minutes before staff are told, and for a day in total', () => {
    expect([TELL_STAFF_AFTER_MS, GIVE_UP_AFTER_MS]).toEqual([10 * 60_000, 24 * 60 * 60_000])
  })
})
