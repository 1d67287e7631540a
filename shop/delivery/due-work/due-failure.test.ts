import { describe, expect, it } from 'vitest'
import { DUE_KINDS, isForAPerson, restAfter } from './due-failure.ts'
import { failingCopy } from '#app/copy/figures/dashboards-platform.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 3_600_000

describe('a failure comes before a person', () => {
  const firstAt = new Date(0)
  const rests = (isVendor: boolean, at: number, ...tries: number[]) =>
    tries.map((each) => restAfter({ tries: each, isVendor, firstAt }, new Date(at)) / 1_000)
  const isSeen = (tries: number, isVendor: boolean, ms: number) =>
    isForAPerson({ tries, isVendor, firstAt }, new Date(ms))

  it('with the fifth try if it is ours', () => {
    expect([4, 5].map((tries) => isSeen(tries, false, 0))).toEqual([false, true])
  })

  it('with the twentieth try and the thirtieth minute if a vendor is away', () => {
    expect([19, 20].map((tries) => isSeen(tries, true, 30 * MINUTE_MS))).toEqual([false, true])
    expect(isSeen(20, true, 30 * MINUTE_MS - 1)).toBe(false)
  })

  it('and rests as long as it is told', () => {
    expect(rests(false, 0, 0, 1, 2, 9, 10, 60)).toEqual([0, 60, 120, 15_360, 21_600, 21_600])
    expect(rests(true, 0, 3, 4, 5, 8, 9, 60)).toEqual([0, 2, 4, 32, 60, 60])
    expect(rests(true, 30 * MINUTE_MS, 19, 20, 60)).toEqual([60, 900, 900])
  })
})

describe.each([...DUE_KINDS])('%s that fails', (kind) => {
  it.each([true, false])('rests longer each time, and comes before a person (a vendor’s fault: %s)', (isVendor) => {
    const firstAt = new Date(0)
    let now = 0
    let last = 0
    let tries = 1
    for (; !isForAPerson({ tries, isVendor, firstAt }, new Date(now)); tries += 1) {
      const rest = restAfter({ tries, isVendor, firstAt }, new Date(now))
      expect(rest).toBeGreaterThanOrEqual(last)
      now += rest
      last = rest
      expect(tries).toBeLessThan(100)
    }
    expect(now).toBeLessThan(DAY_MS)
    expect(restAfter({ tries, isVendor, firstAt }, new Date(now))).toBeGreaterThan(MINUTE_MS)
  })

  it('has words for whoever looks at it', () => {
    expect(failingCopy.kinds[kind]).not.toBe('')
  })
})
