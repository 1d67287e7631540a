import { describe, expect, it } from 'vitest'
import { cachedFor } from '#ports/cached-for.ts'
import { NEVER_AWAY, fallBackIfAway, type Away } from './away.ts'

const goingAway = (): Away & { go: () => void } => {
  const waiting = new Set<() => void>()
  return {
    isAway: () => false,
    onAway: (callBack) => {
      waiting.add(callBack)
      return () => void waiting.delete(callBack)
    },
    isFault: () => true,
    go: () => [...waiting].forEach((callBack) => callBack()),
  }
}

describe('a call that waits for the database', () => {
  it('gets its answer, or learns that it is down', async () => {
    expect(await fallBackIfAway(NEVER_AWAY, Promise.resolve('answer'), () => 'away')).toBe('answer')
    await expect(fallBackIfAway(NEVER_AWAY, Promise.reject(new Error('no')), () => 'away')).rejects.toThrow('no')
    const away = goingAway()
    const told = fallBackIfAway(away, new Promise<string>(() => {}), () => 'away')
    away.go()
    expect(await told).toBe('away')
  })
})

describe('a cached value', () => {
  it('stays while the database is down, and is read again afterwards', async () => {
    let now = 0
    const away = goingAway()
    const answers: (() => Promise<string>)[] = [
      () => Promise.resolve('first'),
      () => Promise.reject(new Error('gone')),
      () => new Promise<string>(() => {}),
      () => Promise.resolve('second'),
    ]
    const ask = cachedFor(
      1_000,
      () => answers.shift()?.() ?? Promise.reject(new Error('none')),
      {
        now: () => new Date(now),
      },
      away,
    )
    expect(await ask()).toBe('first')
    now += 2_000
    expect(await ask()).toBe('first')
    now += 2_000
    const silent = ask()
    away.go()
    expect(await silent).toBe('first')
    now += 2_000
    expect(await ask()).toBe('second')
  })

  it('is not invented if nothing was read before', async () => {
    const ask = cachedFor(1_000, () => Promise.reject(new Error('gone')), { now: () => new Date(0) }, goingAway())
    await expect(ask()).rejects.toThrow('gone')
  })
})
