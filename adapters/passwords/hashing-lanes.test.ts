import { describe, expect, it } from 'vitest'
import { Crowded } from '#ports/crowded.ts'
import { findRoom, inTurn } from './argon2.ts'

/** Work that finishes when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, finish: () => resolve() }
}

describe('the line in front of the hashing', () => {
  it('is limited for strangers, and lets known visitors go first', async () => {
    const [one, other] = [held(), held()]
    const running = [inTurn('strangers', one.work), inTurn('strangers', other.work)]
    const order: string[] = []
    const note = (who: string) => () => Promise.resolve(order.push(who))
    const waiting = Array.from({ length: 20 }, (_, place) => inTurn('strangers', note(`stranger ${place}`)))

    expect(findRoom('strangers')).toMatchObject({ problem: 'too_often', retryAfterSeconds: expect.any(Number) })
    await expect(inTurn('strangers', note('too late'))).rejects.toThrow(Crowded)
    expect(findRoom('known')).toEqual({ ok: true })
    const known = inTurn('known', note('the owner'))

    one.finish()
    await Promise.all([known, ...waiting])
    expect(order).toEqual(['the owner', ...waiting.map((_, place) => `stranger ${place}`)])
    expect(findRoom('strangers')).toEqual({ ok: true })
    other.finish()
    await Promise.all(running)
  })

  it('continues after a failed job', async () => {
    await expect(inTurn('known', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await inTurn('known', () => Promise.resolve('done'))).toBe('done')
  })
})
