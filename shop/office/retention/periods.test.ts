import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { retentionCopy } from '#app/copy/office/retention.ts'
import { keptSince, describePeriod, PERIODS, type Subject } from './periods.ts'

const KINDS = Object.keys(PERIODS).filter((kind): kind is Subject => kind in PERIODS)

describe('a period', () => {
  it('in days ends that many days later, one in full years at a year’s end', () => {
    const now = new Date('2034-11-23T10:00:00Z')
    expect(keptSince('payment_messages', now, 'UTC')).toEqual(new Date('2034-08-25T10:00:00Z'))
    expect(keptSince('orders', now, 'UTC')).toEqual(new Date('2027-01-01T00:00:00Z'))
  })

  // An order in the first hour of Berlin's 2027 belongs to that year, though UTC's is still 2026.
  it.each([
    ['Europe/Berlin', '2033-12-31T22:59:59.999Z', '2025-12-31T23:00:00Z'],
    ['Europe/Berlin', '2033-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
    ['America/New_York', '2034-01-01T04:59:59.999Z', '2026-01-01T05:00:00Z'],
    ['America/New_York', '2034-01-01T05:00:00Z', '2027-01-01T05:00:00Z'],
  ])('in full years begins and ends with the year of %s, at %s too', (timeZone, now, since) => {
    expect(keptSince('orders', new Date(now), timeZone)).toEqual(new Date(since))
  })

  it.each([
    ['customer_ips', 90],
    ['mails', 180],
    ['messages', 730],
    ['wishes', 365],
    ['webhooks', 30],
    ['network_messages', 30],
    ['planned_trips', 30],
    ['links', 30],
  ] as const)('of %s is %i days to the millisecond', (kind, days) => {
    const now = new Date('2034-11-23T10:00:00.123Z')
    expect(now.getTime() - keptSince(kind, now, 'Europe/Berlin').getTime()).toBe(days * 86_400_000)
  })

  it.each(KINDS)('of %s is the same on the privacy page and in the docs', (kind) => {
    expect(retentionCopy.things.find(({ id }) => id === kind)?.lasts).toBe(describePeriod(kind))
    const rows = readFileSync(resolve(import.meta.dirname, '../../../docs/operate.md'), 'utf8').split('\n')
    expect(rows.filter((row) => row.startsWith(`| \`${kind}\` |`))).toEqual([
      expect.stringContaining(`| ${describePeriod(kind)} |`),
    ])
  })

  it('exists for nothing else', () => {
    expect(retentionCopy.things.map(({ id }) => id).toSorted()).toEqual(KINDS.toSorted())
  })
})
