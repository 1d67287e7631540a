import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locate, LOCATION_TRIES } from './locate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers each try in turn and records when the tries happened, in milliseconds since the first. */
function aLookup(...answers: (boolean | Error)[]) {
  const begin = Date.now()
  const moments: number[] = []
  const ask = () => {
    moments.push(Date.now() - begin)
    const answer = answers[moments.length - 1] ?? new Error('offline')
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  return { ask, moments }
}

describe('the location lookup', () => {
  it('asks once if the first answer is a place', async () => {
    const { ask, moments } = aLookup(true)
    expect(await locate(ask, new AbortController().signal)).toBe(true)
    expect(moments).toEqual([0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('asks once if the place is unknown', async () => {
    const { ask, moments } = aLookup(false)
    expect(await locate(ask, new AbortController().signal)).toBe(false)
    expect(moments).toEqual([0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives up after five more failed calls, a second apart', async () => {
    const { ask, moments } = aLookup()
    const found = locate(ask, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await found).toBe(false)
    expect(moments).toEqual([0, 1_000, 2_000, 3_000, 4_000, 5_000])
    expect(moments).toHaveLength(LOCATION_TRIES)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('continues after failed calls, and stops at the first answer', async () => {
    const { ask, moments } = aLookup(new Error('offline'), new Error('offline'), true)
    const found = locate(ask, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await found).toBe(true)
    expect(moments).toEqual([0, 1_000, 2_000])
  })

  it('stops asking once the page is closed, and leaves no timer', async () => {
    const { ask, moments } = aLookup()
    const leaving = new AbortController()
    const found = locate(ask, leaving.signal)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(vi.getTimerCount()).toBe(1)

    leaving.abort()
    expect(vi.getTimerCount()).toBe(0)
    expect(await found).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(moments).toEqual([0, 1_000])
  })

  it('doesn’t start on a page that is already closed', async () => {
    const { ask, moments } = aLookup(true)
    expect(await locate(ask, AbortSignal.abort())).toBe(false)
    expect(moments).toEqual([])
  })
})
