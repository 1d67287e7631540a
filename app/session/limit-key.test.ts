import { describe, expect, it } from 'vitest'
import { limitKey } from './limit-key.ts'

describe('tries are counted', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [null, 'unknown'],
  ])('for %s under %s', (ip, key) => {
    expect(limitKey(ip)).toBe(key)
  })
})
