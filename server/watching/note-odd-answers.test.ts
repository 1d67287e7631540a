import { expect, it } from 'vitest'
import { noteOddAnswers } from './note-odd-answers.ts'

it('each cause raises one alert a day, without the value', () => {
  const alerts: unknown[] = []
  let now = new Date('2026-12-01T10:00:00Z')
  const log = { info: () => {}, warn: () => {}, error: (facts: object) => void alerts.push(facts) }
  const note = noteOddAnswers(log, { now: () => now })
  const odd = { vendor: 'network', answer: 'list of profiles', field: 'iccid' } as const
  for (const row of [3, 4, 5]) note({ ...odd, row })
  note({ ...odd, field: 'bundleExpiry', row: 3 })
  expect(alerts).toEqual([
    { ...odd, row: 3 },
    { ...odd, field: 'bundleExpiry', row: 3 },
  ])
  now = new Date('2026-12-02T10:00:00Z')
  note({ ...odd, row: 7 })
  expect(alerts).toHaveLength(3)
})
