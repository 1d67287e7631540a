// The figures of a dashboard: days added up for a range and for the one before it, in whole cents, on paper.
import type { DayOfInvoices } from '#shop/invoicing/invoice.ts'
import type { DayOfOrders } from '#shop/order/desk-order.ts'
import { daysOf, type DayRange } from './day-range.ts'

export const FIGURES = [
  'revenueCents',
  'netRevenueCents',
  'orders',
  'delivered',
  'topUps',
  'refunds',
  'refundedCents',
  'couponCents',
] as const
export type FigureName = (typeof FIGURES)[number]
export type Figures = Record<FigureName, number>

/** One bar of the chart: what came in on a day, refunds taken away, with VAT. */
export type DayFigures = { day: string; revenueCents: number; orders: number }

export type Days = { orders: DayOfOrders[]; invoices: DayOfInvoices[] }

/** Revenue is what was invoiced, with VAT and without, less what was credited in the same days. */
export function figuresOf({ orders, invoices }: Days, range: DayRange): Figures {
  const isInside = ({ day }: { day: string }) => day >= range.from && day < range.until
  const sum = <Day extends { day: string }>(days: Day[], of: (day: Day) => number) =>
    days.filter(isInside).reduce((total, day) => total + of(day), 0)
  return {
    revenueCents: sum(invoices, ({ totalCents }) => totalCents),
    netRevenueCents: sum(invoices, ({ totalCents, vatCents }) => totalCents - vatCents),
    orders: sum(orders, (day) => day.orders),
    delivered: sum(orders, (day) => day.delivered),
    topUps: sum(orders, (day) => day.topUps),
    refunds: sum(invoices, (day) => day.refunds),
    refundedCents: sum(invoices, (day) => day.refundedCents),
    couponCents: sum(orders, (day) => day.couponCents),
  }
}

/** Every day of the range, also those on which nothing happened. */
export function dailyFigures({ orders, invoices }: Days, range: DayRange): DayFigures[] {
  const ordersOn = new Map(orders.map((day) => [day.day, day.orders]))
  const revenueOn = new Map(invoices.map((day) => [day.day, day.totalCents]))
  return daysOf(range).map((day) => ({ day, revenueCents: revenueOn.get(day) ?? 0, orders: ordersOn.get(day) ?? 0 }))
}

/** How much more than before, in whole percent; null when there was nothing before to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before <= 0 ? null : Math.round(((now - before) / before) * 100)
