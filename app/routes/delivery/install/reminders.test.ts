import { describe, expect, it } from 'vitest'
import { parseDateOnly } from '#values/date.ts'
import { listReminders } from './calendar.ts'

const day = (text: string) => {
  const date = parseDateOnly(text)
  if (!date) throw new Error(`${text} is no day.`)
  return date
}

describe('the calendar reminds', () => {
  it.each<[string, string | null, string | null, string[]]>([
    ['of the eve and the arrival', '2026-12-10', null, ['install 2026-12-09', 'roaming 2026-12-10']],
    ['today when the arrival is today', '2026-12-01', null, ['install 2026-12-01', 'roaming 2026-12-01']],
    ['today when the arrival is tomorrow', '2026-12-02', null, ['install 2026-12-01', 'roaming 2026-12-02']],
    ['tomorrow without travel dates', null, null, ['install 2026-12-02']],
    ['tomorrow when the arrival is over', '2026-11-20', null, ['install 2026-12-02']],
    ['of the end once it is activated', null, '2026-12-09T23:10:00Z', ['expires 2026-12-09']],
    ['of nothing that is over', '2026-11-02', '2026-11-30T23:10:00Z', []],
    ['of arrival and end', '2026-12-05', '2026-12-15T08:00:00Z', ['roaming 2026-12-05', 'expires 2026-12-15']],
  ])('%s', (_what, arrival, expiry, expected) => {
    const reminders = listReminders({
      arrival: arrival === null ? null : day(arrival),
      expiresAt: expiry === null ? null : new Date(expiry),
      today: day('2026-12-01'),
      startsAt: 'first use',
    })
    expect(reminders.map(({ kind, on }) => `${kind} ${on}`)).toEqual(expected)
  })

  it.each(['installation', null] as const)(
    'of an installation on the day of arrival if it starts at %s',
    (startsAt) => {
      const trip = { arrival: day('2026-12-10'), expiresAt: null, today: day('2026-12-01') }
      expect(listReminders({ ...trip, startsAt })[0]).toEqual({ kind: 'install', on: '2026-12-10' })
    },
  )
})
