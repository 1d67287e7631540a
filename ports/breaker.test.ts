import { beforeEach, describe, expect, it } from 'vitest'
import { openBreaker, type Breaker } from './breaker.ts'
import { VendorError } from './vendor-error.ts'

const SILENCE = new VendorError('no answer', { vendor: 'network', outcome: 'unknown', isRetryable: true })
const REFUSAL = new VendorError('no', { vendor: 'network', outcome: 'refused', isRetryable: false })

let now: number
let asked: number
let warned: string[]
let rests: boolean[]
let guard: Breaker
beforeEach(() => {
  now = 0
  asked = 0
  warned = []
  rests = []
  guard = openBreaker({
    vendor: 'network',
    message: 'no answer',
    clock: { now: () => new Date(now) },
    onRest: (isResting) => void rests.push(isResting),
    log: { info: () => {}, warn: (_facts, message) => void warned.push(message), error: () => {} },
  })
})

const call = (end: () => Promise<string> = () => Promise.resolve('answer')) =>
  guard(() => {
    asked += 1
    return end()
  }).catch((error: unknown) => error)
const BROKEN = new VendorError('oops', { vendor: 'network', outcome: 'unknown', isRetryable: true, fault: 'broken' })
const brokenly = () =>
  guard(
    () => Promise.resolve(503),
    (status) => status >= 500,
  ).catch((error: unknown) => error)
const silently = () => call(() => Promise.reject(SILENCE))
const falls = async (times: number) => {
  for (let silence = 0; silence < times; silence++) await silently()
}

describe('a vendor', () => {
  it('that failed to answer five times in a row gets no calls for ten seconds', async () => {
    await falls(5)
    now = 9_999
    expect(guard.isResting()).toBe(true)
    expect(await call()).toMatchObject({
      message: 'no answer',
      fault: 'left_alone',
      outcome: 'refused',
      isRetryable: true,
    })
    expect([asked, warned]).toEqual([5, ['a vendor is left alone for a moment']])
    now = 10_000
    expect([rests, guard.isResting()]).toEqual([[true], false])
    expect(await call()).toBe('answer')
    expect(await call()).toBe('answer')
    expect(rests).toEqual([true, false])
  })

  it('that fails again after the pause gets another one, whoever else calls meanwhile', async () => {
    await falls(5)
    now = 10_000
    const [first, second] = await Promise.all([silently(), call()])
    expect([first, second]).toEqual([SILENCE, expect.any(VendorError)])
    expect(asked).toBe(6)
    now = 19_999
    await call()
    expect(asked).toBe(6)
  })

  it('gets a single trial call after the pause, and all calls once it answers', async () => {
    await falls(5)
    now = 10_000
    const trying = call(() => Promise.resolve('answer'))
    expect(guard.isResting()).toBe(true)
    await trying
    expect(guard.isResting()).toBe(false)
  })

  it.each([
    ['gives a server error as its answer', brokenly, 503],
    ['fails with a server error', () => call(() => Promise.reject(BROKEN)), BROKEN],
  ])('that %s five times in a row is left alone too, like one that is silent', async (_what, fail, said) => {
    for (let time = 0; time < 4; time += 1) expect(await fail()).toBe(said)
    expect([await silently(), guard.isResting()]).toEqual([SILENCE, true])
    expect([await fail(), warned]).toEqual([
      expect.objectContaining({ fault: 'left_alone' }),
      ['a vendor is left alone for a moment'],
    ])
    now = 10_000
    expect(await fail()).toBe(said)
    expect(guard.isResting()).toBe(true)
    now = 20_000
    await call()
    expect([guard.isResting(), rests]).toEqual([false, [true, false]])
  })

  it.each([
    ['answers', () => Promise.resolve('answer')],
    ['says no', () => Promise.reject(REFUSAL)],
    ['meets a fault of ours', () => Promise.reject(new TypeError('x'))],
  ])('that %s in between counts as available', async (_what, end) => {
    await falls(4)
    await call(end)
    await falls(4)
    expect(await call()).toBe('answer')
  })
})
