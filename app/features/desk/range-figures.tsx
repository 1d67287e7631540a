import { formatEuro } from '#app/language/formats.ts'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { dayText, shortDayText } from '#app/format/moment-text.ts'
import { Chart, type ChartPictures } from '#app/ui/chart.tsx'
import type { Column } from '#app/ui/data-table.tsx'
import { FigureCard } from '#app/ui/figure-card.tsx'
import type { Comparison, RangeDays } from '#shop/figures/report/day-range.ts'
import { percentChange, type DayFigures, type FigureName, type Figures } from '#shop/figures/report/shop-figures.ts'
import type { ShopFiguresView } from '#shop/figures/report/view-shop-figures.ts'
import { addDays } from '#values/date.ts'

const copy = deskCopy.overview
const GROUPED = new Intl.NumberFormat('en')

type RangeFigureProps = { name: FigureName; now: Figures; before: Figures; days: RangeDays; comparison?: Comparison }

// One figure of a range, beside that of the days before.
export function RangeFigure({ name, now, before, days, comparison = 'before' }: RangeFigureProps) {
  const change = percentChange(now[name], before[name])
  const value = name.endsWith('Cents') ? formatEuro(now[name]) : GROUPED.format(now[name])
  const compared = change === null ? copy.noChange(days, comparison) : copy.change(change, days, comparison)
  const notes = name === 'revenueCents' ? [compared, copy.revenueNote] : [compared]
  return <FigureCard label={copy.figures[name]} value={value} notes={notes} />
}

/** 'Nov 3', or 'Nov 3 to Nov 9' where a bar is a week. */
const spanText = ({ day, until }: DayFigures) => {
  const last = addDays(until, -1)
  return last === day ? dayText(day) : `${shortDayText(day)} – ${dayText(last)}`
}

type Row = { day: DayFigures; before: DayFigures | undefined }
const columnsOf = (comparison: Comparison): Column<Row>[] => [
  { name: 'day', heading: copy.day, cell: ({ day }) => spanText(day), isRowHeader: true },
  { name: 'revenue', heading: copy.revenue, cell: ({ day }) => formatEuro(day.revenueCents), isNumber: true },
  { name: 'orders', heading: copy.ordersColumn, cell: ({ day }) => GROUPED.format(day.orders), isNumber: true },
  {
    name: 'before',
    heading: copy.revenueBefore[comparison],
    cell: ({ before }) => (before ? formatEuro(before.revenueCents) : copy.nothingBefore),
    isNumber: true,
  },
]

type RevenueChartProps = {
  figures: Pick<ShopFiguresView, 'days' | 'daysBefore' | 'now'>
  drawn: ChartPictures
  days: RangeDays
  comparison?: Comparison
}

// What came in on each day or week, as a picture, a sentence and a table.
export function RevenueChart({ figures, drawn, days, comparison = 'before' }: RevenueChartProps) {
  const { days: bars, daysBefore, now } = figures
  const isEmpty = bars.every(({ revenueCents, orders }) => revenueCents === 0 && orders === 0)
  const best = bars.reduce<DayFigures | null>(
    (most, bar) => (bar.revenueCents > (most?.revenueCents ?? 0) ? bar : most),
    null,
  )
  const isByWeek = days > bars.length
  const total = formatEuro(now.revenueCents)
  const summary = best
    ? copy.summary(total, days, now.orders, spanText(best), isByWeek)
    : copy.summaryOnly(total, days, now.orders)
  return (
    <Chart
      title={isByWeek ? copy.chartOfWeeks : copy.chart}
      summary={isEmpty ? copy.none(days) : summary}
      drawn={drawn}
      table={{
        title: copy.table,
        columns: columnsOf(comparison),
        rows: bars.map((day, place) => ({ day, before: daysBefore[place] })),
        keyOf: ({ day }) => day.day,
      }}
    />
  )
}
