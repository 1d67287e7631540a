import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { momentInZone } from './moment.tsx'

describe('a moment at the desks', () => {
  it.each([
    ['2026-12-03T23:30:09Z', 'Europe/Amsterdam', { day: '4 Dec 2026', time: '00:30', zone: 'CET' }],
    ['2026-07-03T12:00:00Z', 'Europe/Amsterdam', { day: '3 Jul 2026', time: '14:00', zone: 'CEST' }],
    ['2026-12-03T23:30:09Z', 'UTC', { day: '3 Dec 2026', time: '23:30', zone: 'UTC' }],
    ['2026-12-03T23:30:09Z', 'Asia/Kolkata', { day: '4 Dec 2026', time: '05:00', zone: 'GMT+5:30' }],
  ])('of %s is shown in %s with the zone’s name on that day', (instant, timeZone, words) => {
    expect(momentInZone(instant, timeZone)).toEqual(words)
  })

  it('shows seconds where they matter', () => {
    expect(momentInZone('2026-12-03T23:30:09Z', 'UTC', 'second').time).toBe('23:30:09')
  })

  it('is shown by the same component on every desk page', () => {
    const files = globSync('app/{routes/{office,partners/business},features/desk}/**/*.tsx')
    expect(files.length).toBeGreaterThan(40)
    const others = files.filter((file) => /momentText|toLocale|DateTimeFormat\(/.test(readFileSync(file, 'utf8')))
    expect(others).toEqual(['app/features/desk/moment.tsx'])
  })
})
