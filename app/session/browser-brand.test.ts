import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { BRAND_KEY, saveBrand } from './browser-brand.ts'

describe('the brand in browser storage', () => {
  it('has the specified shape, and nothing about the company', () => {
    const keys = new Map<string, string>()
    const storage = {
      getItem: (key: string) => keys.get(key) ?? null,
      setItem: keys.set.bind(keys),
    }
    saveBrand(storage, { ...DEFAULT_BRAND, company: { legalName: 'Wander B.V.', email: 'help@example.com' } })
    expect(JSON.parse(keys.get(BRAND_KEY) ?? '')).toEqual({
      id: '1',
      name: 'Wander Pass',
      fullName: 'Wander Pass',
      tagline: 'Your Ultimate Travel Companion',
      logoUrl: null,
      colors: {
        primary: '#846dff',
        primaryLight: '#a594ff',
        primaryDark: '#6a57cc',
        secondary: '#894eef',
        background: '#f8f7ff',
      },
      heroText: 'Travel the world with our eSIM solution',
    })
  })

  it('is written again only when it changed', () => {
    const keys = new Map<string, string>()
    const setItem = vi.fn<(key: string, text: string) => void>(keys.set.bind(keys))
    const storage = { getItem: (key: string) => keys.get(key) ?? null, setItem }
    for (const name of ['One', 'One', 'Two']) saveBrand(storage, { ...DEFAULT_BRAND, name })
    expect(setItem).toHaveBeenCalledTimes(2)
  })
})
