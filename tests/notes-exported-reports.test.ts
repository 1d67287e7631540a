// Downloads of reports and books are in the audit log, like every other export.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog } from '#db/schema.ts'
import { readReportPeriod } from '#shop/figures/report/report-period.ts'
import { quickEngine } from './support/engines.ts'
import { openPayingShop, type PayingShop } from './support/paying-out.ts'

let at: PayingShop
beforeAll(async () => {
  at = await openPayingShop(quickEngine())
})
afterAll(() => at.shop.close())

it('logs who exported which report of which period, but no refused exports', async () => {
  const { shop, owner, byOwner, db } = at
  const period = readReportPeriod('2031-Q1')
  if (!period) throw new Error('There is no such quarter.')
  const { accounting, figures } = shop.shop
  const asked = { ...period, token: owner.token }
  const refused = [
    await accounting.exportAccounting({ ...asked, token: null }, byOwner()),
    await accounting.exportOssReturn({ ...asked, token: null }, byOwner()),
    await figures.exportReports({ ...asked, report: 'vat', token: null }, byOwner()),
  ]
  expect(refused.map(({ ok }) => ok)).toEqual([false, false, false])
  const taken = [
    await accounting.exportAccounting(asked, byOwner()),
    await accounting.exportOssReturn(asked, byOwner()),
    await figures.exportReports({ ...asked, report: 'vat' }, byOwner()),
  ]
  expect(taken.map(({ ok }) => ok)).toEqual([true, true, true])
  const notes = await db().select().from(auditLog).where(eq(auditLog.action, 'report_exported')).orderBy(auditLog.id)
  expect(notes.map(({ subject, actorId, facts }) => ({ subject, actorId, facts }))).toEqual(
    ['accounting', 'oss', 'vat'].map((subject) => ({ subject, actorId: owner.id, facts: { period: '2031-Q1' } })),
  )
})
