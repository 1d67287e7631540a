import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberDevice, rememberedDevice } from './guide.tsx'

afterEach(() => void vi.unstubAllGlobals())

describe('the phone of the guide', () => {
  it('is remembered if the browser has storage', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
    expect(rememberedDevice()).toBeNull()
    rememberDevice('pixel')
    expect(rememberedDevice()).toBe('pixel')
  })

  it.each([
    ['has no storage', null],
    [
      'forbids it',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('denied')
          },
        },
      ),
    ],
  ])('is asked for again in a browser that %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage)
    expect(() => rememberDevice('pixel')).not.toThrow()
    expect(rememberedDevice()).toBeNull()
  })
})
