// Around the turn of a year, every document, number, and line of the books has the shop's own day, whether its zone is
// ahead of UTC or behind it. What was issued before shops did so keeps its date.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { invoices } from '#db/schema.ts'
import { readReportPeriod } from '#shop/figures/report/report-period.ts'
import { invoiceStore } from '#shop/sales/invoicing/invoice-store.ts'
import { isCompleted, isRefunded } from '#shop/sales/order/order-conditions.ts'
import { readCsv } from '#values/text/csv.ts'
import { quickEngine } from './support/engines.ts'
import { hasAnAccount } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { openPayingShop } from './support/paying-out.ts'
import { csvOf } from './support/csv-of.ts'

let shop: TestShop
afterEach(() => shop.close())

const TURNS = [
  // Half past midnight, while it is still the old year in UTC.
  { zone: 'Asia/Tokyo', startsAt: '2030-12-31T15:30:00Z', day: '2031-01-01', inUtc: '2030-12-31' },
  // Half past eleven at night, when the new year has begun in UTC.
  { zone: 'America/New_York', startsAt: '2031-01-01T04:30:00Z', day: '2030-12-31', inUtc: '2031-01-01' },
] as const
const periodOf = (name: string) => {
  const period = readReportPeriod(name)
  if (!period) throw new Error('There is no such period.')
  return period
}
const quarterOf = (day: string) => periodOf(`${day.slice(0, 4)}-Q${day.slice(5, 7) === '01' ? 1 : 4}`)
const monthOf = (day: string) => periodOf(day.slice(0, 7))

describe.each(TURNS)('a sale in $zone at $startsAt', ({ zone, startsAt, day, inUtc }) => {
  it(`belongs to ${day} on its documents, in the reports, the return, and the books`, async () => {
    shop = await openTestShop({ startsAt: new Date(startsAt), settings: { TIME_ZONE: zone } })
    expect(shop.shop.today()).toBe(day)
    const { orderId } = await shop.buy({ email: 'buyer@example.com' })
    await shop.until(orderId, isCompleted)
    await shop.shop.worker.sweep()
    await shop.shop.refunds.refundOrder(orderId)
    await shop.until(orderId, isRefunded)
    await shop.shop.worker.sweep()

    const year = day.slice(0, 4)
    const [invoice, note] = await invoiceStore(shop.database).listOfOrder(orderId)
    expect(invoice).toMatchObject({
      issuedOn: day,
      number: `WANDERPASS-${year}-000001`,
      snapshot: { suppliedOn: day, payment: { on: day } },
    })
    expect(note).toMatchObject({
      issuedOn: day,
      number: `WANDERPASS-C-${year}-000001`,
      snapshot: { payment: { on: day }, corrects: { issuedOn: day } },
    })

    const { accounting, figures } = shop.shop
    for (const [of, documents] of [
      [day, 1],
      [inUtc, 0],
    ] as const) {
      const sums = (await figures.viewReports(monthOf(of))).vat
      expect(sums.map((sum) => [sum.invoices, sum.creditNotes])).toEqual(documents === 0 ? [] : [[1, 1]])
      expect((await accounting.viewAccounting(quarterOf(of))).places).toHaveLength(documents)
    }
    const owner = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
    const caller = { ...shop.at, actor: { id: owner.id, type: 'super-admin' as const } }
    const taken = await accounting.exportAccounting({ ...monthOf(day), token: owner.token }, caller)
    const lines = taken.ok ? ((await readCsv(csvOf(taken.table))) ?? []).slice(1) : []
    expect(lines.map((line) => line[2])).toEqual(expect.arrayContaining(['invoice', 'credit_note', 'fee']))
    expect(new Set(lines.map((line) => line[3]))).toEqual(new Set([day]))
  })
})

it('a document from before keeps its date and its period, those of UTC', async () => {
  shop = await openTestShop({ startsAt: new Date('2030-12-31T15:30:00Z'), settings: { TIME_ZONE: 'Asia/Tokyo' } })
  const { orderId } = await shop.buy({ email: 'earlier@example.com' })
  await shop.until(orderId, isCompleted)
  await shop.shop.worker.sweep()
  const db = shop.database.db()
  const [now] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  if (!now) throw new Error('There is no invoice.')
  const before = { ...now, id: randomUUID(), part: 2, series: 'BEFORE-2030', number: 'BEFORE-2030-000001' }
  await db.insert(invoices).values({ ...before, issuedOn: null })
  const kept = await invoiceStore(shop.database).find(orderId, 'invoice', 2)
  expect(kept?.issuedOn).toBe('2030-12-31')
  const counted = async (name: string) =>
    (await shop.shop.figures.viewReports(periodOf(name))).vat.map((sum) => sum.invoices)
  expect([await counted('2030-12'), await counted('2031-01')]).toEqual([[1], [1]])
})

it.each(TURNS)('what a partner earns and is paid in $zone at $startsAt belongs to $day', async (turn) => {
  const { day, startsAt, zone } = turn
  const paying = await openPayingShop(quickEngine(), { startsAt: new Date(startsAt), settings: { TIME_ZONE: zone } })
  shop = paying.shop
  await shop.shop.payouts.savePayer({ typed: paying.payer, proof: paying.proof }, paying.byOwner())
  const partner = await paying.partner('paper')
  await paying.save(partner, { vatNumber: 'NL123456789B01', isSelfBilled: true })
  await paying.earn('paper', 12_345)
  await paying.paid(await paying.made())
  const fetch = (month: string) =>
    shop.shop.payouts.fetchStatement({ businessId: 'paper', month, as: 'csv' }, partner.by)
  const given = await fetch(day.slice(0, 7))
  expect(given.ok && given.statement.lines.map(({ on }) => on)).toEqual([day, day])
  expect(given.ok && given.statement.closing).toMatchObject({ payableCents: 0 })
  expect(given.ok && given.statement.paid).toMatchObject([
    { on: day, paperNumber: `WANDERPASS-SB-${day.slice(0, 4)}-000001` },
  ])
  // Nothing was there before, and the month that has begun only in UTC has not begun.
  expect(await fetch(turn.inUtc.slice(0, 7))).toEqual({ ok: false, problem: 'no_statement' })
})
