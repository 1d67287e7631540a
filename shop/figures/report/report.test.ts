import { describe, expect, it } from 'vitest'
import { judgeHealth, type HealthFacts } from '#shop/figures/health/health.ts'
import { listReportPeriods, readReportPeriod } from './report-period.ts'
import { reportTable, type Reports } from './report.ts'
import { dateOnlyOf, parseDateOnly } from '#values/date.ts'
import { csvOf } from '#tests/support/csv-of.ts'

describe('the period of a report', () => {
  it.each([
    ['2026-11', 'month', '2026-11-01', '2026-12-01'],
    ['2026-12', 'month', '2026-12-01', '2027-01-01'],
    ['2026-Q1', 'quarter', '2026-01-01', '2026-04-01'],
    ['2026-Q4', 'quarter', '2026-10-01', '2027-01-01'],
  ])('%s begins and ends with whole days', (name, kind, from, until) => {
    expect(readReportPeriod(name)).toEqual({ name, kind, range: { from, until } })
  })

  it.each(['', '2026', '2026-13', '2026-00', '2026-Q5', '1999-01', '2026-11-01', 'x2026-11', '2026-q1'])(
    'is not %j',
    (text) => expect(readReportPeriod(text)).toBeNull(),
  )

  it('is offered from today backward, across a new year', () => {
    const today = parseDateOnly('2027-02-14')
    if (!today) throw new Error('no day')
    const { quarters, months } = listReportPeriods(today)
    expect(quarters.slice(0, 3)).toEqual(['2027-Q1', '2026-Q4', '2026-Q3'])
    expect(months.slice(0, 3)).toEqual(['2027-02', '2027-01', '2026-12'])
    for (const name of [...quarters, ...months]) expect(readReportPeriod(name)).not.toBeNull()
  })
})

const DAY = dateOnlyOf(new Date('2026-03-02T12:00:00Z'), 'UTC')
const OWN_FILES = [
  { source: 'own', directive: 'img-src', page: '/', reports: 3, today: 3, firstDay: DAY, lastDay: DAY },
] as const

describe('a report as a file', () => {
  it('has euros with a decimal point, and nothing that a spreadsheet would calculate', () => {
    const reports = {
      vat: [
        {
          country: 'DE',
          basisPoints: 1900,
          basis: 'country',
          isOss: true,
          netCents: 2691,
          vatCents: -511,
          invoices: 3,
          creditNotes: 1,
        } as const,
      ],
      zones: [{ zone: '=1+1', invoices: 1, creditNotes: 0, netCents: 100, totalCents: 121 }],
      coupons: [],
      by: 'coupon',
      margins: [
        {
          names: [''],
          orders: 3,
          netCents: 4485,
          costCents: 960,
          marginCents: 2030,
          uncosted: 1,
          feeCents: 104,
          withoutFee: 1,
          commissionCents: 299,
          contributionCents: 1627,
        },
      ],
      unpaid: [{ why: 'declined', code: 'insufficient_funds', orders: 2, totalCents: 3_618 }],
      unpaidOrders: [],
      isUnpaidMailOn: false,
    } as const satisfies Reports
    expect(csvOf(reportTable('unpaid', reports)).split('\r\n')[1]).toBe('"declined","insufficient_funds",2,36.18')
    expect(csvOf(reportTable('vat', reports)).split('\r\n')[1]).toBe(
      '"DE","Germany","country",19,"yes",26.91,-5.11,3,1',
    )
    expect(csvOf(reportTable('zones', reports))).toContain(`"'=1+1",1,0,1,1.21`)
    expect(csvOf(reportTable('coupons', reports)).split('\r\n')).toHaveLength(2)
    const [heads, line] = csvOf(reportTable('margins', reports)).split('\r\n')
    expect([heads?.slice(0, 17), line]).toEqual(['"Coupon","Orders"', ',3,44.85,9.6,20.3,1,1.04,1,2.99,16.27'])
  })
})

const FAILING = {
  kind: 'refund',
  item: '1',
  orderId: null,
  tries: 5,
  problem: 'x',
  firstAt: new Date(0),
  nextAt: new Date(0),
}

describe('a verdict', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const before = (ms: number) => new Date(now.getTime() - ms)
  const well: HealthFacts = {
    databaseMs: 3,
    workerBeatAt: before(10_000),
    overdue: { orders: 0, since: null },
    failing: [],
    toLookAt: 0,
    stuck: 0,
    failed: 0,
    inReview: 0,
    vatConflicts: 0,
    polling: { orders: 3, p50Ms: 900, p95Ms: 4_000 },
    mails: { waiting: 0, refused: 0 },
    unprocessedEvents: 0,
    tokenAgeMs: 1_000,
    disk: { freeBytes: 50e9, totalBytes: 100e9 },
    figures: { checkedAt: now, differences: 0 },
    blocked: [],
  }

  it('is good where all is well', () => {
    expect(new Set(Object.values(judgeHealth(well, now)))).toEqual(new Set(['ok']))
  })

  it.each([
    ['database', { databaseMs: 501 }, 'look'],
    ['worker', { workerBeatAt: before(121_000) }, 'look'],
    ['worker', { workerBeatAt: null }, 'look'],
    ['due_orders', { overdue: { orders: 1, since: before(61_000) } }, 'look'],
    ['due_orders', { overdue: { orders: 1, since: before(2_000) } }, 'ok'],
    ['due_work', { failing: [FAILING] }, 'look'],
    ['orders', { toLookAt: 1 }, 'look'],
    ['polling', { polling: { orders: 1, p50Ms: 1, p95Ms: 75_001 } }, 'look'],
    ['polling', { polling: null }, 'unknown'],
    ['mails', { mails: { waiting: 1, refused: 0 } }, 'look'],
    ['payment_events', { unprocessedEvents: 1 }, 'look'],
    ['token', { tokenAgeMs: null }, 'unknown'],
    ['disk', { disk: { freeBytes: 4e9, totalBytes: 100e9 } }, 'look'],
    ['disk', { disk: { freeBytes: 0.9e9, totalBytes: 2e9 } }, 'look'],
    ['disk', { disk: null }, 'unknown'],
    ['figures', { figures: { checkedAt: now, differences: 1 } }, 'look'],
    ['blocked', { blocked: OWN_FILES }, 'look'],
    ['figures', { figures: { checkedAt: null, differences: null } }, 'unknown'],
  ] as const)('on the %s with %j is %s', (sign, facts, verdict) => {
    expect(judgeHealth({ ...well, ...facts }, now)[sign]).toBe(verdict)
  })
})
