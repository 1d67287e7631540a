import { expect, it } from 'vitest'
import { addDays, parseDateOnly, type DateOnly } from '#values/date.ts'
import { viewSecurityExpiry, watchSecurityFile } from './watch-security-file.ts'

function day(text: string): DateOnly {
  const read = parseDateOnly(text)
  if (!read) throw new Error(`${text} is no day.`)
  return read
}
const CONFIRMED = day('2026-01-01')

const expiresOn = (today: string) => viewSecurityExpiry({ securityConfirmedOn: CONFIRMED, today: () => day(today) })

/** What is said in the log `days` days after the confirmation. */
async function saidAfter(days: number, securityConfirmedOn: DateOnly | null = CONFIRMED) {
  const said: unknown[] = []
  const note = (facts: object, message: string) => void said.push({ message, ...facts })
  const log = { info: note, warn: note, error: note }
  await watchSecurityFile({ securityConfirmedOn, today: () => addDays(CONFIRMED, days), log })
  return said
}

it('security.txt expires within a year of its confirmation, whatever day it is', () => {
  expect(['2026-01-01', '2026-12-01', '2027-03-01'].map(expiresOn)).toEqual(Array(3).fill('2026-12-27'))
})

it('without a confirmation, it never expires, and nobody is reminded', async () => {
  expect(viewSecurityExpiry({ securityConfirmedOn: null, today: () => day('2026-01-01') })).toBe('2026-06-30')
  expect(await saidAfter(5_000, null)).toEqual([])
})

it('its owner is reminded from thirty days before, and after that until it is confirmed again', async () => {
  expect(await saidAfter(329)).toEqual([])
  for (const [after, days] of [
    [330, 30],
    [360, 0],
    [400, -40],
  ] as const)
    expect(await saidAfter(after)).toEqual([{ message: 'security.txt expires soon', expires: '2026-12-27', days }])
})
