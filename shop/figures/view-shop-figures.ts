// How the shop did in the last days: real rows, added up by the database when somebody looks.
import type { InvoiceStore } from '#shop/invoicing/invoice-store.ts'
import type { DeskView } from '#shop/order/desk-order.ts'
import type { OrderQueries } from '#shop/order/order-queries.ts'
import type { Clock } from '#shop/ports/clock.ts'
import { dateOnlyOf } from '#shop/values/date.ts'
import { rangeBefore, rangeUntilToday, startOf, type DayRange, type RangeDays } from './day-range.ts'
import { dailyFigures, figuresOf, type DayFigures, type Figures } from './shop-figures.ts'

export type ShopFiguresView = {
  range: DayRange
  now: Figures
  before: Figures
  days: DayFigures[]
  /** How many orders each view holds in this moment, whatever the range. */
  views: Record<DeskView, number>
}

export type ViewShopFiguresDeps = { orderDesk: OrderQueries; invoices: Pick<InvoiceStore, 'sumDays'>; clock: Clock }

/** The figures of the last days in UTC, today included, beside those of as many days before. */
export async function viewShopFigures(
  { orderDesk, invoices, clock }: ViewShopFiguresDeps,
  days: RangeDays,
): Promise<ShopFiguresView> {
  const now = clock.now()
  const range = rangeUntilToday(days, dateOnlyOf(now))
  const earlier = rangeBefore(range, days)
  const [from, until] = [startOf(earlier.from), startOf(range.until)]
  const [ofOrders, ofInvoices, views] = await Promise.all([
    orderDesk.sumDays(from, until, null),
    invoices.sumDays(from, until, null),
    orderDesk.countViews(now),
  ])
  const all = { orders: ofOrders, invoices: ofInvoices }
  return { range, now: figuresOf(all, range), before: figuresOf(all, earlier), days: dailyFigures(all, range), views }
}
