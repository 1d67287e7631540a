import { expect, test } from 'vitest'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { couponsCopy } from '#app/copy/office/coupons.ts'
import { reportsCopy, systemCopy } from './dashboards-platform.ts'
import { waitingCopy } from './figures.ts'

test('names report periods as people do', () => {
  expect(['2026-Q4', '2026-11'].map(reportsCopy.periodName)).toEqual(['Quarter 4 of 2026', 'November 2026'])
})

test('groups digits in large counts of waiting items', () => {
  expect(waitingCopy.total(4210)).toBe('4,210 open items')
  expect(waitingCopy.notes.messages(1200)).toBe('1,200 waiting for more than 24 hours')
  expect(systemCopy.toLook(1000)).toBe('1,000 checks to look at.')
  expect(couponsCopy.used(2_490, 10_000)).toBe('2,490 of 10,000')
  expect(deskCopy.overview.summaryOnly('€1.00', 365, 90_110)).toBe('€1.00 from 90,110 orders in 365 days.')
})
