import { describe, expect, it } from 'vitest'
import { cleanName, isReadable } from './full-name.ts'

describe('a name', () => {
  it.each([
    ['  Nora   New ', 'Nora New'],
    ['Nora\r\nNew', 'Nora New'],
    ['Zoë Ångström-王', 'Zoë Ångström-王'],
    ['No\u0000ra\u202E New\uFFFD', 'Nora New'],
    ['\u0000 \u200B', ''],
    ['x'.repeat(500), 'x'.repeat(200)],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept)
  })

  it('contains no control characters', () => {
    expect(isReadable('Nora')).toBe(true)
    expect(isReadable('turned \u202E round')).toBe(false)
    expect(isReadable('\uD800')).toBe(false)
  })
})
