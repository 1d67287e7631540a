import { describe, expect, it } from 'vitest'
import { DUE_KINDS, isForAPerson, restAfter } from './due-failure.ts'
import { failingCopy } from '#app/copy/figures/dashboards-platform.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 3_600_000

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
