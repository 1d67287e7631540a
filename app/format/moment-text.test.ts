import { describe, expect, it } from 'vitest'
import { momentInZone } from '#app/features/desk/moment.tsx'
import { dayText, momentText, shortDayText } from './moment-text.ts'

describe('a month in a date', () => {
  it('has three letters, September too', () => {
    const at = '2026-09-03T14:05:00Z'
    expect(dayText(at)).toBe('3 Sep 2026')
    expect(shortDayText(at)).toBe('3 Sep')
    expect(momentText(at)).toBe('3 Sep 2026, 14:05 UTC')
    expect(momentInZone(at, 'Europe/Amsterdam')).toMatchObject({ day: '3 Sep 2026', time: '16:05' })
  })
})
