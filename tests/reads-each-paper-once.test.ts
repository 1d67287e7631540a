// A quarter's books are read in one go, however many tables the page makes of them: counted, not timed.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readReportPeriod } from '#shop/figures/report/report-period.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { atNoon } from './support/at-noon.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ engine: 'embedded', startsAt: atNoon() })
})
afterAll(() => shop.close())

it('the accounts and the One-Stop-Shop return of a quarter read its documents once', async () => {
  const { engine } = shop
  if (!engine) throw new Error('Only the embedded database can be counted.')
  const vat = { country: 'DE', basisPoints: 1900, basis: 'chosen', conflict: false } as const
  const { orderId } = await shop.buy({ email: 'anna@example.com', chosenCountry: 'DE', vat })
  await shop.until(orderId, isCompleted)
  await shop.shop.worker.sweep()
  const [year, month] = shop.dayOf().split('-').map(Number)
  const period = readReportPeriod(`${year}-Q${Math.ceil((month ?? 1) / 3)}`)
  if (!period) throw new Error('There is no such quarter.')

  const asked: string[] = []
  const query = engine.query.bind(engine)
  engine.query = (text: string, ...more: unknown[]) => {
    asked.push(text)
    return Reflect.apply(query, engine, [text, ...more])
  }
  const { places, oss } = await shop.shop.accounting.viewAccounting(period)
  engine.query = query
  expect(places).toMatchObject([{ place: 'DE', vatCents: 284 }])
  expect(oss).toMatchObject([{ country: 'DE', basisPoints: 1900, netCents: 1495, vatCents: 284, corrects: null }])
  expect(asked.filter((text) => text.includes('from "invoices"'))).toHaveLength(1)
})
