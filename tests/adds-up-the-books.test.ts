// The books on the page are added up by the database, those in the file line by line: both are the same to the cent.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoices } from '#db/schema.ts'
import { ACCOUNT_KINDS, sumPlaces } from '#shop/office/accounting/account-line.ts'
import { ossTable } from '#shop/office/accounting/oss-return.ts'
import { readReportPeriod, type ReportPeriod } from '#shop/figures/report/report-period.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { readCsv } from '#values/text/csv.ts'
import { KRANICH } from './support/a-company.ts'
import { apiOrdering } from './support/api-ordering.ts'
import { companyVatIn } from './support/buying.ts'
import { engines } from './support/engines.ts'
import { hasAnAccount } from './support/having-accounts.ts'
import { hasEarned } from './support/has-earned.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner } from './support/prepaying.ts'
import { csvOf } from './support/csv-of.ts'

const FROM = (country: string, basisPoints: number) =>
  ({ chosenCountry: country, vat: { country, basisPoints, basis: 'chosen', conflict: false } }) as const
/** Two quarters in the future, so that nothing but this test's own orders is in them. */
const [FIRST, SECOND] = ['2031-Q1', '2031-Q2']

const period = (name: string): ReportPeriod => {
  const read = readReportPeriod(name)
  if (!read) throw new Error(`There is no ${name}.`)
  return read
}
const toCents = (cell: string | undefined) => Math.round(Number(cell) * 100)

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  const buy = async (ordered: Parameters<TestShop['buy']>[0] = {}) =>
    shop.until((await shop.buy(ordered)).orderId, isCompleted)
  const earn = (orderId: string, cents: number) =>
    hasEarned(shop.database, { businessId: 'alpha', orderId, cents, now: shop.clock.now() })

  beforeAll(async () => {
    shop = await openTestShop({ engine, startsAt: new Date('2031-03-30T12:00:00Z') })
    const alpha = await aPartner(shop, 'alpha')
    const { callerOf, delivered } = apiOrdering(shop)
    await alpha.deposit(100_00)
    await delivered(await callerOf('alpha'))
    const [german, monegasque] = [await buy(FROM('DE', 1900)), await buy(FROM('MC', 2000))]
    await buy(FROM('US', 0))
    const company = { ...companyWith(KRANICH), isToBeSaved: false }
    const ofCompany = await buy({ company, vat: await companyVatIn(shop, KRANICH, null) })
    for (const [{ id }, cents] of [
      [german, 150],
      [ofCompany, 200],
      [german, 25],
    ] as const)
      await earn(id, cents)
    shop.jump({ days: 5 })
    const again = await buy(FROM('DE', 1900))
    await buy()
    for (const { id } of [german, monegasque, again]) await shop.shop.refunds.refundOrder(id)
    await shop.letTimePass({ minutes: 2 }, 30)
  }, 120_000)
  afterAll(() => shop.close())

  it.each([FIRST, SECOND, '2031-03'])('in %s', async (name) => {
    const { token, id } = await hasAnAccount(shop, `owner-${name}@example.com`, 'super-admin')
    const caller = { ...shop.at, actor: { id, type: 'super-admin' as const } }
    const taken = await shop.shop.accounting.exportAccounting({ ...period(name), token }, caller)
    const lines = taken.ok ? ((await readCsv(csvOf(taken.table))) ?? []).slice(1) : []
    const own = lines.filter(([, , kind]) => kind !== 'fee')
    const { places, oss } = await shop.shop.accounting.viewAccounting(period(name))
    expect(own.length).toBeGreaterThan(3)
    expect(places).toEqual(
      sumPlaces(
        own.map(([place = '', , kind = '', , , , , net, vat]) => ({
          place,
          kind: ACCOUNT_KINDS.find((each) => each === kind) ?? 'fee',
          netCents: toCents(net),
          vatCents: toCents(vat),
        })),
      ),
    )
    const filed = await shop.shop.accounting.exportOssReturn({ ...period(name), token }, caller)
    expect(filed).toEqual(oss ? { ok: true, table: ossTable(oss, name, 'NL') } : { ok: false, problem: 'no_quarter' })
    expect(await shop.database.db().$count(invoices)).toBeGreaterThan(6)
  })

  it('with every kind of place, and with corrections of the quarter before', async () => {
    const [before, after] = [
      await shop.shop.accounting.viewAccounting(period(FIRST)),
      await shop.shop.accounting.viewAccounting(period(SECOND)),
    ]
    expect(before.places.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['DE', 'MC', 'outside_eu', 'reverse_charge']),
    )
    expect(before.places.map(({ commissionCents }) => commissionCents)).toEqual(expect.arrayContaining([-175, -200]))
    expect(after.oss?.map(({ country, corrects }) => [country, corrects])).toEqual([
      ['DE', null],
      ['DE', FIRST],
      ['FR', FIRST],
    ])
  })
})
