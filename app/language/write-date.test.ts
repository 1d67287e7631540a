// Dates speak the language of the page, wherever travelers read one.
import { globSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { dayText } from '#app/format/moment-text.ts'
import type { Language } from '#values/language.ts'
import { SPOKEN } from '#app/copy/mails/spoken.ts'
import { parseDateOnly } from '#values/date.ts'
import { tellLanguageBy } from './current-language.ts'
import { firstOfMonth } from './first-of-month.ts'
import { formatDay } from './formats.ts'
import { learn } from './learn.ts'
import { tellSpoken } from './speak-in.ts'
import { writeDate } from './write-date.ts'

const dayOf = (text: string) => parseDateOnly(text) ?? expect.unreachable(text)
const speak = (language: Language) => tellLanguageBy(() => language)
// What only those who run the shop, and partners, read, which is in English.
const ENGLISH = /^app\/(features\/(desk|payout)|routes\/(office|partners))\//

describe('a date', () => {
  afterEach(tellSpoken)

  it.each([
    ['en', '9 Sep 2026', 'September 2026'],
    ['de', '9. Sept. 2026', 'September 2026'],
    ['fr', '9 sept. 2026', 'septembre 2026'],
    ['es', '9 sept 2026', 'septiembre de 2026'],
    ['it', '9 set 2026', 'settembre 2026'],
    ['nl', '9 sep 2026', 'september 2026'],
  ] as const)('is written in %s as its readers do', async (language, day, month) => {
    if (language !== 'en') await learn(language)
    speak(language)
    expect(dayText('2026-09-09T12:00:00Z')).toBe(day)
    expect(writeDate(new Date('2026-09-09T12:00:00Z'), { month: 'long', year: 'numeric' })).toBe(month)
  })

  it('names the first of a month in French, but neither an hour nor another day', async () => {
    await learn('fr')
    speak('fr')
    expect(dayText('2026-12-01T12:00:00Z')).toBe('1er déc. 2026')
    expect(dayText('2026-12-21T12:00:00Z')).toBe('21 déc. 2026')
    expect(formatDay(dayOf('2026-12-01'))).toBe('mar. 1er déc. 2026')
    expect(SPOKEN.fr.day(dayOf('2027-05-01'))).toBe('1er mai 2027')
    expect(firstOfMonth('fr', '1 h')).toBe('1 h')
  })

  it('has no language of its own on a page for travelers', () => {
    const files = globSync('app/{features,format,routes,session,ui}/**/*.{ts,tsx}').filter(
      (file) => !ENGLISH.test(file),
    )
    expect(files.length).toBeGreaterThan(200)
    const own = files.filter((file) => /DateTimeFormat\('en|toLocale\w*String\('en/.test(readFileSync(file, 'utf8')))
    expect(own).toEqual([])
  })
})
