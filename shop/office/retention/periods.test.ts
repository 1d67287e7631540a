import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { retentionCopy } from '#app/copy/office/retention.ts'
import { keptSince, describePeriod, PERIODS, type Kept } from './periods.ts'

const KINDS = Object.keys(PERIODS).filter((kind): kind is Kept => kind in PERIODS)

describe('a period', () => {
  it('in days ends that many days later, one in full years at a year’s end', () => {
    const now = new Date('2034-11-23T10:00:00Z')
    expect(keptSince('payment_messages', now)).toEqual(new Date('2034-08-25T10:00:00Z'))
    expect(keptSince('orders', now)).toEqual(new Date('2027-01-01T00:00:00Z'))
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
