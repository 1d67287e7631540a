import { deskCopy } from '#app/copy/admin-desk.ts'
import { BarChart } from '#app/ui/bar-chart.tsx'
import { FigureCard } from '#app/ui/figure-card.tsx'
import type { RangeDays } from '#shop/figures/day-range.ts'
import { changeOf, type DayFigures, type FigureName, type Figures } from '#shop/figures/shop-figures.ts'
import { formatEuro } from '#shop/values/money.ts'
import { dayText } from '#app/format/moment-text.ts'

const copy = deskCopy.overview
const GROUPED = new Intl.NumberFormat('en')
const EUROS = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })

type RangeFigureProps = { name: FigureName; now: Figures; before: Figures; days: RangeDays }

// One figure of a range, beside that of the days before.
export function RangeFigure({ name, now, before, days }: RangeFigureProps) {
  const change = changeOf(now[name], before[name])
  const value = name.endsWith('Cents') ? formatEuro(now[name]) : GROUPED.format(now[name])
  const compared = change === null ? copy.noChange(days) : copy.change(change, days)
  const notes = name === 'revenueCents' ? [compared, copy.revenueNote] : [compared]
  return <FigureCard label={copy.figures[name]} value={value} notes={notes} />
}

// What came in on each day, as a picture, a sentence and a table.
export function RevenueChart({ bars, now, days }: { bars: DayFigures[]; now: Figures; days: RangeDays }) {
  const isEmpty = bars.every(({ revenueCents, orders }) => revenueCents === 0 && orders === 0)
  const best = bars.reduce((most, bar) => (bar.revenueCents > most.revenueCents ? bar : most), {
    day: '',
    revenueCents: 0,
    orders: 0,
  })
  const total = formatEuro(now.revenueCents)
  const summary = best.day
    ? copy.summary(total, days, now.orders, dayText(best.day))
    : copy.summaryOnly(total, days, now.orders)
  return (
    <BarChart
      title={copy.chart}
      summary={isEmpty ? copy.none(days) : summary}
      tick={(cents) => EUROS.format(cents / 100)}
      bars={bars.map(({ day, revenueCents, orders }) => ({
        label: dayText(day),
        short: SHORT_DAY.format(new Date(day)),
        value: revenueCents,
        text: formatEuro(revenueCents),
        note: GROUPED.format(orders),
      }))}
      table={{ title: copy.table, label: copy.day, value: copy.revenue, note: copy.ordersColumn }}
    />
  )
}
